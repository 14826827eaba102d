import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './errors.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options that were written, and the words besides. Throws UsageError for one that there is not. */
export function read<const Own extends Options>(args: string[], options: Own) {
  const json = { type: 'boolean' } as const;
  try {
    return parseArgs({ args, options: { ...options, json }, allowPositionals: true });
  } catch (error) {
    // What else Node says is how to write a word that begins with a dash.
    const [problem] = (error as Error).message.split('. ');
    throw new UsageError(`${problem}. Options: ${names({ ...options, json })}.`);
  }
}

const names = (options: Options) =>
  Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');

/** The one id that a command takes. */
export function onlyId(positionals: string[]): string {
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) {
    throw new UsageError('Give the id of one video, which `shortcake make` printed.');
  }
  return id;
}

export function noMore(positionals: string[]): void {
  const [first] = positionals;
  if (first !== undefined) {
    throw new UsageError(`"${first}" has no place here. Put what has blanks into quotes.`);
  }
}
