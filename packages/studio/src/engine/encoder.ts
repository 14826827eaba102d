import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running ffmpeg which reads frames from its standard input. */
export type Encoder = {
  write: (frame: Uint8Array) => Promise<void>;
  finish: () => Promise<void>;
  kill: () => Promise<void>;
};

/** Starts ffmpeg; `write` and `finish` reject with what it said when it fails. */
export function startEncoder(ffmpegPath: string, args: readonly string[]): Encoder {
  const child = spawn(ffmpegPath, args, { stdio: ['pipe', 'ignore', 'pipe'] });
  const { stdin, stderr } = child as ChildProcess & {
    stdin: NonNullable<ChildProcess['stdin']>;
    stderr: NonNullable<ChildProcess['stderr']>;
  };
  let said = '';
  stderr.on('data', (text) => {
    said = (said + text).slice(-2000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (cause) => reject(new Error(`ffmpeg does not start: ${cause.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${signal ?? code}: ${said.trim() || 'no message'}`));
    });
  });
  ended.catch(() => {});
  // A broken pipe is told better by how ffmpeg ended.
  stdin.on('error', () => {});

  return {
    async write(frame) {
      const written = new Promise<void>((resolve, reject) => {
        stdin.write(frame, (cause) => (cause ? reject(cause) : resolve()));
      });
      await Promise.race([written, ended]).catch(async (cause) => {
        await ended;
        throw cause;
      });
    },
    async finish() {
      stdin.end();
      await ended;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
      const closed = once(child, 'exit');
      child.kill('SIGKILL');
      await closed;
    },
  };
}
