import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { ApiError } from '../../lib/api-error.ts';

export type Obstacle = 'login' | 'credits' | 'prompt';

type Attempt = {
  signedIn: boolean;
  /** Undefined while the balance loads; the server then has the last word. */
  credits: number | undefined;
  prompt: string;
};

/** The first thing, in the order people are told of it, that keeps a video from being made. */
export function obstacleTo({ signedIn, credits, prompt }: Attempt): Obstacle | null {
  if (!signedIn) return 'login';
  if (lacksCredits(credits)) return 'credits';
  if (prompt.trim() === '') return 'prompt';
  return null;
}

export const lacksCredits = (credits: number | undefined): boolean =>
  credits !== undefined && credits < CREDITS_PER_VIDEO;

/** What the server's refusal is about; null for anything without an answer of its own. */
export function obstacleIn(error: unknown): Exclude<Obstacle, 'prompt'> | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'login';
  const saysSo = /INSUFFICIENT_CREDITS|Insufficient videos remaining/.test(error.body);
  return error.status === 402 || saysSo ? 'credits' : null;
}
