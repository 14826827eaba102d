import type { ReactNode } from 'react';

type Control = { id: string; name: string; 'aria-describedby': string | undefined };
type Props = {
  /** As the form sends it; also where the link of a fault leads. */
  name: string;
  label: string;
  hint?: string;
  children: (control: Control) => ReactNode;
};

/** A field with its label, and what to write there above it: read before it is filled in. */
export function Labelled({ name, label, hint, children }: Props) {
  const hintId = hint ? `${name}-hint` : undefined;
  return (
    <div className="grid gap-2">
      <label htmlFor={name} className="font-bold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {children({ id: name, name, 'aria-describedby': hintId })}
    </div>
  );
}
