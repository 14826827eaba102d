import { setImmediate } from 'node:timers/promises';
import { isSimilar } from '@shortcake/provenance/fingerprint/compare';
import { copyOf } from '@shortcake/provenance/fingerprint/copy';
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
  const copy = copyOf(frames);
  const alignments = keysOfCopy(copy);
  const candidates = await findCandidates(
    db,
    alignments.map(({ keys }) => keys),
  );
  for (const { alignment, fingerprint } of candidates) {
    if (isSimilar(copy, fingerprint, alignments[alignment]!.alignment)) return true;
    // Some milliseconds each: others are served in between.
    await setImmediate();
    tools.signal.throwIfAborted();
  }
  return false;
}
