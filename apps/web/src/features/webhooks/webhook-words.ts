import type { Webhook, WebhookEvent } from '@shortcake/contract/webhook';
import { formatTime } from '../../lib/format-time.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** What a webhook can be told of. */
export const eventOptions: { value: WebhookEvent; label: string; hint: string }[] = [
  {
    value: 'video.completed',
    label: 'Video finished',
    hint: 'It can be watched and downloaded.',
  },
  { value: 'video.failed', label: 'Video failed', hint: 'With the reason; its credit came back.' },
  {
    value: 'series.completed',
    label: 'Series ended',
    hint: 'None of its videos is under way any more.',
  },
  { value: 'credits.low', label: 'Credits low', hint: 'Fewer than 2 are left.' },
];

/** "Video finished, video failed" */
export function eventsInWords(events: readonly WebhookEvent[]): string {
  const words = eventOptions
    .filter(({ value }) => events.includes(value))
    .map(({ label }) => label.toLowerCase())
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a webhook stands. */
export function standingOf({ active, failingSince }: Webhook): { tone: BadgeTone; words: string } {
  if (!active) return { tone: 'berry', words: 'Switched off' };
  if (failingSince === null) return { tone: 'leaf', words: 'On' };
  return { tone: 'sponge', words: `Failing since ${formatTime(failingSince)}` };
}

/** Why one that is switched off is so, and what that means. */
export function whyOff({ offBecause, failingSince }: Webhook): string {
  const why = {
    failing: `Nothing has arrived ${failingSince === null ? 'for three days' : `since ${formatTime(failingSince)}`}, so it was switched off. `,
    gone: 'It answered that it is gone for good (410), so it was switched off. ',
  };
  return `${offBecause ? why[offBecause] : ''}What happens while it is off is not sent later.`;
}
