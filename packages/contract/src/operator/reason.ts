import { requiredText } from '../text-field.ts';

/** In characters. */
export const MAX_REASON = 500;

/** Why an operator changes something; each change takes one, and the log keeps it. */
export const Reason = requiredText(MAX_REASON);
