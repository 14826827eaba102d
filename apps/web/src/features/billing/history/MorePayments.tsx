import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { paymentsQuery } from '../api.ts';

/** Loads older payments when it is pressed, while there are any. */
export function MorePayments() {
  const { fetchNextPage, hasNextPage } = useInfiniteQuery(paymentsQuery);
  // The query forgets a page's failure with its next poll; this knows it until the next press.
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchNextPage({ throwOnError: true }),
  });
  if (!hasNextPage) return null;
  return <ShowMore isPending={isPending} error={error} onPress={() => mutate()} />;
}
