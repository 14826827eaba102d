import type { Parent } from './parent.ts';

/** How media came about, by IPTC's list: by a trained model, or by a program's own rules. */
export type SourceType = 'trainedAlgorithmicMedia' | 'algorithmicMedia';

/** What was done to the engine's file before it was signed. */
export type Change = 'cropped' | 'transcoded' | 'repackaged' | 'sound removed';

/** A program, and its version. */
export type Program = { name: string; version?: string };

/** What a manifest says. No prompt, title or person is among it. */
export type Facts = {
  /** Who signs. */
  generator: Program;
  /** Who made the picture. */
  engine: Program;
  source: SourceType;
  changes: readonly Change[];
  /** What the engine's file said of itself. */
  parent?: Parent | undefined;
  signedAt: Date;
};
