import type { User } from '@shortcake/contract/account';
import { planTitles } from '@shortcake/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import { buttonClass } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/Card.tsx';
import { unpaidInvoiceQuery } from '../api.ts';

/** Says that a renewal could not be paid, and leads to where it can be; nothing while all is paid. */
export function UnpaidInvoice({ user }: { user: User }) {
  const id = useId();
  const invoice = useQuery(unpaidInvoiceQuery).data?.invoice;
  if (!invoice) return null;
  const { amount, address, nextAttempt } = invoice;
  return (
    <section aria-labelledby={id}>
      <Card
        tone="sponge"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:p-6"
      >
        <div className="grid min-w-0 grow basis-80 gap-1">
          <h2 id={id} className="headline text-xl">
            Your last payment failed
          </h2>
          <p>
            {planTitles[user.plan]} stays yours{' '}
            {nextAttempt ? `while we try again, next on ${formatDay(nextAttempt)}` : 'for now'}. You
            can also pay now, with this or another card.
          </p>
        </div>
        <a href={address} target="_blank" rel="noopener" className={buttonClass({})}>
          Pay {formatCents(amount)} now
          <span className="sr-only">, opens a new tab</span>
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </Card>
    </section>
  );
}
