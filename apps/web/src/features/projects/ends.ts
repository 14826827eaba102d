import type { Project } from '@shortcake/contract/project';
import type { ToastMessage } from '../../ui/toast.ts';
import { isUnderWay } from './status-words.ts';

type Looked = Pick<Project, 'id' | 'status'>;

/** The videos that were under way at the first look and have ended by the second. */
export function endsBetween<T extends Looked>(before: readonly Looked[], after: readonly T[]): T[] {
  const wereUnderWay = new Set(before.filter(isUnderWay).map(({ id }) => id));
  return after.filter((project) => wereUnderWay.has(project.id) && !isUnderWay(project));
}

type Words = Pick<ToastMessage, 'title' | 'description' | 'tone'>;

/** What a notice says of one video that has ended, or of several. */
export function endWords(ends: readonly Pick<Project, 'title' | 'status'>[]): Words {
  const failures = ends.filter(({ status }) => status === 'failed').length;
  const ready = ends.length - failures;
  const tone = ready === 0 ? 'danger' : 'plain';
  if (ends.length === 1) {
    const title = ready ? 'Your video is ready' : 'Your video could not be made';
    return { title, description: ends[0]!.title, tone };
  }
  if (failures === 0) return { title: `${ready} videos are ready`, tone };
  if (ready === 0) return { title: `${failures} videos could not be made`, tone };
  return {
    title: 'Your videos have ended',
    description: `${ready} ready, ${failures} failed`,
    tone,
  };
}
