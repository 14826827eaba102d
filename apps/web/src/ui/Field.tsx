import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint?: ReactNode;
  /** Receives the ids that tie the control to its label and hint. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
};

export function Field({ label, hint, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-bold text-sm">
        {label}
      </label>
      {children({ id, 'aria-describedby': hint ? hintId : undefined })}
      {hint && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
