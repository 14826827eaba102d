import type { Webhook } from '@shortcake/contract/webhook';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { formatTime } from '../../lib/format-time.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWebhookChanges } from './api.ts';
import { Deliveries } from './deliveries/Deliveries.tsx';
import { SendTest } from './deliveries/SendTest.tsx';
import { WebhookMenu } from './WebhookMenu.tsx';
import { eventsInWords, standingOf, whyOff } from './webhook-words.ts';

type Props = { webhook: Webhook; onDelete: () => void };

/** A webhook, how it stands, and what it was told. */
export function WebhookLine({ webhook, onDelete }: Props) {
  const { id, url, events, active, formerSecretUntil } = webhook;
  const [isOpen, setOpen] = useState(false);
  const { turn } = useWebhookChanges();
  const listId = useId();
  const { tone, words } = standingOf(webhook);
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="font-bold [overflow-wrap:anywhere]">{url}</p>
          <p className="text-ink-soft text-sm">{eventsInWords(events)}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <Badge tone={tone}>{words}</Badge>
            {formerSecretUntil && (
              <span className="text-ink-soft">
                Both secrets count until {formatTime(formerSecretUntil)}.
              </span>
            )}
          </p>
        </div>
        <WebhookMenu webhook={webhook} onDelete={onDelete} />
      </div>
      {!active && <p className="text-sm">{whyOff(webhook)}</p>}
      <div className="flex flex-wrap items-center gap-x-2">
        {active ? (
          <SendTest webhookId={id} url={url} />
        ) : (
          <Button
            variant="secondary"
            size="small"
            disabled={turn.isPending}
            onClick={() => turn.mutate({ id, active: true })}
          >
            Switch on again
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          Deliveries
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'size-4 transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
          />
        </Button>
      </div>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <Deliveries webhookId={id} url={url} />}
      </div>
    </li>
  );
}
