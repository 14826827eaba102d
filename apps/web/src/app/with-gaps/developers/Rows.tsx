import type { ReactNode } from 'react';

type Row = { key: string; term: ReactNode; text: ReactNode };

/** Names, and what each means: side by side where there is room. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="border-line border-t">
      {rows.map(({ key, term, text }) => (
        <div
          key={key}
          className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
        >
          <dt className="flex flex-wrap content-start items-center gap-x-2 gap-y-1">{term}</dt>
          <dd className="min-w-0 text-[0.9375rem] text-ink-soft leading-relaxed">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
