import type { PriceBookEntry } from '@shortcake/contract/operator/price-book';
import { planNames, planTitles } from '@shortcake/contract/plans';
import { formatTime } from '../../lib/format-time.ts';
import { fromCents } from '../lib/money.ts';
import { Panel } from '../ui/Panel.tsx';

/** Every entry of the book, newest first. */
export const PriceHistory = ({ entries }: { entries: readonly PriceBookEntry[] }) => (
  <Panel title="The book" note="Entries are never changed: a new one takes their place.">
    <ul>
      {entries.map((entry) => (
        <li
          key={entry.validFrom + entry.createdAt}
          className="grid gap-1 border-line border-t py-3 first:border-t-0"
        >
          <p className="font-bold">
            From <time dateTime={entry.validFrom}>{formatTime(entry.validFrom)}</time>
          </p>
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
            {planNames.map((plan) => (
              <span key={plan}>
                {planTitles[plan]} {fromCents(entry.plans[plan].priceCents)} for{' '}
                {entry.plans[plan].credits}
              </span>
            ))}
            <span>Credit {fromCents(entry.creditPriceCents)}</span>
          </p>
          <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
            {entry.by ? `${entry.by}: ${entry.reason}` : 'From the environment'}
          </p>
        </li>
      ))}
    </ul>
  </Panel>
);
