import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { errorText } from '../../../lib/api-error.ts';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { deliveriesQuery, useSending } from './api.ts';
import { DeliveryLine } from './DeliveryLine.tsx';

/** What a webhook was told, newest first, and what it answered. */
export function Deliveries({ webhookId, url }: { webhookId: string; url: string }) {
  const list = useInfiniteQuery(deliveriesQuery(webhookId));
  const { data: deliveries, error, hasNextPage, fetchNextPage } = list;
  // The query forgets a page's failure with its next poll; this knows it until the next press.
  const more = useMutation({ mutationFn: () => fetchNextPage({ throwOnError: true }) });
  const { again } = useSending(webhookId);
  if (error && !deliveries) {
    return (
      <p role="alert" className="text-berry-ink">
        {errorText(error)}
      </p>
    );
  }
  if (!deliveries) return <Skeleton className="h-16" />;
  if (deliveries.length === 0) {
    return <p className="text-ink-soft">Nothing yet. Send a test, or make a video.</p>;
  }
  return (
    <div>
      <ul aria-label={`Deliveries to ${url}`}>
        {deliveries.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            isSending={again.isPending && again.variables === delivery.id}
            onSendAgain={() => again.mutate(delivery.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <ShowMore isPending={more.isPending} error={more.error} onPress={() => more.mutate()} />
      )}
    </div>
  );
}
