import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person, TestWeb } from '../../../test/web.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { POSTER_TYPE, posterKey, VIDEO_TYPE, videoKey } from '../videos/media/keys.ts';
import { insertProjects, type NewProjectRow } from '../videos/queries.ts';

/** A finished video of a person, without files unless they are stored. */
export async function completedProject(
  web: Pick<TestWeb, 'db'>,
  person: Person,
  facts: Partial<NewProjectRow> = {},
): Promise<string> {
  const id = randomUUID();
  const row = {
    ...{ id, title: 'A film', prompt: 'A secret prompt', seed: 1, status: 'completed' as const },
    ...{
      template_id: 'strawberry-face-slicing',
      category: 'fruits',
      aspect_ratio: '9:16' as const,
    },
    ...{ generate_audio: true, enhance_prompt: false, slots: JSON.stringify({}) },
    ...{ completed_at: new Date(), deadline_at: new Date() },
  };
  await insertProjects(web.db, person.id, [{ ...row, ...facts }]);
  return id;
}

/** Shares it, and answers its token. */
export async function tokenOf(person: Person, id: string): Promise<string> {
  const { status, body } = await person.send('POST', `/api/projects/${id}/share`);
  if (status !== 200) throw new Error(`sharing answered ${status}`);
  return body.url.slice(body.url.lastIndexOf('/') + 1);
}

/** Stores a video's files, by way of a folder. */
export async function storeFiles(storage: Storage, directory: string, id: string): Promise<void> {
  const files = [
    [videoKey(id), 'a video, in so many bytes', VIDEO_TYPE],
    [posterKey(id), 'a poster', POSTER_TYPE],
  ] as const;
  for (const [key, content, contentType] of files) {
    const path = join(directory, randomUUID());
    await writeFile(path, content);
    await storage.put(key, path, { contentType });
  }
}

/** What a page's head says under a name or a property, as it stands there. */
export const metaIn = (page: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];
