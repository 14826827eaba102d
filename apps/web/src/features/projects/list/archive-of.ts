import type { Series } from '@shortcake/contract/series';
import { MOST_ZIPPED, projectsZip, seriesZip } from '../../../lib/projects/download.ts';
import type { WallItem } from './wall-items.ts';

/**
 * Where what is selected can be had as one file; or how many videos that would be, when it is too many;
 * null where nothing of it is finished. A series by itself has a file of its own, with its table.
 */
export function archiveOf(
  selected: readonly WallItem[],
  series: Readonly<Record<string, Series>>,
): { address: string } | { tooMany: number } | null {
  const ids: string[] = [];
  for (const { project, seriesId } of selected) {
    const whole = seriesId === null ? undefined : series[seriesId];
    if (whole && whole.counts.completed > 0) ids.push(...whole.projectIds);
    if (seriesId === null && project.videoUrl) ids.push(project.id);
  }
  const [only] = selected;
  if (ids.length === 0) return null;
  if (selected.length === 1 && only?.seriesId) return { address: seriesZip(only.seriesId) };
  return ids.length > MOST_ZIPPED ? { tooMany: ids.length } : { address: projectsZip(ids) };
}
