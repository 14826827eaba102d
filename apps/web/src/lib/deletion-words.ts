import type { Project } from '@shortcake/contract/project';
import { counted, formatNumber } from './plural.ts';

type Deleted = Pick<Project, 'title' | 'deleteRefunds'>;

/** What deleting a project will do, said before. */
export function beforeDeletion({ title, deleteRefunds }: Deleted): string {
  if (deleteRefunds === null) return `"${title}" will be gone for good.`;
  if (deleteRefunds) {
    return `"${title}" is still being made. It will be stopped, and your credit comes back.`;
  }
  return `"${title}" is still being made. It will be stopped, but its credit stays spent: the video service may charge for it, and only a few stopped videos a day are free. If the service confirms that it charges nothing, your credit comes back.`;
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

type DeletedSeries = { title: string; total: number; live: number };

/** What deleting a series will do, said before. */
export function beforeSeriesDeletion({ title, total, live }: DeletedSeries): string {
  const goes = `"${title}" and its ${counted(total, 'video')} will be gone for good.`;
  return live > 0 ? `${goes} ${stoppedInSeries(live)}` : goes;
}

/** Deletions of a series go through, whatever the day's allowance. */
const stoppedInSeries = (live: number): string =>
  `${live === 1 ? 'One is still being made and' : `${formatNumber(live)} are still being made and`} will be stopped. A credit comes back at once for each that no video service has begun; for the others as soon as the service says that it charges nothing.`;

/** What deleting several at once will do, said before. */
export function beforeDeletions(
  projects: readonly Deleted[],
  series: readonly Omit<DeletedSeries, 'title'>[],
): string {
  const refunded = projects.filter(({ deleteRefunds }) => deleteRefunds === true).length;
  const spent = projects.filter(({ deleteRefunds }) => deleteRefunds === false).length;
  const ofSeries = series.reduce((sum, { total }) => sum + total, 0);
  const live = series.reduce((sum, one) => sum + one.live, 0);
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
    ...(live > 0 ? [`Of the series, ${stoppedInSeries(live).replace(/^O/, 'o')}`] : []),
  ].join(' ');
}
