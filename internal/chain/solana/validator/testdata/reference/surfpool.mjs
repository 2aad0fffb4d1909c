// Answers what Surfpool, a local Solana of others, makes of transactions: one JSON line
// for each line of standard input.
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';

const { Surfnet } = createRequire(import.meta.url)('@solana/surfpool-linux-x64-gnu');
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

let net;
async function ask(method, ...params) {
  const response = await fetch(net.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return response.json();
}

// call asks what has to succeed.
async function call(method, ...params) {
  const { result, error } = await ask(method, ...params);
  if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
  return result;
}

const commands = {
  async begin({ accounts }) {
    net?.stop();
    net = Surfnet.startWithConfig({ offline: true, blockProductionMode: 'transaction' });
    return commands.set({ accounts });
  },
  async set({ accounts }) {
    for (const a of accounts) {
      await call('surfnet_setAccount', a.key, { lamports: Number(a.lamports), owner: a.owner, data: Buffer.from(a.data ?? '', 'base64').toString('hex'), executable: false });
    }
    return {};
  },
  // A block without transactions is made by travelling to the next slot.
  async expire() {
    // It may have come to that slot by itself meanwhile, and then refuses.
    for (let left = 20; ; left--) {
      const { absoluteSlot } = await call('getEpochInfo', { commitment: 'processed' });
      const { error } = await ask('surfnet_timeTravel', { absoluteSlot: absoluteSlot + 1 });
      if (!error) break;
      if (left === 0) throw new Error(`surfnet_timeTravel: ${JSON.stringify(error)}`);
    }
    const { value } = await call('getLatestBlockhash', { commitment: 'processed' });
    return { blockhash: value.blockhash };
  },
  async send({ transaction }) {
    const { value } = await call('simulateTransaction', transaction, { encoding: 'base64', sigVerify: false, commitment: 'processed' });
    const { result: name, error } = await ask('sendTransaction', transaction, { encoding: 'base64', skipPreflight: true });
    if (error) return { error: error.data?.err ?? value.err ?? error, logs: value.logs };
    for (let n = 0; n < 400; n++) {
      const { value: statuses } = await call('getSignatureStatuses', [name]);
      if (statuses[0]) {
        const told = await call('getTransaction', name, { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 });
        return { error: statuses[0].err, logs: value.logs, meta: told?.meta };
      }
      if (value.err && n > 3) break; // it never lands
      await pause(5);
    }
    return { error: value.err, logs: value.logs };
  },
  async perform({ transaction, versioned, keys }) {
    return { ...(await commands.send({ transaction, versioned })), ...(await commands.accounts({ keys })), ...(await commands.expire()) };
  },
  async parsed({ keys }) {
    const { value } = await call('getMultipleAccounts', keys, { encoding: 'jsonParsed', commitment: 'processed' });
    return { parsed: value.map((a) => a?.data) };
  },
  async accounts({ keys }) {
    const { value } = await call('getMultipleAccounts', keys, { encoding: 'base64', commitment: 'processed' });
    return {
      accounts: value.map((a, i) => (a && a.lamports > 0 ? { key: keys[i], lamports: String(a.lamports), owner: a.owner, data: a.data[0] } : null)),
    };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { command, ...rest } = JSON.parse(line);
  let answer;
  try {
    answer = await commands[command](rest);
  } catch (error) {
    answer = { failed: String(error.stack ?? error) };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
net?.stop();
process.exit(0);
