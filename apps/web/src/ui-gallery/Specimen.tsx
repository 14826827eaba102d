import { type ReactNode, useId } from 'react';

/** A family of components, or of tokens, under one heading. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-line border-t pt-6">
      <h2 id={id} className="headline text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One component in some of its states, side by side as far as they fit. */
export function States({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="grid gap-2.5">
      <p className="font-mono text-ink-soft text-xs">{of}</p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-5">{children}</div>
    </div>
  );
}

/** A state that is as wide as a column of a page. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className="w-full max-w-sm">{children}</div>
);
