import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWebhookChanges, webhooksQuery } from './api.ts';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { WebhookLine } from './WebhookLine.tsx';

/** Where a person's programs are told what happens: added, tried, mended, deleted. */
export default function Webhooks({ developersPath }: { developersPath: string }) {
  const { data: webhooks, error } = useQuery(webhooksQuery);
  const { remove } = useWebhookChanges();
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className="max-w-prose">
        An address of yours is called as soon as something happens, so that your program need not
        ask again and again.{' '}
        <a href={developersPath} className="text-berry-ink underline">
          How to listen
        </a>
      </p>
      {webhooks ? (
        webhooks.length > 0 && (
          <ul aria-label="Webhooks" className="-my-4 divide-y divide-line">
            {webhooks.map((webhook) => (
              <WebhookLine
                key={webhook.id}
                webhook={webhook}
                onDelete={() =>
                  // The line goes, and what had the focus with it.
                  remove.mutate(webhook.id, { onSuccess: () => add.current?.focus() })
                }
              />
            ))}
          </ul>
        )
      ) : error ? (
        <p role="alert" className="text-berry-ink">
          {errorText(error)}
        </p>
      ) : (
        <Skeleton className="h-24" />
      )}
      <Button
        ref={add}
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        onClick={() => setAdding(true)}
      >
        <Plus aria-hidden="true" className="size-5" />
        New webhook
      </Button>
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
    </>
  );
}
