import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { FromEngines, ToEngines } from './engines-process.ts';

/** Fakes of `fal` and `openai-videos` over HTTP, in a process of their own. */
export type Engines = {
  /** For the product's environment. */
  variables: Record<string, string>;
  pid: number;
  /** How long an ask takes from now on, in milliseconds. */
  takeTime(ms: number): void;
  /** The prompt of each ask that they have made a job of. */
  made(): Promise<string[]>;
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
    async made() {
      tell('tell');
      return (await answer<{ made: string[] }>()).made;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
