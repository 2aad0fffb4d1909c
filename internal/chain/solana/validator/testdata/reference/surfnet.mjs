// A Surfpool, a local Solana of others, that makes slots only when it is told to travel to
// one. It says its address, and ends with standard input.
import { createRequire } from 'node:module';

const { Surfnet } = createRequire(import.meta.url)('@solana/surfpool-linux-x64-gnu');
const net = Surfnet.startWithConfig({ offline: true, blockProductionMode: 'manual', slotTimeMs: 100_000_000 });
setInterval(() => net.drainEvents(), 5); // it stops for good when 1,024 of them wait
process.stdout.write(net.rpcUrl + '\n');
process.stdin.resume();
process.stdin.on('end', () => {
  net.stop();
  process.exit(0);
});
