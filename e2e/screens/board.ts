import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import { testVideo, type VideoOptions } from '../../apps/server/test/media.ts';
import { onCall } from '../calls.ts';
import { answer } from './answers.ts';
import { answerProjects } from './project-list.ts';
import { seriesOf } from './sample-boards.ts';

/** From now on `page` gets this board, and its films, of such a size. */
export async function answerBoard(
  page: Page,
  videos: readonly Project[],
  film: VideoOptions = { size: '90x160' },
): Promise<void> {
  await answer(page, 'getSeries', seriesOf(videos));
  await answerProjects(page, videos.toReversed());
  await onCall(page, '**/media/hook-*', async (route) => {
    const file = await readFile(await testVideo(film));
    // In parts, as it is asked for: else a player cannot go to another moment.
    const asked = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '');
    const from = Number(asked?.[1] ?? 0);
    const to = asked?.[2] ? Number(asked[2]) : file.length - 1;
    await route.fulfill({
      status: asked ? 206 : 200,
      contentType: 'video/mp4',
      headers: {
        'accept-ranges': 'bytes',
        ...(asked && { 'content-range': `bytes ${from}-${to}/${file.length}` }),
      },
      body: file.subarray(from, to + 1),
    });
  });
}
