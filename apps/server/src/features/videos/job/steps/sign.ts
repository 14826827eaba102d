import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { hashFile } from '../../../../engines/hash-file.ts';
import type { DB } from '../../../../schema.ts';
import { writeFingerprint } from '../../fingerprints/queries.ts';
import { fingerprintOf } from '../../fingerprints/service.ts';
import { videoKey } from '../../media/keys.ts';
import { fetchStored } from '../../media/stored-file.ts';
import {
  isSignable,
  MANIFEST_LEFT_OUT,
  readEngineManifest,
} from '../../provenance/engine-manifest.ts';
import { writeMark } from '../../provenance/queries.ts';
import { signVideo } from '../../provenance/sign-video.ts';
import type { ProjectRow } from '../../queries.ts';
import { writeLeased } from '../lease-queries.ts';
import type { Step, StepTools } from '../step.ts';
import { findCollected, pathOfCollected } from './collected.ts';

/**
 * Signs the checked file, after every other change to it. The signed one lies beside it under its own
 * hash, and counts from the commit on that names it: until then a step that is run again begins anew.
 */
export const signFile: Step = async (given, tools, signal) => {
  const project = await withFileHere(given, tools);
  if (!project) return { next: await writeLeased(tools.db, given, { step: 'collect' }) };
  const from = pathOfCollected(project, project.file_sha256 as string, tools);
  // Of a version before this one, which did not look at it.
  if (!(await isSignable(from))) {
    return { next: await writeLeased(tools.db, project, { step: 'check' }) };
  }
  const isCarried = (project.file_changes ?? []).length > 0;
  const said = await readEngineManifest(from, isCarried ? 'carried' : 'of the engine');
  const draft = `${from}.${project.lease_number}.signed.mp4`;
  await rm(draft, { force: true });
  const why = await signVideo({ from, to: draft }, project, said, tools.provenance);
  if (why !== null) {
    const { id, engine } = project;
    tools.log.warn({ project: id, engine, why }, MANIFEST_LEFT_OUT);
  }
  const { bytes, sha256 } = await hashFile(draft);
  const look = await lookAt(draft, project, tools, signal);
  await rename(draft, pathOfCollected(project, sha256, tools));
  const mark = { projectId: project.id, sha256, validUntil: tools.provenance.signer.validUntil };
  const next = await tools.db.transaction().execute(async (db: Kysely<DB>) => {
    const changes = { step: 'publish', file_bytes: bytes, file_sha256: sha256 } as const;
    const row = await writeLeased(db, project, changes);
    await writeMark(db, mark);
    if (look) await writeFingerprint(db, project.id, look.fingerprint);
    return row;
  });
  return { next };
};

/**
 * What the video looks like. Undefined where that cannot be found out now: the video goes on, and the command
 * `sign` makes up for it.
 */
async function lookAt(path: string, { id }: ProjectRow, tools: StepTools, signal: AbortSignal) {
  const { ffmpegPath, log } = tools;
  try {
    return { fingerprint: await fingerprintOf(path, { ffmpegPath, signal }) };
  } catch (error) {
    signal.throwIfAborted();
    log.error({ project: id, err: error }, 'no fingerprint of a video could be made');
    return undefined;
  }
}

/**
 * The project with its file on this machine: the collected one, or the one that a version before this
 * stored, and did not sign. Undefined where there is neither.
 */
async function withFileHere(
  project: ProjectRow,
  tools: StepTools,
): Promise<ProjectRow | undefined> {
  if (await findCollected(project, tools)) return project;
  const folder = join(tools.workDirectory, project.id);
  const part = join(folder, `${project.lease_number}.stored`);
  await mkdir(folder, { recursive: true });
  if (!(await fetchStored(tools.storage, videoKey(project.id), part))) return undefined;
  const { bytes, sha256 } = await hashFile(part);
  await rename(part, pathOfCollected(project, sha256, tools));
  return writeLeased(tools.db, project, { file_bytes: bytes, file_sha256: sha256 });
}
