import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page with an address of its own. */
export function Section({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="headline scroll-mt-6 text-title">
        <a href={`#${id}`} className="rounded-lg hover:text-berry-ink">
          {title}
        </a>
      </h2>
      {children}
    </section>
  );
}
