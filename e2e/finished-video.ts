import { randomUUID } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { videoSizes } from '@shortcake/contract/video';
import { insertAccount } from '../apps/server/src/features/accounts/queries.ts';
import { accountsWithEmail } from '../apps/server/src/features/accounts/service.ts';
import { hashOf } from '../apps/server/src/features/share/token.ts';
import { makePoster } from '../apps/server/src/features/videos/media/poster.ts';
import { insertProjects } from '../apps/server/src/features/videos/queries.ts';
import { VIDEOS } from '../apps/server/src/wiring/places.ts';
import { besideProduct } from '../apps/server/test/beside-product.ts';
import { ffmpegPath, testVideo } from '../apps/server/test/media.ts';

export type Film = {
  title: string;
  aspectRatio: '9:16' | '16:9';
  prompt?: string;
  slots?: Record<string, string>;
  /** Shares it under this one. */
  token?: string;
  name?: string;
  /** Of a series, by its place. */
  series?: { id: string; title: string; index: number };
};

/** Puts a finished video of a template into a product, that of all stories unless another is named, without having one made. Answers its id. */
export async function addFinishedVideo(
  email: string,
  film: Film,
  directory = process.env.PRODUCT_DATA_DIR as string,
): Promise<string> {
  const id = randomUUID();
  const { width, height } = videoSizes[film.aspectRatio];
  const folder = join(directory, VIDEOS, id);
  await mkdir(folder, { recursive: true });
  const video = join(folder, 'video.mp4');
  await copyFile(await testVideo({ size: `${width}x${height}` }), video);
  const signal = AbortSignal.timeout(60_000);
  await makePoster(video, join(folder, 'poster.jpg'), { ffmpegPath, signal });
  await besideProduct(directory, async (db) => {
    const [account] = await accountsWithEmail(db, email);
    const profile = { issuer: 'test', subject: email, email, firstName: 'Robin', lastName: null };
    const owner =
      account?.id ?? ((await insertAccount(db, { ...profile, isEmailVerified: true })) as string);
    const row = {
      ...{ id, title: film.title, prompt: film.prompt ?? 'A prompt', seed: 1 },
      ...{
        template_id: 'strawberry-face-slicing',
        category: 'fruits',
        status: 'completed' as const,
      },
      ...{ aspect_ratio: film.aspectRatio, generate_audio: true, enhance_prompt: false },
      ...{ slots: JSON.stringify(film.slots ?? {}), shared: film.token !== undefined },
      ...{ completed_at: new Date(), deadline_at: new Date() },
      ...{ series_id: film.series?.id ?? null, series_index: film.series?.index ?? null },
    };
    if (film.series?.index === 0) {
      const { id, title } = film.series;
      await db.insertInto('series').values({ id, title, account_id: owner }).execute();
    }
    await insertProjects(db, owner, [row]);
    if (film.token === undefined) return;
    const share = { project_id: id, token: film.token, token_hash: hashOf(film.token) };
    await db
      .insertInto('shares')
      .values({ ...share, name: film.name ?? null })
      .execute();
  });
  return id;
}
