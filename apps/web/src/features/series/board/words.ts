import type { Project } from '@shortcake/contract/project';
import { counted, formatNumber } from '../../../lib/plural.ts';

/** How far a series is: "37 of 100, about 6 minutes", or how it ended. */
export function progressWords(videos: readonly Project[]): string {
  const live = videos.filter(isLive);
  const failed = videos.filter(({ status }) => status === 'failed').length;
  if (live.length === 0) {
    return `${counted(videos.length, 'video')}${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}`;
  }
  const ended = videos.length - live.length;
  const told = live.flatMap(({ etaSeconds }) => (etaSeconds === null ? [] : [etaSeconds]));
  const left = told.length === 0 ? '' : `, about ${minutes(Math.max(...told))}`;
  return `${formatNumber(ended)} of ${formatNumber(videos.length)}${left}`;
}

const minutes = (seconds: number): string =>
  seconds < 60 ? 'a minute' : counted(Math.round(seconds / 60), 'minute');

export const isLive = ({ status }: Project): boolean =>
  status === 'pending' || status === 'processing';

/** What a video has in its slots that the others have not: how hooks are told apart. */
export function tellingValues(videos: readonly Project[], { templateData }: Project): string {
  return Object.entries(templateData.slots)
    .filter(([id, value]) => videos.some((other) => other.templateData.slots[id] !== value))
    .map(([, value]) => value)
    .join(' · ');
}
