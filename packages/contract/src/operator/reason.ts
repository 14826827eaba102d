import { requiredText } from '../text-field.ts';
import { MAX_REASON } from './reason-limit.ts';

/** Why an operator changes something; each change takes one, and the log keeps it. */
export const Reason = requiredText(MAX_REASON);
