import { readFile, writeFile } from 'node:fs/promises';
import { signJpeg } from '@shortcake/provenance/jpeg/sign';
import { signMp4 } from '@shortcake/provenance/mp4/sign';
import type { EngineManifest } from './engine-manifest.ts';
import { factsOf, type Origin } from './facts.ts';
import type { Provenance } from './provenance.ts';

/**
 * Writes a signed copy of a project's video. Answers why what its engine's file said of itself is not in
 * it; null where it is, or said nothing.
 */
export async function signVideo(
  { from, to }: { from: string; to: string },
  project: Origin,
  said: EngineManifest,
  provenance: Provenance,
): Promise<string | null> {
  const facts = { ...factsOf(project, provenance), parent: said.parent };
  const { hasParent } = await signMp4(from, to, facts, provenance.signer);
  if (!said.parent) return said.why;
  return hasParent ? null : 'it would add more than 30 kB';
}

/**
 * Signs a poster in its place. It is a still of the video, whose engine it names; that engine's own
 * manifest stays with the video.
 */
export async function signPoster(
  path: string,
  project: Origin,
  provenance: Provenance,
): Promise<void> {
  const facts = factsOf({ ...project, file_changes: null }, provenance);
  await writeFile(path, signJpeg(await readFile(path), facts, provenance.signer));
}
