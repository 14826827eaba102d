import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export type Ended = { exitCode: number; stdout: string; stderr: string };
type Where = { cwd: string; env: Record<string, string> };

/** Starts a program as somebody's shell would, with the variables given. */
export function startProgram(program: string, words: string[], { cwd, env }: Where) {
  const child = spawn(program, words, {
    ...{ cwd, env: { ...process.env, ...env } },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: endOf(child) };
}

/** Runs a program to its end. */
export const runProgram = (program: string, words: string[], where: Where): Promise<Ended> =>
  startProgram(program, words, where).ended;

async function endOf(child: ChildProcess): Promise<Ended> {
  const said = [text(child.stdout as never), text(child.stderr as never)];
  const [exitCode] = await once(child, 'close');
  const [stdout = '', stderr = ''] = await Promise.all(said);
  return { exitCode, stdout, stderr };
}
