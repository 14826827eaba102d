import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMp4 } from '@shortcake/provenance/read/read';
import { BrokenFileError, withFile } from '@shortcake/provenance/source';
import type { Kysely } from 'kysely';
import { hashFile } from '../../../engines/hash-file.ts';
import type { Log } from '../../../platform/log.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { repackageVideo } from '../media/conform.ts';
import { POSTER_TYPE, posterKey, VIDEO_TYPE, videoKey } from '../media/keys.ts';
import type { MediaTools } from '../media/run-ffmpeg.ts';
import { fetchStored } from '../media/stored-file.ts';
import { takeFilesBack } from '../removals/remove-files.ts';
import { moveEvidenceNow } from '../takedowns/evidence.ts';
import { lookAgain } from '../takedowns/evidence-queries.ts';
import { isSignable, readEngineManifest } from './engine-manifest.ts';
import type { Provenance } from './provenance.ts';
import { stateOfFinished, type ToSign, writeMarkOfFinished } from './queries.ts';
import { signPoster, signVideo } from './sign-video.ts';

export type SigningTools = MediaTools & {
  db: Kysely<DB>;
  storage: Storage;
  provenance: Provenance;
  log: Log;
};

/**
 * What became of a stored video: signed; `was signed`, only it was not written down; without a file; its
 * project gone or taken down meanwhile; or why it cannot be signed.
 */
export type Signed = 'signed' | 'was signed' | 'missing' | 'gone' | { cannot: string };

/**
 * Signs the stored video of a finished project, and its poster, in their places: each is replaced as a
 * whole, and whoever reads the old one meanwhile reads that to its end. What is signed is written down
 * last, so that one that was cut short is done again. Throws StorageError.
 */
export async function signStored(project: ToSign, tools: SigningTools): Promise<Signed> {
  const folder = await mkdtemp(join(tmpdir(), 'shortcake-sign-'));
  try {
    return await signIn(folder, project, tools);
  } catch (error) {
    if (error instanceof BrokenFileError) return { cannot: error.message };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(folder: string, project: ToSign, tools: SigningTools): Promise<Signed> {
  const { db, storage, provenance } = tools;
  const { signer } = provenance;
  const from = join(folder, 'stored.mp4');
  if (!(await fetchStored(storage, videoKey(project.id), from))) {
    return (await stateOfFinished(db, project.id)) === 'shown' ? 'missing' : 'gone';
  }
  const { sha256 } = await hashFile(from);
  const own = await ownSignature(from, provenance);
  const isOurs = own !== undefined || sha256 === project.sha256;
  const mark = { projectId: project.id, validUntil: signer.validUntil };
  if (own && own.ends >= signer.validUntil) {
    return (await writeMarkOfFinished(db, { ...mark, sha256 })) ? 'was signed' : 'gone';
  }
  const to = join(folder, 'signed.mp4');
  const said = await readEngineManifest(from, isOurs ? 'ours' : 'of the engine');
  const trouble = await signVideo(
    { from: await signable(from, tools), to },
    project,
    said,
    provenance,
  );
  if (trouble !== null) tools.log.warn({ project: project.id, why: trouble }, 'left out');
  const made = await hashFile(to);
  await signStoredPoster(folder, project, tools);
  await storage.put(videoKey(project.id), to, { contentType: VIDEO_TYPE });
  if (await writeMarkOfFinished(db, { ...mark, sha256: made.sha256 })) return 'signed';
  // Deleted or taken down meanwhile: nothing of it may come back.
  if ((await stateOfFinished(db, project.id)) === 'gone') await takeFilesBack(tools, project.id);
  else {
    await lookAgain(db, [project.id]);
    await moveEvidenceNow(tools, project.id);
  }
  return 'gone';
}

/** When our own signature of a file ends; undefined where it has none that holds. */
async function ownSignature(path: string, { signer }: Provenance) {
  const { authority } = signer;
  const report = await withFile(path, (source) => readMp4(source, { authority })).catch((error) => {
    if (error instanceof BrokenFileError) return undefined;
    throw error;
  });
  return report?.trusted && report.signerEnds ? { ends: report.signerEnds } : undefined;
}

/** The file, or a copy that can be signed: a version before this stored them as engines made them. */
async function signable(path: string, tools: SigningTools): Promise<string> {
  if (await isSignable(path)) return path;
  const copy = `${path}.repackaged.mp4`;
  const trouble = await repackageVideo(path, copy, tools);
  if (trouble !== null) throw new BrokenFileError(trouble);
  return copy;
}

async function signStoredPoster(
  folder: string,
  project: ToSign,
  { storage, provenance }: SigningTools,
): Promise<void> {
  const poster = join(folder, 'poster.jpg');
  if (!(await fetchStored(storage, posterKey(project.id), poster))) return;
  await signPoster(poster, project, provenance);
  await storage.put(posterKey(project.id), poster, { contentType: POSTER_TYPE });
}
