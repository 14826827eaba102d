import type { NewProjectInput, Project } from '@shortcake/contract/project';
import { MAX_BOARD, MAX_SERIES } from '@shortcake/contract/series-limits';

/** A video once more, all as it is but for the seed. */
export function itemAgain({ title, prompt, templateData }: Project): NewProjectInput {
  const { seed: _, ...settings } = templateData;
  return { title, prompt, templateData: settings };
}

/** Failed videos that were not tried again: none behind them is of the same words and settings. */
export function failedForGood(videos: readonly Project[]): Project[] {
  if (!videos.some(({ status }) => status === 'failed')) return [];
  const later = new Set<string>();
  return videos
    .toReversed()
    .filter((video) => {
      const words = JSON.stringify(itemAgain(video));
      const isTriedAgain = later.has(words);
      later.add(words);
      return video.status === 'failed' && !isTriedAgain;
    })
    .reverse();
}

/** How many videos may be added to so many at once. */
export const roomFor = (videos: number): number =>
  Math.max(0, Math.min(MAX_SERIES, MAX_BOARD - videos));
