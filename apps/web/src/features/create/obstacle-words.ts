import { MAX_PROMPT, MAX_TITLE } from '@shortcake/contract/project-limits';
import { formatNumber } from '../../lib/plural.ts';
import { LOGIN_REQUIRED } from '../../lib/projects/obstacle-in.ts';
import type { Obstacle } from './obstacles.ts';

type Words = { title: string; description: string };

/** What a toast says of each obstacle; a lack of credits has a dialog of its own. */
export const obstacleWords: Record<Exclude<Obstacle, 'credits'>, Words> = {
  login: LOGIN_REQUIRED,
  prompt: {
    title: 'Prompt Required',
    description: 'Please enter a prompt for your video generation.',
  },
  'long-prompt': {
    title: 'Prompt Too Long',
    description: `A prompt can have ${formatNumber(MAX_PROMPT)} characters at most. Please shorten yours.`,
  },
  'long-title': {
    title: 'Title Too Long',
    description: `A title can have ${formatNumber(MAX_TITLE)} characters at most. Please shorten yours.`,
  },
};
