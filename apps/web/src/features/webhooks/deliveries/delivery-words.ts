import type { WebhookDelivery } from '@shortcake/contract/webhook';
import { formatTime } from '../../../lib/format-time.ts';
import { counted } from '../../../lib/plural.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

type Standing = { tone: BadgeTone; words: string };

/** Where a delivery is. */
export function standingOf({ state, attempts }: WebhookDelivery): Standing {
  if (state === 'delivered') return { tone: 'leaf', words: 'Arrived' };
  if (state === 'failed') return { tone: 'berry', words: 'Given up' };
  return attempts === 0
    ? { tone: 'neutral', words: 'On its way' }
    : { tone: 'sponge', words: 'Tried again' };
}

/** "3 attempts, answered 500. Next try Nov 21, 2026, 3:04 PM." */
export function attemptsInWords(delivery: WebhookDelivery): string {
  const { attempts, status, trouble, nextAttemptAt } = delivery;
  if (attempts === 0) return 'Not sent yet.';
  const answer = status === null ? 'no answer' : `answered ${status}`;
  return [
    `${counted(attempts, 'attempt')}, ${answer}.`,
    trouble,
    nextAttemptAt && `Next try ${formatTime(nextAttemptAt)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What became of a test, in place; null while it has not been tried. */
export function testInWords(delivery: WebhookDelivery): string | null {
  const { state, attempts, status, trouble } = delivery;
  if (state === 'delivered') return `It arrived: answered ${status}.`;
  if (attempts === 0) return null;
  return `It did not arrive${status === null ? '' : `: answered ${status}`}. ${trouble ?? ''}`.trim();
}

/** JSON as people read it; anything else as it is. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
