import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAuthority, readAuthority } from '@shortcake/provenance/certificates/authority';
import { signMp4 } from '@shortcake/provenance/mp4/sign';

/** What the manifests of an engine's files name. */
export const ENGINES_OWN = { name: 'An engine that marks its files', version: '3' };

const { signer } = readAuthority(makeAuthority());

/** A video as an engine delivers it that signs its files, by an authority that nobody here knows. */
export async function engineSignedVideo(path: string): Promise<Buffer> {
  const marked = join(tmpdir(), `marked-${randomUUID()}.mp4`);
  const facts = {
    ...{ generator: ENGINES_OWN, engine: ENGINES_OWN, changes: [], signedAt: new Date() },
    source: 'trainedAlgorithmicMedia',
  } as const;
  await signMp4(path, marked, facts, signer);
  return readFile(marked).finally(() => rm(marked));
}
