import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { counted, formatNumber } from '../plural.ts';
import { underWayIn } from './is-under-way.ts';
import { standingOf } from './takedown.ts';

type Deleted = Pick<Project, 'title' | 'deleteRefunds'>;

/** What deleting a project will do, said before. */
export function beforeDeletion({
  title,
  deleteRefunds,
  takedown,
}: Deleted & Pick<Project, 'takedown'>): string {
  if (deleteRefunds === null) return `"${title}" will be gone for good${objectionGone(takedown)}.`;
  if (deleteRefunds) {
    return `"${title}" is still being made. It will be stopped, and your credit comes back.`;
  }
  return `"${title}" is still being made. It will be stopped, but its credit stays spent: the video service may charge for it, and only a few stopped videos a day are free. If the service confirms that it charges nothing, your credit comes back.`;
}

/** Of a video that was taken down: nothing is put back that is not there. */
function objectionGone(takedown: Project['takedown']): string {
  if (!takedown) return '';
  const standing = standingOf(takedown);
  if (standing === 'may object') return ', and you can no longer object to its being taken down';
  return standing === 'waiting' ? ', and nobody looks at your objection any more' : '';
}

/** What deleting it did to its credit; nothing to say of one that had ended. */
export function afterDeletion({
  deleteRefunds,
}: Deleted): { title: string; description: string } | null {
  if (deleteRefunds === null) return null;
  const description = deleteRefunds
    ? 'Your credit is back.'
    : 'Its credit stays spent, unless the video service confirms that it charges nothing.';
  return { title: 'Video deleted', description };
}

type DeletedSeries = {
  title: string;
  counts: Pick<Series['counts'], 'total' | 'pending' | 'processing'>;
};

/** What deleting a series will do, said before. */
export function beforeSeriesDeletion({ title, counts }: DeletedSeries): string {
  const goes = `"${title}" and its ${counted(counts.total, 'video')} will be gone for good.`;
  return underWayIn({ counts }) > 0 ? `${goes} ${stoppedInSeries(counts)}` : goes;
}

/**
 * What stopping what is left of a series will do, said before. Which of those that an engine has begun are
 * within the allowance of a day, only the deletion tells.
 */
export function stoppedInSeries({ pending, processing }: DeletedSeries['counts']): string {
  const credits = (count: number) => (count === 1 ? 'its credit' : 'their credits');
  const waits =
    pending > 0 &&
    `${formatNumber(pending)} ${pending === 1 ? 'has' : 'have'} not begun: ${credits(pending)} ${pending === 1 ? 'comes' : 'come'} back.`;
  const begun =
    processing > 0 &&
    `${formatNumber(processing)} ${processing === 1 ? 'is' : 'are'} being made: ${credits(processing)} may stay spent, where a video service charges for it.`;
  return [waits, begun].filter(Boolean).join(' ');
}

/** What deleting several at once will do, said before. */
export function beforeDeletions(
  projects: readonly Deleted[],
  series: readonly Pick<DeletedSeries, 'counts'>[],
): string {
  const refunded = projects.filter(({ deleteRefunds }) => deleteRefunds === true).length;
  const spent = projects.filter(({ deleteRefunds }) => deleteRefunds === false).length;
  const sum = (count: 'total' | 'pending' | 'processing') =>
    series.reduce((all, { counts }) => all + counts[count], 0);
  const ofSeries = sum('total');
  const counts = { total: ofSeries, pending: sum('pending'), processing: sum('processing') };
  const total = counted(projects.length + ofSeries, 'video');
  return [
    series.length > 0
      ? `${total}, ${formatNumber(ofSeries)} of them in ${series.length === 1 ? 'a series' : `${series.length} series`}, will be gone for good.`
      : `${total} will be gone for good.`,
    ...(refunded > 0
      ? [
          `${formatNumber(refunded)} still being made will be stopped, and ${refunded === 1 ? 'its credit comes' : 'their credits come'} back.`,
        ]
      : []),
    ...(spent > 0
      ? [
          `${formatNumber(spent)} still being made will be stopped, but ${spent === 1 ? 'its credit stays' : 'their credits stay'} spent, unless the video service confirms that it charges nothing.`,
        ]
      : []),
    ...(underWayIn({ counts }) > 0 ? [`Of the series: ${stoppedInSeries(counts)}`] : []),
  ].join(' ');
}
