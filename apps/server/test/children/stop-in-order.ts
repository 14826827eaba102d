import { once } from 'node:events';
import { createLog } from '../../src/platform/log.ts';
import { stopInOrder } from '../../src/platform/shutdown.ts';

// Runs something whose stop ends at SIGUSR1; at SIGUSR2 it makes the fault of argument 1. Prints what
// happens to it, and its exit code.

const fail = (message: string) => () => {
  throw new TypeError(message);
};
const FAULTS: Record<string, () => unknown> = {
  'an error': () => setTimeout(fail('unforeseen')),
  'a rejection': () => Promise.reject(new TypeError('unforeseen')),
  'one error after another': () => setInterval(fail('unforeseen'), 1),
};

const running = {
  async stop() {
    const allowed = once(process, 'SIGUSR1');
    console.log('stopping');
    await allowed;
    console.log('stopped');
  },
};
stopInOrder(Promise.resolve(running), createLog({ level: 'info' }));
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
  process.on(signal, () => console.log(`told ${signal}`));
}
process.on('SIGUSR2', () => FAULTS[process.argv[2] ?? '']?.());
process.on('exit', (code) => console.log(`ended with ${code}`));
// Nothing else keeps it.
setInterval(() => {}, 1000);
console.log('ready');
