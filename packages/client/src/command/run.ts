import { Shortcake } from '../shortcake.ts';
import { account } from './commands/account.ts';
import { cancel } from './commands/cancel.ts';
import type { Command, Result } from './commands/command.ts';
import { download } from './commands/download.ts';
import { get } from './commands/get.ts';
import { make } from './commands/make.ts';
import { templates } from './commands/templates.ts';
import { UsageError } from './errors.ts';
import { exitCodeOf, exitCodes } from './exit-codes.ts';
import { help } from './help.ts';
import { createScreen, type Screen, type Terminal } from './screen.ts';
import { describeError } from './told-error.ts';
import { version } from './version.ts';

const commands = new Map<string, Command>(
  Object.entries({ make, templates, account, get, download, cancel }),
);

export type Surroundings = {
  stdout: { write(text: string): unknown };
  stderr: Terminal;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
};

/** Runs the command that the words name; answers its exit code. */
export async function run(words: string[], { stdout, stderr, signal }: Surroundings) {
  const isJson = words.includes('--json');
  const screen = createScreen(stdout, stderr, isJson);
  try {
    const { json, lines } = await resultOf(words, screen, signal);
    screen.result(isJson ? [JSON.stringify(json)] : lines);
    return exitCodes.done;
  } catch (error) {
    screen.clear();
    const told = describeError(error, signal);
    if (isJson) screen.result([JSON.stringify({ error: told })]);
    else screen.problem(told.message);
    return exitCodeOf(error, signal);
  }
}

async function resultOf(words: string[], screen: Screen, signal: AbortSignal): Promise<Result> {
  const [name, ...more] = words;
  if (words.includes('--help')) return { json: { help }, lines: help.split('\n') };
  if (name === '--version') return { json: { version: version() }, lines: [version()] };
  const command = commands.get(name ?? '');
  if (!command) {
    const problem = name === undefined ? 'Name a command' : `There is no command ${name}`;
    const known = [...commands.keys()].join(', ');
    throw new UsageError(`${problem}: ${known}. \`shortcake --help\` says what they do.`);
  }
  return command(more, { shortcake: new Shortcake(), screen, signal });
}
