import type { Transaction } from '@shortcake/contract/transaction';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { amountWords, noteWords } from './history.ts';

type Props = {
  transaction: Transaction;
  /** What can be done with it. */
  children?: ReactNode;
};

/** One transaction: what it was and when, and what it cost or gave. */
export function HistoryLine({ transaction, children }: Props) {
  const note = noteWords(transaction);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-line border-t py-3 first:border-t-0">
      <p className="min-w-0 font-bold [overflow-wrap:anywhere]">{transaction.description}</p>
      <p className="text-right font-bold tabular-nums">{amountWords(transaction)}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
        <time dateTime={transaction.createdAt}>{formatDay(transaction.createdAt)}</time>
        {children}
      </p>
      {note && <p className="text-right text-ink-soft text-sm tabular-nums">{note}</p>}
    </li>
  );
}
