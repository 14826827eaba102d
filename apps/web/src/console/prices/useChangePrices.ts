import type { PriceBook } from '@shortcake/contract/operator/price-book';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { refusalIn } from '../lib/refusal.ts';
import { changePrices, marginsQuery, priceBookQuery } from './api.ts';

/** Writes an entry into the price book, and shows what is sold from then on; or else by now. */
export function useChangePrices(onChanged: (book: PriceBook) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    ...changePrices,
    onSuccess: async (book, { validFrom }) => {
      // First, so that the form does not take its own entry for somebody else's.
      onChanged(book);
      queryClient.setQueryData(priceBookQuery.queryKey, book);
      toast({ title: validFrom ? 'The change is in the book' : 'Prices are changed' });
      await queryClient.invalidateQueries({ queryKey: marginsQuery.queryKey });
    },
    onError(error) {
      const refusal = refusalIn<{ priceBook: PriceBook }>(error, 'PRICE_BOOK_CHANGED');
      if (refusal) queryClient.setQueryData(priceBookQuery.queryKey, refusal.priceBook);
    },
  });
}
