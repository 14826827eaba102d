import type { Project, ProjectStep } from '@shortcake/contract/project';
import type { ProjectStatus } from '@shortcake/contract/project-status';
import { TAKEN_DOWN } from '../../lib/projects/takedown.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

const statusWords: Record<ProjectStatus, { badge: string; tone: BadgeTone }> = {
  pending: { badge: 'Pending', tone: 'sponge' },
  processing: { badge: 'Generating', tone: 'sponge' },
  completed: { badge: 'Completed', tone: 'leaf' },
  failed: { badge: 'Failed', tone: 'berry' },
};

/** What a video's badge says. */
export const badgeOf = ({ status, takedown }: Pick<Project, 'status' | 'takedown'>) =>
  takedown ? { badge: TAKEN_DOWN, tone: 'berry' as const } : statusWords[status];

const stepWords: Record<ProjectStep, string> = {
  queued: 'Queued',
  submitting: 'Sending to the engine',
  waiting: 'Waiting for the engine',
  rendering: 'Rendering',
  checking: 'Checking',
  // Not "publishing": nobody but its maker gets to see the video.
  publishing: 'Saving',
};

/** The step in words, with the place in line where one waits in a line that tells it. */
export function stepText({ step, queuePosition }: Pick<Project, 'step' | 'queuePosition'>): string {
  const words = stepWords[step ?? 'queued'];
  if (queuePosition === null) return words;
  if (step === 'queued') return `${words}, ${placeText(queuePosition)} in line`;
  return step === 'waiting' ? `${words}, ${placeText(queuePosition)} in its line` : words;
}

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Engines count from 0 or from 1; whichever it is, nobody stands before the first. */
function placeText(position: number): string {
  if (position < 1) return 'next';
  return `${position}${endings[ordinals.select(position)] ?? 'th'}`;
}
