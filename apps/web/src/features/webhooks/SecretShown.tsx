import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';

type Props = { secret: string; note?: string; onDone: () => void };

/** A webhook's secret, the one time that it is shown. */
export function SecretShown({ secret, note, onDone }: Props) {
  const warning = useRef<HTMLParagraphElement>(null);
  // What had the focus is gone: what is new is read out in its place.
  useEffect(() => warning.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <p ref={warning} tabIndex={-1} className="outline-none">
        <strong>Copy it now: it is not shown again.</strong> Your program checks with it that a call
        comes from here. {note}
      </p>
      <CopyField label="Secret" text={secret} isCode />
      <Button className="sm:justify-self-end" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
