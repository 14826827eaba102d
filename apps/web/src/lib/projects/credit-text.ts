import type { Project } from '@shortcake/contract/project';
import { counted } from '../plural.ts';

/** What a video has cost, or that its credit came back. */
export function creditText(project: Pick<Project, 'videosUsed' | 'creditRefunded'>): string {
  if (project.creditRefunded) return '1 credit refunded';
  return `${counted(project.videosUsed, 'credit')} used`;
}
