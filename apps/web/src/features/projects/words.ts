import type { Project, ProjectStatus, ProjectStep } from '@shortcake/contract/project';
import { counted } from '../../lib/plural.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

export const statusWords: Record<ProjectStatus, { badge: string; tone: BadgeTone }> = {
  pending: { badge: 'Pending', tone: 'sponge' },
  processing: { badge: 'Generating', tone: 'sponge' },
  completed: { badge: 'Completed', tone: 'leaf' },
  failed: { badge: 'Failed', tone: 'berry' },
};

const stepWords: Record<ProjectStep, string> = {
  queued: 'Queued',
  submitting: 'Sending to the engine',
  waiting: 'Waiting for the engine',
  rendering: 'Rendering',
  checking: 'Checking',
  publishing: 'Publishing',
};

export const isUnderWay = ({ status }: Pick<Project, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

export const stepText = ({ step }: Pick<Project, 'step'>): string => stepWords[step ?? 'queued'];

/** What is known of the wait: the place in the queue or the time left; never a guess of ours. */
export function waitText(project: Pick<Project, 'queuePosition' | 'etaSeconds'>): string | null {
  if (project.queuePosition !== null) return `Number ${project.queuePosition} in line`;
  if (project.etaSeconds === null) return null;
  if (project.etaSeconds < 60) return 'Less than a minute left';
  return `About ${counted(Math.round(project.etaSeconds / 60), 'minute')} left`;
}

export function creditText(project: Pick<Project, 'videosUsed' | 'creditRefunded'>): string {
  if (project.creditRefunded) return '1 credit refunded';
  return `${counted(project.videosUsed, 'credit')} used`;
}
