import { CANCELLED } from '@shortcake/contract/cancelled';
import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { isUnderWay } from '../../lib/projects/is-under-way.ts';
import type { ToastMessage } from '../../ui/toast.ts';

type Looked = Pick<Project, 'id' | 'status'>;

/** The videos that were under way at the first look and have ended by the second. */
export function endsBetween<T extends Looked>(before: readonly Looked[], after: readonly T[]): T[] {
  const wereUnderWay = new Set(before.filter(isUnderWay).map(({ id }) => id));
  return after.filter((project) => wereUnderWay.has(project.id) && !isUnderWay(project));
}

type LookedOfSeries = Looked & Pick<Project, 'seriesId' | 'failureReason'>;

/**
 * The series that had videos under way at the first look, and have none at the second, as far as is
 * loaded. Not those that somebody cancelled meanwhile: they know.
 */
export function seriesQuietBetween(
  before: readonly LookedOfSeries[],
  after: readonly LookedOfSeries[],
): string[] {
  const cancelled = endsBetween(before, after).filter((end) => end.failureReason === CANCELLED);
  const not = new Set([...seriesUnderWay(after), ...seriesOf(cancelled)]);
  return [...seriesUnderWay(before)].filter((id) => !not.has(id));
}

const seriesUnderWay = (projects: readonly LookedOfSeries[]) =>
  seriesOf(projects.filter(isUnderWay));

const seriesOf = (projects: readonly LookedOfSeries[]) =>
  new Set(projects.flatMap(({ seriesId }) => seriesId ?? []));

/** A video or a series that has ended, as it is told. */
export type End = {
  id: string;
  title: string;
  isSeries: boolean;
  /** Videos that are ready, and that failed. */
  ready: number;
  failed: number;
};

export const endOfVideo = ({ id, title, status }: Looked & { title: string }): End => ({
  ...{ id, title, isSeries: false },
  ...(status === 'failed' ? { ready: 0, failed: 1 } : { ready: 1, failed: 0 }),
});

export const endOfSeries = ({ id, title, counts }: Series): End => ({
  ...{ id, title, isSeries: true },
  ...{ ready: counts.completed, failed: counts.failed },
});

type Words = Pick<ToastMessage, 'title' | 'description' | 'tone'>;

/** What a notice says of what has ended. */
export function endWords(ends: readonly End[]): Words {
  const sum = (count: (end: End) => number) => ends.reduce((total, end) => total + count(end), 0);
  const ready = sum((end) => end.ready);
  const failed = sum((end) => end.failed);
  const tone = ready === 0 ? 'danger' : 'plain';
  const [first] = ends;
  if (ends.length === 1 && first) {
    const thing = first.isSeries ? 'series' : 'video';
    const title = ready > 0 ? `Your ${thing} is ready` : `Your ${thing} could not be made`;
    const counts = [ready > 0 && `${ready} ready`, failed > 0 && `${failed} failed`];
    const all = `${first.title}: ${counts.filter(Boolean).join(', ')}`;
    return { title, description: first.isSeries ? all : first.title, tone };
  }
  if (failed === 0) return { title: `${ready} videos are ready`, tone };
  if (ready === 0) return { title: `${failed} videos could not be made`, tone };
  return {
    title: 'Your videos have ended',
    description: `${ready} ready, ${failed} failed`,
    tone,
  };
}
