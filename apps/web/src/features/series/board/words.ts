import type { Project } from '@shortcake/contract/project';
import { seriesWords } from '../../../lib/series-words.ts';

/** How far a series is: "37 of 100, about 6 minutes", or how it ended. */
export function progressWords(videos: readonly Project[]): string {
  return seriesWords({
    total: videos.length,
    live: videos.filter(isLive).length,
    failed: videos.filter(({ status }) => status === 'failed').length,
    secondsLeft: videos.flatMap(({ etaSeconds }) => (etaSeconds === null ? [] : [etaSeconds])),
  });
}

export const isLive = ({ status }: Project): boolean =>
  status === 'pending' || status === 'processing';

/** What a video has in its slots that the others have not: how hooks are told apart. */
export function tellingValues(videos: readonly Project[], { templateData }: Project): string {
  return Object.entries(templateData.slots)
    .filter(([id, value]) => videos.some((other) => other.templateData.slots[id] !== value))
    .map(([, value]) => value)
    .join(' · ');
}
