import type { Takedown } from '@shortcake/contract/report';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { Said } from './Said.tsx';
import { words } from './words.ts';

type Props = { takedown: Takedown; terms: string };

/** The statement of reasons: what article 17 of the Digital Services Act wants said. */
export function Statement({ takedown, terms }: Props) {
  const { at, kind, reason, until } = takedown;
  const isKept = Date.now() < Date.parse(until);
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-y-4">
      <Line name={words.done}>{words.doneText(formatDay(at))}</Line>
      <Line name={words.reason}>
        <Said>{reason}</Said>
      </Line>
      <Line name={words.reported}>
        {words.reportedText[kind]} {words.decidedText}
      </Line>
      <Line name={words.ground}>
        {words.groundText[kind]}{' '}
        <a href={terms} target="_blank" rel="noreferrer" className="text-berry-ink underline">
          {words.terms}
        </a>
      </Line>
      <Line name={words.kept}>
        {(isKept ? words.keptText : words.deletedText)(formatDay(until))}
      </Line>
    </dl>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="font-bold">{name}</dt>
    <dd className="min-w-0 text-pretty max-sm:mb-3">{children}</dd>
  </>
);
