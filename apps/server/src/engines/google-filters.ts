import { filtered } from './faults.ts';
import type { GoogleError } from './google-errors.ts';
import { plainReason } from './plain-reason.ts';

/**
 * The Interactions API's codes for what a policy blocked, and such codes for other media as may come
 * (https://ai.google.dev/gemini-api/docs/api-errors, "generation blocked").
 */
const BLOCKED = /(?:safety|recitation|prohibited_content|spii|blocklist|language|content_blocked)$/;

/**
 * Filters also answer with a mere 400 and a sentence. Which sentences is nowhere documented; these
 * are the words of those that people have reported. A new wording would be taken for a fault of ours.
 */
const WORDS =
  /\b(?:safety|polic(?:y|ies)|blocked|prohibited|violat\w+|usage guidelines|sensitive|responsible ai)\b/i;

/** Whether it was a filter that refused, and not the request's form or the operator's account. */
export function isFilter({ code, status, message = '' }: GoogleError): boolean {
  if (typeof code === 'string' && BLOCKED.test(code)) return true;
  // An organization's policy that a model violates is the operator's matter.
  if (status === 'FAILED_PRECONDITION' || code === 'failed_precondition') return false;
  return WORDS.test(message);
}

/** The fault of a prompt that was refused; nothing was made of it, and nothing is charged. */
export const filteredPrompt = (message = '') => filtered('prompt', plainReason(message), 'no');

/** Whether a filter speaks of the sound that was made. */
export const isAboutSound = (message: string) => /\baudio\b/i.test(message);
