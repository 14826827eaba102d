import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { everyProject } from './sample-projects.ts';

const [finished] = everyProject.filter(({ status }) => status === 'completed');
const [waiting] = everyProject.filter(({ status }) => status === 'pending');
const [failed] = everyProject.filter(({ status }) => status === 'failed');

const kinds = { c: finished!, p: waiting!, f: failed! };

/** A series and its videos, newest first; `stands` has a letter for each: c, p or f. */
export function seriesOf(
  id: string,
  title: string,
  stands: string,
): { series: Series; videos: Project[] } {
  const letters = [...stands] as (keyof typeof kinds)[];
  const videos = letters.map((letter, index) => ({
    ...kinds[letter],
    ...{ id: `${id}-${index}`, title: `${title} ${index + 1}`, seriesId: id, seriesIndex: index },
  }));
  const count = (letter: string) => letters.filter((one) => one === letter).length;
  return {
    series: {
      ...{ id, title, createdAt: videos[0]!.createdAt, credits: letters.length },
      counts: {
        ...{ total: letters.length, pending: count('p'), processing: 0 },
        ...{ completed: count('c'), failed: count('f') },
      },
      projectIds: videos.map((video) => video.id),
    },
    videos: videos.toReversed(),
  };
}
