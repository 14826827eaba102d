import type { NewProjectInput, Project } from '@shortcake/contract/project';
import { MAX_BOARD, MAX_SERIES } from '@shortcake/contract/series-limits';

/** A video once more, all as it is but for the seed. */
export function itemAgain({ title, prompt, templateData }: Project): NewProjectInput {
  const { seed: _, ...settings } = templateData;
  return { title, prompt, templateData: settings };
}

/**
 * Failed videos that were not tried again, in their order. Each video of the same prompt and settings
 * that was asked for later is another try of one of them: equal videos of one ask are not.
 */
export function failedForGood(videos: readonly Project[]): Project[] {
  if (!videos.some(({ status }) => status === 'failed')) return [];
  const byWords = new Map<string, Project[]>();
  for (const video of videos) {
    const { title: _, ...rest } = itemAgain(video);
    const words = JSON.stringify(rest);
    const waiting = byWords.get(words) ?? [];
    byWords.set(words, waiting);
    const tried = waiting.findIndex(({ createdAt }) => createdAt < video.createdAt);
    if (tried >= 0) waiting.splice(tried, 1);
    if (video.status === 'failed') waiting.push(video);
  }
  const left = new Set([...byWords.values()].flat());
  return videos.filter((video) => left.has(video));
}

/** How many videos may be added to so many at once. */
export const roomFor = (videos: number): number =>
  Math.max(0, Math.min(MAX_SERIES, MAX_BOARD - videos));
