import type { Ask, Script } from './behavior.ts';

/** What every fake engine is made with. */
export type FakeOptions = {
  /** Where it is reached: what its answers' addresses begin with. */
  baseUrl: string;
  /** The only key it accepts; any, or none, when left out. */
  key?: string;
  /** The videos that it gives out, as mp4 files. */
  video: (ask: Ask) => Promise<Uint8Array>;
  script: Script;
};

/** One thing that a fake engine was asked, in the order of their coming. */
export type JournalEntry = {
  /** Milliseconds since 1970. */
  at: number;
  kind: 'submit' | 'poll' | 'list' | 'file' | 'cancel';
  /** The job; none for a submit that made none, and for lists. */
  id?: string;
  /** Of a submit. */
  ask?: Ask;
  /** The status of the answer; 0 for none. */
  status: number;
};

/** A fake engine: fetch-style, and all that it was ever asked. */
export type Fake = {
  handler: (request: Request) => Promise<Response>;
  journal: JournalEntry[];
};

/** Thrown by a handler that wants the connection cut, as `serveFake` does. */
export class CutConnection extends Error {}
