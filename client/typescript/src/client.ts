import type { components, paths } from "./api_gen.js";

type Method = "get" | "post" | "put" | "patch" | "delete";
type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never }[keyof paths];
type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : never;

// The request and response types of an operation. A part that the operation does not have is
// `never` in the generated types; an optional part is optional there too.
type Part<O, Name extends string, As extends string> = O extends { parameters: { [_ in Name]: infer T } }
  ? { readonly [_ in As]: T }
  : O extends { parameters: { [_ in Name]?: infer T } }
    ? [T] extends [undefined] ? unknown : { readonly [_ in As]?: T }
    : unknown;
type Request<O> = Part<O, "path", "path"> & Part<O, "query", "query"> &
  (O extends { requestBody: infer B } ? { readonly body: Json<B> } : unknown) & { readonly signal?: AbortSignal };
type Answer<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 202)]> : never;
type Arguments<O> = {} extends Request<O> ? [request?: Request<O>] : [request: Request<O>];

/** A page of a list. `nextCursor` is null on the last page. */
export type Page<T> = { readonly data: readonly T[]; readonly nextCursor: string | null };
type ListPath = { [P in PathOf<"get">]: Answer<paths[P]["get"]> extends Page<unknown> ? P : never }[PathOf<"get">];
type Item<P extends ListPath> = Answer<paths[P]["get"]> extends Page<infer T> ? T : never;

/** Options of a client. */
export interface GranaryOptions {
  /** The address of the service without a path, such as `https://granary.example.com`. */
  readonly baseUrl: string;
  /** A bearer token, or a function that returns one for each request. */
  readonly token: string | (() => string | Promise<string>);
  /** A replacement of `fetch`, for example one with timeouts. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A response that is not a success. `code` is stable; the message is for people. */
export class GranaryError extends Error {
  override readonly name = "GranaryError";
  constructor(
    message: string,
    readonly status: number,
    /** Undefined if the response is not from the service, but for example from a proxy. The service may not have received the request. */
    readonly code: components["schemas"]["ErrorCode"] | undefined,
    /** The id of the request in the service's log. */
    readonly requestId: string | null,
    /** Seconds until a request will be accepted, for status 429; otherwise undefined. */
    readonly retryAfter: number | undefined,
  ) {
    super(message);
  }
}

/**
 * One method for each HTTP method, with the paths, parameters and bodies of
 * api/openapi.yaml. It only adds the token: it has no retries and no timeout.
 * Retry a request with a `requestId` unchanged until it gets a response.
 *
 * A JSON number is a double: `amountUsd` is exact below nine billion dollars.
 * String amounts stay strings.
 */
export class Granary {
  constructor(private readonly options: GranaryOptions) {}

  get<P extends PathOf<"get">>(path: P, ...[request]: Arguments<paths[P]["get"]>): Promise<Answer<paths[P]["get"]>> {
    return this.send("GET", path, request);
  }
  post<P extends PathOf<"post">>(path: P, ...[request]: Arguments<paths[P]["post"]>): Promise<Answer<paths[P]["post"]>> {
    return this.send("POST", path, request);
  }
  put<P extends PathOf<"put">>(path: P, ...[request]: Arguments<paths[P]["put"]>): Promise<Answer<paths[P]["put"]>> {
    return this.send("PUT", path, request);
  }
  patch<P extends PathOf<"patch">>(path: P, ...[request]: Arguments<paths[P]["patch"]>): Promise<Answer<paths[P]["patch"]>> {
    return this.send("PATCH", path, request);
  }
  delete<P extends PathOf<"delete">>(path: P, ...[request]: Arguments<paths[P]["delete"]>): Promise<Answer<paths[P]["delete"]>> {
    return this.send("DELETE", path, request);
  }

  /** Iterates over a list, page by page. */
  async *list<P extends ListPath>(path: P, ...[request]: Arguments<paths[P]["get"]>): AsyncGenerator<Item<P>, void, undefined> {
    const given = request as { query?: object } | undefined;
    for (let cursor: string | null = null; ; ) {
      const page: Page<Item<P>> = await this.send("GET", path, { ...given, query: cursor === null ? { ...given?.query } : { ...given?.query, cursor } });
      yield* page.data;
      if ((cursor = page.nextCursor) === null) return;
    }
  }

  private async send<T>(method: string, path: string, request: object = {}): Promise<T> {
    const { path: names = {}, query = {}, body, signal } = request as
      { path?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; signal?: AbortSignal };
    const url = new URL(path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(name, names[name])), this.options.baseUrl);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
    const token = typeof this.options.token === "string" ? this.options.token : await this.options.token();
    const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const answer = await (this.options.fetch ?? fetch)(url, {
      method, headers, redirect: "error", ...(body !== undefined && { body: JSON.stringify(body) }), ...(signal && { signal }),
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as T;
    let said: { error?: string; message?: string | null; code?: components["schemas"]["ErrorCode"] } = {};
    try { said = JSON.parse(text) ?? {}; } catch { /* the response is not from the service */ }
    throw new GranaryError(said.message ?? said.error ?? `${method} ${path} answered ${answer.status}`, answer.status, said.code,
      answer.headers.get("Service-Request-Id"), Number(answer.headers.get("Retry-After")) || undefined);
  }
}

// pathSegment returns a value encoded for a path. It rejects values that would change the path.
function pathSegment(name: string, value: string | undefined): string {
  if (value === undefined || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} cannot be ${JSON.stringify(value)}`);
  return encodeURIComponent(value);
}
