import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Series } from '@shortcake/contract/series';
import type { SeriesWithVideos } from './queries.ts';

/** A series as its owner sees it. */
export function viewOf({ id, title, created_at, videos }: SeriesWithVideos): Series {
  const counts = { total: videos.length, pending: 0, processing: 0, completed: 0, failed: 0 };
  for (const { status } of videos) counts[status] += 1;
  return {
    ...{ id, title, counts },
    createdAt: created_at.toISOString(),
    credits: videos.length * CREDITS_PER_VIDEO,
    projectIds: videos.map((video) => video.id),
  };
}
