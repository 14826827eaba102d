import type { Project } from '@shortcake/contract/project';
import { slotIds } from '@shortcake/contract/slots/slot';
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

/** How a title ends that nobody has given: "Cat Opera - Nov 21, 2026". */
const USUAL_TITLE = / - [A-Z][a-z]{2} \d{1,2}, \d{4}$/;

/** As much of a prompt as two lines of a tile hold. */
const LONGEST_BEGINNING = 80;

/**
 * What tells each video of a series from the others, by its id: a title that somebody gave it, and what
 * its slots say that not all of them say; else the title that it has anyway. Where all have the same title, how a prompt of somebody's own begins: those of
 * templates begin alike.
 */
export function tellingWords(videos: readonly Project[]): ReadonlyMap<string, string> {
  const telling = slotIds.filter((id) =>
    isOneOfMany(videos, ({ templateData }) => templateData.slots[id]),
  );
  const byTitle = isOneOfMany(videos, ({ title }) => title);
  const byPrompt = isOneOfMany(videos, ({ prompt }) => prompt);
  return new Map(
    videos.map(({ id, title, prompt, templateData }) => {
      const isOwn = byTitle && !USUAL_TITLE.test(title);
      const said = telling.flatMap((slot) => templateData.slots[slot] ?? []);
      const words = [...(isOwn ? [title] : []), ...said].join(' · ');
      const isToldByPrompt = !byTitle && byPrompt && templateData.templateId === CUSTOM_TEMPLATE_ID;
      return [id, words || (isToldByPrompt ? prompt.slice(0, LONGEST_BEGINNING) : title)];
    }),
  );
}

const isOneOfMany = (
  videos: readonly Project[],
  read: (video: Project) => string | undefined,
): boolean => new Set(videos.map(read)).size > 1;
