import type { PriceBook } from '@shortcake/contract/operator/price-book';
import { planNames, planTitles } from '@shortcake/contract/plans';
import type { Prices } from '@shortcake/contract/price-book';
import { formatTime } from '../../lib/format-time.ts';
import { fromCents } from '../lib/money.ts';

type Props = { before: Prices; book: PriceBook };

/** Says what somebody else has changed in the book while prices were typed. */
export function Meanwhile({ before, book }: Props) {
  const changes = changesOf(before, book);
  const [newest] = book.history;
  return (
    <section
      aria-label="Changed meanwhile"
      className="grid gap-2 rounded-control bg-sponge-wash p-4 text-sm text-sponge-ink"
    >
      {newest && (
        <p className="[overflow-wrap:anywhere]">
          <span className="font-bold">The book has changed since you began.</span> Its newest entry
          holds from {formatTime(newest.validFrom)}
          {newest.by && ` (${newest.by}: ${newest.reason})`}. What you typed is kept; all else is as
          it is sold now.
        </p>
      )}
      {changes.length > 0 && (
        <ul className="grid gap-1 tabular-nums">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is sold differently, a line each. */
function changesOf(before: Prices, now: Prices): string[] {
  const ofPlans = planNames.map((plan) => {
    const [old, next] = [before.plans[plan], now.plans[plan]];
    return [
      planTitles[plan],
      `${fromCents(old.priceCents)} for ${old.credits}`,
      `${fromCents(next.priceCents)} for ${next.credits}`,
    ];
  });
  const ofCredit = ['Credit', fromCents(before.creditPriceCents), fromCents(now.creditPriceCents)];
  return [...ofPlans, ofCredit].flatMap(([name, old, next]) =>
    old === next ? [] : `${name}: ${old} before, ${next} now`,
  );
}
