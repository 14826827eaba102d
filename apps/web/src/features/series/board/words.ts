import type { Project } from '@shortcake/contract/project';
import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { isUnderWay } from '../../../lib/projects/is-under-way.ts';
import { seriesWords } from '../../../lib/projects/series-words.ts';
import { secondsLeft } from './seconds-left.ts';

/** How far a series is: "37 of 100, about 6 minutes", or how it ended. */
export const progressWords = (videos: readonly Project[]): string =>
  seriesWords({
    total: videos.length,
    live: videos.filter(isUnderWay).length,
    failed: videos.filter(({ status }) => status === 'failed').length,
    secondsLeft: secondsLeft(videos),
  });

/** As much of a prompt as two lines of a tile hold. */
const LONGEST_BEGINNING = 80;

/**
 * What tells each video of a series from the others, by its id: what its slots say that not all of them
 * say, else its title. Where all have the same title, how a prompt of somebody's own begins: those of
 * templates begin alike.
 */
export function tellingWords(videos: readonly Project[]): ReadonlyMap<string, string> {
  const slots = new Set(videos.flatMap(({ templateData }) => Object.keys(templateData.slots)));
  const telling = [...slots].filter((id) =>
    isOneOfMany(videos, ({ templateData }) => templateData.slots[id]),
  );
  const byTitle = isOneOfMany(videos, ({ title }) => title);
  const byPrompt = isOneOfMany(videos, ({ prompt }) => prompt);
  return new Map(
    videos.map(({ id, title, prompt, templateData }) => {
      const values = telling.flatMap((slot) => templateData.slots[slot] ?? []).join(' · ');
      const isToldByPrompt = !byTitle && byPrompt && templateData.templateId === CUSTOM_TEMPLATE_ID;
      return [id, values || (isToldByPrompt ? prompt.slice(0, LONGEST_BEGINNING) : title)];
    }),
  );
}

const isOneOfMany = (
  videos: readonly Project[],
  read: (video: Project) => string | undefined,
): boolean => new Set(videos.map(read)).size > 1;
