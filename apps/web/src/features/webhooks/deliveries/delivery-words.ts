import type { WebhookDelivery } from '@shortcake/contract/webhook';
import { formatTime } from '../../../lib/format-time.ts';
import { counted } from '../../../lib/plural.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

type Standing = { tone: BadgeTone; words: string };

/** Where a delivery is. */
export function standingOf({ state, trouble }: WebhookDelivery): Standing {
  if (state === 'delivered') return { tone: 'leaf', words: 'Arrived' };
  if (state === 'failed') return { tone: 'berry', words: 'Failed' };
  return trouble === null
    ? { tone: 'neutral', words: 'On its way' }
    : { tone: 'sponge', words: 'Will be tried again' };
}

/** "3 attempts: it answered with 500. Next attempt Nov 21, 2026, 3:04 PM." */
export function attemptsInWords(delivery: WebhookDelivery): string {
  const { attempts, nextAttemptAt, trouble } = delivery;
  const answer = answerInWords(delivery);
  const next = trouble !== null && nextAttemptAt && ` Next attempt ${formatTime(nextAttemptAt)}.`;
  return `${counted(attempts, 'attempt')}${answer && `: ${answer}`}.${next || ''}`;
}

/** What became of a test, in place; null while it is on its way. */
export function testInWords(delivery: WebhookDelivery): string | null {
  const { state } = delivery;
  if (state === 'pending') return null;
  const answer = answerInWords(delivery);
  const outcome = state === 'delivered' ? 'It arrived' : 'It did not arrive';
  return `${outcome}${answer && `: ${answer}`}.`;
}

const answerInWords = ({ status, trouble }: WebhookDelivery): string =>
  trouble ?? (status === null ? '' : `it answered with ${status}`);

/** JSON as people read it; anything else as it is. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
