import { type ReactNode, useId } from 'react';

/** What ties a control to its label, its hint and its error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid'?: true;
};

type Props = {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, and what to change. */
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-bold text-sm">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, ...(error && { 'aria-invalid': true }) })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

/** For controls whose label is another than a field's. */
export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <p id={id} className="font-bold text-berry-ink text-sm">
      {children}
    </p>
  );
}
