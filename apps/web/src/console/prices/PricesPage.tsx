import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { marginsQuery, priceBookQuery } from './api.ts';
import { Losses } from './Losses.tsx';
import { PriceForm } from './PriceForm.tsx';
import { PriceHistory } from './PriceHistory.tsx';

/** The price book: what is sold now, what a change would do, and what was sold before. */
export function PricesPage() {
  const book = useQuery(priceBookQuery);
  const margins = useQuery(marginsQuery);
  return (
    <>
      <PageTitle
        title="Prices"
        subtitle="For new purchases. Who has a plan already keeps its price and credits."
      />
      <QueryNotice query={book.error ? book : margins} />
      {book.data && margins.data && (
        <div className="grid gap-6">
          <Losses margins={margins.data} />
          <PriceForm book={book.data} margins={margins.data} />
          <PriceHistory entries={book.data.history} />
        </div>
      )}
    </>
  );
}
