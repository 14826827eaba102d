import type { ReactNode } from 'react';

type Row = { key: string; term: ReactNode; text: ReactNode };

/** Names, and what each means: side by side where there is room. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
