import type { LedgerLine, PersonDetails } from '@shortcake/contract/operator/people';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format-time.ts';
import { formatNumber } from '../../lib/plural.ts';
import { Lines } from '../ui/Lines.tsx';
import { Panel } from '../ui/Panel.tsx';

const KINDS: Record<LedgerLine['type'], string> = {
  grant: 'Given',
  hold: 'Held for a video',
  release: 'Given back for a video',
  clawback: 'Taken back',
};

/** What somebody has of credits, in which lots, and how it came about. */
export function CreditsSection({ person }: { person: PersonDetails }) {
  const { creditsRemaining, balance, ledger } = person;
  const facts = [
    ['To spend', creditsRemaining],
    ['From plans', balance.subscription],
    ['Bought, given', balance.purchased],
    ['Held', balance.held],
  ] as const;
  return (
    <Panel title="Credits">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col justify-between rounded-control bg-sunken px-3 py-2.5"
          >
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="headline text-2xl tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {balance.lots.length > 0 && (
        <>
          <h3 className="mt-2 font-bold">Lots, in the order of spending</h3>
          <Lines items={balance.lots} noun="lot" keyOf={({ id }) => id}>
            {({ description, createdAt, granted, remaining }) => (
              <Moved what={description} at={createdAt}>
                {formatNumber(remaining)} of {formatNumber(granted)}
              </Moved>
            )}
          </Lines>
        </>
      )}
      <h3 className="mt-2 font-bold">History</h3>
      <Lines items={ledger} noun="line" keyOf={({ id }) => id}>
        {({ type, at, description, credits }) => (
          <Moved what={description ?? KINDS[type]} at={at}>
            {credits > 0 && '+'}
            {formatNumber(credits)}
          </Moved>
        )}
      </Lines>
    </Panel>
  );
}

type MovedProps = { what: string; at: string; children: ReactNode };

const Moved = ({ what, at, children }: MovedProps) => (
  <p className="flex items-baseline justify-between gap-4">
    <span className="grid min-w-0">
      <span className="text-[0.9375rem] [overflow-wrap:anywhere]">{what}</span>
      <time dateTime={at} className="text-ink-soft text-sm">
        {formatTime(at)}
      </time>
    </span>
    <span className="shrink-0 font-bold tabular-nums">{children}</span>
  </p>
);
