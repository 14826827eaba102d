import type { Shortcake } from '../../shortcake.ts';
import type { Screen } from '../screen.ts';

/** What a command prints: `lines`, or with --json the object. */
export type Result = { json: object; lines: string[] };

/** What a command works with. */
export type Tools = {
  shortcake: Shortcake;
  screen: Screen;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
};

/** Given the words after its name. */
export type Command = (words: string[], tools: Tools) => Promise<Result>;
