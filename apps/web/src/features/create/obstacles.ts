import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { MAX_PROMPT, MAX_TITLE } from '@shortcake/contract/project-limits';
import { codePoints } from '@shortcake/contract/text';
import { ApiError } from '../../lib/api-error.ts';

export type Obstacle = 'login' | 'credits' | 'prompt' | 'long-prompt' | 'long-title';

type Attempt = {
  signedIn: boolean;
  /** Undefined while the balance loads; the server then has the last word. */
  credits: number | undefined;
  title: string;
  prompt: string;
};

/** The first thing, in the order people are told of it, that keeps a video from being made. */
export function obstacleTo({ signedIn, credits, title, prompt }: Attempt): Obstacle | null {
  if (!signedIn) return 'login';
  if (lacksCredits(credits)) return 'credits';
  if (prompt.trim() === '') return 'prompt';
  if (lengthOf(prompt) > MAX_PROMPT) return 'long-prompt';
  if (lengthOf(title) > MAX_TITLE) return 'long-title';
  return null;
}

export const lacksCredits = (credits: number | undefined): boolean =>
  credits !== undefined && credits < CREDITS_PER_VIDEO;

/** The length that counts, in code points: spaces around a text are not sent. */
export const lengthOf = (text: string): number => codePoints(text.trim());

/** Why the server refused a prompt, in words for people; null for any other failure. */
export function refusalIn(error: unknown): string | null {
  if (!(error instanceof ApiError) || !error.body.includes('"PROMPT_REFUSED"')) return null;
  return error.message.replace(/^\d+: /, '');
}
