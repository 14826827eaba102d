import type { WebhookDelivery } from '@shortcake/contract/webhook';
import { RotateCw } from 'lucide-react';
import { formatTime } from '../../../lib/format-time.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { attemptsInWords, readable, standingOf } from './delivery-words.ts';

type Props = { delivery: WebhookDelivery; isSending: boolean; onSendAgain: () => void };

/** One delivery; opened, what was sent and what was answered. */
export function DeliveryLine({ delivery, isSending, onSendAgain }: Props) {
  const { id, type, createdAt, body, payload } = delivery;
  const { tone, words } = standingOf(delivery);
  return (
    <li className="border-line border-t first:border-t-0">
      <details>
        <summary className="cursor-pointer rounded-control py-3 marker:text-ink-soft">
          <span className="inline-flex w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-3 gap-y-1 pl-1 align-middle">
            <code className="font-bold text-sm">{type}</code>
            <Badge tone={tone}>{words}</Badge>
            <time dateTime={createdAt} className="text-ink-soft text-sm sm:ml-auto">
              {formatTime(createdAt)}
            </time>
          </span>
        </summary>
        <div className="grid gap-3 pb-4 pl-5">
          <p className="text-sm [overflow-wrap:anywhere]">{attemptsInWords(delivery)}</p>
          {body !== null && <Text name="Answer" text={body === '' ? '(empty)' : body} />}
          <Text name="Sent" text={readable(payload)} />
          <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
            webhook-id <code>{id}</code>
          </p>
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            disabled={isSending}
            onClick={onSendAgain}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            Send again
          </Button>
        </div>
      </details>
    </li>
  );
}

const Text = ({ name, text }: { name: string; text: string }) => (
  <div className="grid gap-1">
    <p className="font-bold text-sm">{name}</p>
    <pre className="max-h-60 overflow-y-auto whitespace-pre-wrap break-all rounded-control bg-sunken p-3 text-xs">
      {text}
    </pre>
  </div>
);
