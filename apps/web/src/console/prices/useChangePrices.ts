import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { changePrices, marginsQuery, priceBookQuery } from './api.ts';

/** Writes an entry into the price book, and shows what is sold from then on. */
export function useChangePrices() {
  const queryClient = useQueryClient();
  return useMutation({
    ...changePrices,
    onSuccess: async (book, { validFrom }) => {
      queryClient.setQueryData(priceBookQuery.queryKey, book);
      toast({ title: validFrom ? 'The change is in the book' : 'Prices are changed' });
      await queryClient.invalidateQueries({ queryKey: marginsQuery.queryKey });
    },
  });
}
