import { useInfiniteQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { errorText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { deliveriesQuery, useSending } from './api.ts';
import { testInWords } from './delivery-words.ts';

type Props = { webhookId: string; url: string };

/** Sends a test, and says in place what became of it. */
export function SendTest({ webhookId, url }: Props) {
  const { test } = useSending(webhookId);
  const { data: sent, error, isPending } = test;
  const { data: deliveries } = useInfiniteQuery({
    ...deliveriesQuery(webhookId),
    enabled: sent !== undefined,
  });
  const known = sent && (deliveries?.find(({ id }) => id === sent.id) ?? sent);
  const isWaiting = isPending || (known !== undefined && testInWords(known) === null);
  const words = error
    ? errorText(error)
    : isWaiting
      ? 'On its way...'
      : known && testInWords(known);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Send test to ${url}`}
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) test.mutate();
        }}
      >
        <Send aria-hidden="true" className="size-4" />
        Send test
      </Button>
      <p
        role="status"
        className="order-last mt-2 basis-full text-sm [overflow-wrap:anywhere] empty:mt-0"
      >
        {words}
      </p>
    </>
  );
}
