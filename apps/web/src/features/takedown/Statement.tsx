import type { Takedown } from '@shortcake/contract/report';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { keptText } from './kept-text.ts';
import { Said } from './Said.tsx';
import { words } from './words.ts';

/** The statement of reasons: what article 17 of the Digital Services Act wants said. */
export function Statement({ takedown }: { takedown: Takedown }) {
  const { at, kind, reason } = takedown;
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-y-4">
      <Line name={words.done}>{words.doneText(formatDay(at))}</Line>
      <Line name={words.reason}>
        <Said>{reason}</Said>
      </Line>
      <Line name={words.reported}>
        {words.reportedText[kind]} {words.decidedText}
      </Line>
      <Line name={words.kept}>{keptText(takedown)}</Line>
    </dl>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="font-bold">{name}</dt>
    <dd className="min-w-0 text-pretty max-sm:mb-3">{children}</dd>
  </>
);
