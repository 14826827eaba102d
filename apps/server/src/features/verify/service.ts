import { readFile, stat } from 'node:fs/promises';
import type { Verification } from '@shortcake/contract/verify';
import { MOST_PICTURE_BYTES } from '@shortcake/contract/verify-limits';
import type { Action } from '@shortcake/provenance/read/assertions';
import { readJpeg, readMp4, seemsToCarryStore } from '@shortcake/provenance/read/read';
import { NOTHING, type Report } from '@shortcake/provenance/read/report';
import { BrokenFileError, withFile } from '@shortcake/provenance/source';
import type { Kysely } from 'kysely';
import { hashFile } from '../../engines/hash-file.ts';
import type { DB } from '../../schema.ts';
import { isCopyOfKnown } from '../videos/fingerprints/service.ts';
import { isKnownFile } from '../videos/provenance/queries.ts';
import { NoVideoError, PictureTooLargeError, TooSlowError } from './errors.ts';
import { type Kind, kindOf } from './kind.ts';

export type VerifyTools = {
  db: Kysely<DB>;
  /** PEM, of whoever signs here. */
  authority: string;
  ffmpegPath: string;
};

/** What takes longer to be looked at was made to be slow, most of all by whoever decodes it. */
const LOOK_MS = 20_000;

/** What is known of a file, and whether its picture was compared with those of videos that are known. */
export type Looked = { verification: Verification; isCompared: boolean };

/**
 * What a file says of itself, and whether it was made here; never whose it is. Throws NoVideoError,
 * PictureTooLargeError, and TooSlowError where it cannot be read in time. Aborted by `asked`, it throws
 * its reason.
 */
export async function verifyFile(
  path: string,
  tools: VerifyTools,
  asked: AbortSignal,
): Promise<Looked> {
  const late = AbortSignal.timeout(LOOK_MS);
  const check = () => {
    asked.throwIfAborted();
    if (late.aborted) throw new TooSlowError();
  };
  const kind = await kindOf(path);
  if (!kind) throw new NoVideoError();
  if (kind === 'jpeg' && (await stat(path)).size > MOST_PICTURE_BYTES) {
    throw new PictureTooLargeError();
  }
  const report = await reportOn(path, kind, tools.authority);
  check();
  const known = await isMadeHere(path, kind, { report, tools, asked, late, check });
  const { manifest, trusted, signer, signedAt } = report;
  return {
    isCompared: known.isCompared,
    verification: {
      ...{ manifest, trusted, madeHere: known.madeHere },
      signer: asSaid(signer),
      createdAt: signedAt && !Number.isNaN(signedAt.getTime()) ? signedAt.toISOString() : null,
      engine: asSaid(engineIn(report)),
      actions: report.actions.slice(0, MOST_ACTIONS).map(asTold),
    },
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

type Known = { madeHere: Verification['madeHere']; isCompared: boolean };
type Look = {
  report: Report;
  tools: VerifyTools;
  asked: AbortSignal;
  late: AbortSignal;
  /** Throws where it is not to go on. */
  check: () => void;
};

/**
 * The hashes of posters are not kept, and one picture tells too little to know a video by. What is signed
 * here, and holds, has the very bytes that were.
 */
async function isMadeHere(path: string, kind: Kind, look: Look): Promise<Known> {
  const { report, tools, check } = look;
  if (kind === 'jpeg') return { madeHere: report.trusted ? 'yes' : 'no', isCompared: false };
  const { sha256 } = await hashFile(path);
  check();
  if (await isKnownFile(tools.db, sha256)) return { madeHere: 'yes', isCompared: true };
  check();
  const isCopy = await compare(path, look);
  return { madeHere: isCopy ? 'similar' : 'no', isCompared: isCopy !== undefined };
}

/** Whether a video is a copy of one that is known; undefined where its picture cannot be read in time. */
async function compare(path: string, look: Look): Promise<boolean | undefined> {
  const { asked, late, tools } = look;
  const signal = AbortSignal.any([asked, late]);
  try {
    return await isCopyOfKnown(tools.db, path, { ffmpegPath: tools.ffmpegPath, signal });
  } catch (error) {
    asked.throwIfAborted();
    if (late.aborted) return undefined;
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

function asTold({ action, sourceType }: Action): Verification['actions'][number] {
  return { action: asSaid(action) ?? '', digitalSourceType: asSaid(sourceType) };
}

const asSaid = (text: string | null): string | null =>
  text
    ?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS) ?? null;
