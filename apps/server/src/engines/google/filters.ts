import { filtered } from '../faults.ts';
import { saysFiltered } from '../filter-words.ts';
import { plainReason } from '../plain-reason.ts';
import type { GoogleError } from './errors.ts';

/**
 * The Interactions API's codes for what a policy blocked, and such codes for other media as may come
 * (https://ai.google.dev/gemini-api/docs/api-errors, "generation blocked").
 */
const BLOCKED =
  /(?:safety|recitation|prohibited_content|spii|blocklist|language|content_blocked)$/i;

/** What a 400 is about when it is about our request or the operator's account, and not the prompt. */
const ABOUT_THE_REQUEST =
  /\b(?:unsupported|not supported|unknown|invalid|arguments?|parameters?|fields?|json|model|required|api key|billing|location|region|quota|permission|deprecated)\b/i;

/** Whether it was a filter that refused, and not the request's form or the operator's account. */
export function isFilter({ code, status, reason, message }: GoogleError): boolean {
  if (BLOCKED.test(String(code)) || BLOCKED.test(String(reason))) return true;
  return !isAccounts({ code, status }) && saysFiltered(code, reason, message);
}

/**
 * Whether a submit that was answered with 400 was filtered. All but the prompt is the same in every
 * request of ours: what speaks of nothing else in it speaks of the prompt.
 */
export function isFilterAtSubmit(error: GoogleError): boolean {
  if (isFilter(error)) return true;
  const { message } = error;
  return !!message && !isAccounts(error) && !ABOUT_THE_REQUEST.test(message);
}

/** An organization's policy that a model violates is the operator's matter. */
const isAccounts = ({ code, status }: GoogleError) =>
  status === 'FAILED_PRECONDITION' || code === 'failed_precondition';

/** The fault of a prompt that was refused; nothing was made of it, and nothing is charged. */
export const filteredPrompt = (message = '') => filtered('prompt', plainReason(message), 'no');
