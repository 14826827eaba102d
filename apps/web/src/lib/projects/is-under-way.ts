import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';

/** Whether a video waits or is being made. */
export const isUnderWay = ({ status }: Pick<Project, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

/** How many videos of a series wait or are being made. */
export const underWayIn = ({
  counts,
}: {
  counts: Pick<Series['counts'], 'pending' | 'processing'>;
}): number => counts.pending + counts.processing;
