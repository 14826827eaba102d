import { setImmediate } from 'node:timers/promises';
import { isSimilar } from '@shortcake/provenance/fingerprint/compare';
import { copyOf } from '@shortcake/provenance/fingerprint/copy';
import type { Frames } from '@shortcake/provenance/fingerprint/frames';
import { keysOfCopy } from '@shortcake/provenance/fingerprint/keys';
import { makeFingerprint } from '@shortcake/provenance/fingerprint/make';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import type { MediaTools } from '../media/run-ffmpeg.ts';
import { findCandidates } from './queries.ts';
import { readFrames } from './read-frames.ts';

/** What a video looks like; undefined where it cannot be known by that. Throws as `runFfmpeg` does. */
export const fingerprintOf = async (path: string, tools: MediaTools) =>
  makeFingerprint(await readFrames(path, tools));

/**
 * Whether a file is a copy of a video that is known, as far as it can be decoded; undefined where it cannot
 * be at all. Throws as `runFfmpeg` does.
 */
export async function isCopyOfKnown(
  db: Kysely<DB>,
  path: string,
  tools: MediaTools,
): Promise<boolean | undefined> {
  const frames = await readFrames(path, tools);
  if (frames.length === 0) return undefined;
  for await (const _ of knownLike(db, frames)) return true;
  tools.signal.throwIfAborted();
  return false;
}

/** The projects whose videos frames look like a copy of, those with most in common first. */
export async function* knownLike(db: Kysely<DB>, frames: Frames): AsyncGenerator<string> {
  const copy = copyOf(frames);
  const alignments = keysOfCopy(copy);
  const candidates = await findCandidates(
    db,
    alignments.map(({ keys }) => keys),
  );
  for (const { projectId, alignment, fingerprint } of candidates) {
    if (isSimilar(copy, fingerprint, alignments[alignment]!.alignment)) yield projectId;
    // Some milliseconds each: others are served in between.
    await setImmediate();
  }
}
