import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Asked, FromEngines, ToEngines } from './engines-process.ts';

/** Fakes of `fal` and `openai-videos` over HTTP, in a process of their own. */
export type Engines = {
  /** For the product's environment. */
  variables: Record<string, string>;
  pid: number;
  /** How long an ask takes from now on, in milliseconds. */
  takeTime(ms: number): void;
  /** What they have been asked so far. */
  asked(): Promise<Asked>;
  stop(): Promise<void>;
};

/** Starts them; a video is done so many seconds after it was asked for. */
export async function startEngines(seconds: number): Promise<Engines> {
  const program = new URL('./engines-process.ts', import.meta.url);
  const child = fork(program, [String(seconds)]);
  const answer = async <Kind extends FromEngines>() => (await once(child, 'message'))[0] as Kind;
  const tell = (words: ToEngines) => child.send(words);
  const { variables } = await answer<{ variables: Record<string, string> }>();
  return {
    variables,
    pid: child.pid as number,
    takeTime: (postMs) => void tell({ postMs }),
    asked() {
      tell('tell');
      return answer<Asked>();
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
