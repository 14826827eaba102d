import type { PriceBook } from '@shortcake/contract/operator/price-book';
import type { Prices } from '@shortcake/contract/price-book';
import { useState } from 'react';
import { type Draft, draftOf, isSame, readDraft, rebase } from './draft.ts';

/** What a draft was begun from. */
export type Begun = Prices & Pick<PriceBook, 'edition'>;

/** A draft as it was left to sign in again. */
type Left = { draft: Draft; begun: Begun };

/**
 * The fields, begun from the book. Where the book changes meanwhile, what was typed stays in them, and `before`
 * is what was sold when they were begun.
 */
export function usePriceDraft(book: PriceBook, left: Left | undefined) {
  const [begun, setBegun] = useState<Begun>(left?.begun ?? book);
  const [draft, setDraft] = useState(left?.draft ?? draftOf(book));
  const [before, setBefore] = useState<Prices>();
  const [seen, setSeen] = useState(left?.begun.edition ?? book.edition);
  if (seen !== book.edition) {
    setSeen(book.edition);
    if (begun.edition !== book.edition) {
      const { prices } = readDraft(draft);
      const isTyped = !prices || !isSame(prices, begun);
      setBegun(book);
      setDraft(rebase(draft, begun, book));
      if (isTyped) setBefore(before ?? begun);
    }
  }
  const { edition, creditPriceCents, plans } = begun;
  return {
    ...{ draft, setDraft, before },
    /** To be kept with the draft. */
    begun: { edition, creditPriceCents, plans },
    /** Puts what is sold into the fields. */
    begin(book: PriceBook) {
      setBegun(book);
      setDraft(draftOf(book));
      setBefore(undefined);
    },
  };
}
