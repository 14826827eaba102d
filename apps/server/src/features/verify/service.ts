import { readFile } from 'node:fs/promises';
import type { Verification } from '@shortcake/contract/verify';
import { readJpeg, readMp4, seemsToCarryStore } from '@shortcake/provenance/read/read';
import { NOTHING, type Report } from '@shortcake/provenance/read/report';
import { BrokenFileError, withFile } from '@shortcake/provenance/source';
import type { Kysely } from 'kysely';
import { hashFile } from '../../engines/hash-file.ts';
import type { DB } from '../../schema.ts';
import { isCopyOfKnown } from '../videos/fingerprints/service.ts';
import { isKnownFile } from '../videos/provenance/queries.ts';
import { NoVideoError } from './errors.ts';
import { type Kind, kindOf } from './kind.ts';

export type VerifyTools = {
  db: Kysely<DB>;
  /** PEM, of whoever signs here. */
  authority: string;
  ffmpegPath: string;
};

/** A video that is decoded for longer was made to be slow: it is a copy of none. */
const DECODING_MS = 20_000;

/**
 * What a file says of itself, and whether it was made here; never whose it is. Throws NoVideoError.
 * Aborted by `signal`, it throws its reason.
 */
export async function verifyFile(
  path: string,
  tools: VerifyTools,
  signal: AbortSignal,
): Promise<Verification> {
  const kind = await kindOf(path);
  if (!kind) throw new NoVideoError();
  const report = await reportOn(path, kind, tools.authority);
  const { manifest, trusted, signer, signedAt } = report;
  return {
    ...{ manifest, trusted },
    madeHere: await isMadeHere(path, kind, { report, tools, signal }),
    signer: asSaid(signer),
    createdAt: signedAt && !Number.isNaN(signedAt.getTime()) ? signedAt.toISOString() : null,
    engine: asSaid(engineIn(report)),
    actions: report.actions.slice(0, MOST_ACTIONS).map(({ action }) => asSaid(action) ?? ''),
  };
}

async function reportOn(path: string, kind: Kind, authority: string): Promise<Report> {
  if (kind === 'matroska') return NOTHING;
  return withFile(path, async (source) => {
    try {
      if (kind === 'mp4') return await readMp4(source, { authority });
      return await readJpeg(await readFile(path), { authority });
    } catch (error) {
      if (!(error instanceof BrokenFileError)) throw error;
      return { ...NOTHING, manifest: (await seemsToCarryStore(source)) ? 'invalid' : 'none' };
    }
  });
}

type Look = { report: Report; tools: VerifyTools; signal: AbortSignal };

/**
 * The hashes of posters are not kept, and one picture tells too little to know a video by. What is signed
 * here, and holds, has the very bytes that were.
 */
async function isMadeHere(
  path: string,
  kind: Kind,
  { report, tools, signal }: Look,
): Promise<Verification['madeHere']> {
  if (kind === 'jpeg') return report.trusted ? 'yes' : 'no';
  const { sha256 } = await hashFile(path);
  if (await isKnownFile(tools.db, sha256)) return 'yes';
  return (await isCopy(path, tools, signal)) ? 'similar' : 'no';
}

async function isCopy(path: string, tools: VerifyTools, signal: AbortSignal): Promise<boolean> {
  const { db, ffmpegPath } = tools;
  const late = AbortSignal.timeout(DECODING_MS);
  try {
    return await isCopyOfKnown(db, path, { ffmpegPath, signal: AbortSignal.any([signal, late]) });
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) return false;
    throw error;
  }
}

/** What made the picture: by the first action, or by what the file came from. */
function engineIn({ actions, ingredients, generator }: Report): string | null {
  const parent = ingredients.find(({ isParent }) => isParent);
  return actions[0]?.program ?? parent?.generator ?? generator;
}

/** Of what strangers wrote into a file. */
const MOST_ACTIONS = 50;
const MOST_CHARACTERS = 100;

const asSaid = (text: string | null): string | null =>
  text
    ?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS) ?? null;
