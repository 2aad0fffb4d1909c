// Answers what Solana's own runtime makes of transactions: one JSON line for each line
// of standard input. It has no slots: "expire" makes the next blockhash.
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { getAddressDecoder, getAddressEncoder } from '@solana/kit';

const { Account, LiteSvm } = createRequire(import.meta.url)('litesvm-linux-x64-gnu');
const addressOf = (b) => getAddressDecoder().decode(b);
const bytesOf = (address) => new Uint8Array(getAddressEncoder().encode(address));
const bytes = (text) => Buffer.from(text, 'base64');
const text = (b) => Buffer.from(b).toString('base64');

// errorOf turns Rust's words for an error into those of JSON-RPC.
function errorOf(result) {
  const found = /^FailedTransactionMetadata\(FailedTransactionMetadata \{ err: (.*?), meta: /s.exec(result.toString());
  if (!found) return null;
  const words = found[1];
  let m;
  if ((m = /^InstructionError\((\d+), Custom\((\d+)\)\)$/.exec(words))) return { InstructionError: [+m[1], { Custom: +m[2] }] };
  if ((m = /^InstructionError\((\d+), (\w+)(\(.*\))?\)$/.exec(words))) return { InstructionError: [+m[1], m[2]] };
  if ((m = /^InsufficientFundsForRent \{ account_index: (\d+) \}$/.exec(words))) return { InsufficientFundsForRent: { account_index: +m[1] } };
  if ((m = /^DuplicateInstruction\((\d+)\)$/.exec(words))) return { DuplicateInstruction: +m[1] };
  return words;
}

let svm;
const commands = {
  begin({ accounts }) {
    svm = new LiteSvm();
    return commands.set({ accounts });
  },
  set({ accounts }) {
    for (const a of accounts) {
      svm.setAccount(bytesOf(a.key), new Account(BigInt(a.lamports), bytes(a.data ?? ''), bytesOf(a.owner), false, 0xffffffffffffffffn));
    }
    return {};
  },
  expire() {
    svm.expireBlockhash();
    return { blockhash: svm.latestBlockhash() };
  },
  send({ transaction, versioned }) {
    const raw = bytes(transaction);
    const result = versioned ? svm.sendVersionedTransaction(raw) : svm.sendLegacyTransaction(raw);
    const error = errorOf(result);
    const meta = error === null ? result : result.meta();
    return { error, logs: meta.logs() };
  },
  perform({ transaction, versioned, keys }) {
    return { ...(commands.send({ transaction, versioned })), ...(commands.accounts({ keys })), ...(commands.expire()) };
  },
  accounts({ keys }) {
    return {
      accounts: keys.map((key) => {
        const a = svm.getAccount(bytesOf(key));
        return a && a.lamports() > 0n ? { key, lamports: String(a.lamports()), owner: addressOf(a.owner()), data: text(a.data()) } : null;
      }),
    };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { command, ...rest } = JSON.parse(line);
  let answer;
  try {
    answer = commands[command](rest);
  } catch (error) {
    answer = { failed: String(error.stack ?? error) };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
