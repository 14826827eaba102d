import type { Project } from '@shortcake/contract/project';
import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { counted, formatNumber } from '../../../lib/plural.ts';
import { secondsLeft } from './seconds-left.ts';

/** How far a series is: "37 of 100, about 6 minutes", or how it ended. */
export function progressWords(videos: readonly Project[]): string {
  const live = videos.filter(isLive);
  const failed = videos.filter(({ status }) => status === 'failed').length;
  if (live.length === 0) {
    return `${counted(videos.length, 'video')}${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}`;
  }
  const ended = videos.length - live.length;
  const seconds = secondsLeft(videos);
  const left = seconds === null ? '' : `, about ${timeWords(seconds)}`;
  return `${formatNumber(ended)} of ${formatNumber(videos.length)}${left}`;
}

function timeWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}

export const isLive = ({ status }: Project): boolean =>
  status === 'pending' || status === 'processing';

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
