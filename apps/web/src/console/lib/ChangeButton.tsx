import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonStyle } from '../../ui/button-style.ts';
import { toast } from '../../ui/toast.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Change } from './change.ts';
import { forgetDraft, keptDraft, type Typed } from './draft.ts';
import { refusalIn } from './refusal.ts';

type Props<Result> = ButtonStyle & {
  change: Change;
  Icon?: LucideIcon;
  /** `typed.key` is the same until the change has succeeded: an idempotency key, where the call takes one. */
  send: (typed: Typed) => Promise<Result>;
  /** What is said once it is done. */
  done: (result: Result) => string;
  onDone?: (result: Result) => void;
  /** Hears why the change was refused, which the dialog says. */
  onRefused?: (error: Error) => void;
};

/** Opens the one dialog by which the console changes something: it says what happens, and asks why. */
export function ChangeButton<Result>(props: Props<Result>) {
  const {
    change,
    Icon,
    send,
    done,
    onDone,
    onRefused,
    variant = 'secondary',
    size = 'small',
  } = props;
  // Back from signing in again: the dialog is open, and what was typed stands in it.
  const [kept] = useState(() => keptDraft(change.name));
  const [isOpen, setIsOpen] = useState(kept !== undefined);
  useEffect(() => {
    if (kept) forgetDraft();
  }, [kept]);
  // Not renewed by closing the dialog: where an answer was lost, nobody knows whether the change was made.
  const [key, setKey] = useState(() => kept?.key ?? randomKey());
  const mutation = useMutation({
    mutationFn: send,
    onSuccess(result) {
      setIsOpen(false);
      setKey(randomKey());
      toast({ title: done(result) });
      onDone?.(result);
    },
    onError: (error) => onRefused?.(error),
  });
  return (
    <>
      <Button
        variant={variant}
        size={size}
        onClick={() => {
          // Told once that the first press had been carried out, whoever opens it again wants another.
          if (refusalIn(mutation.error, 'IDEMPOTENCY_MISMATCH')) setKey(randomKey());
          mutation.reset();
          setIsOpen(true);
        }}
      >
        {Icon && <Icon aria-hidden="true" className="size-4.5" />}
        {change.label}
      </Button>
      {isOpen && (
        <ChangeDialog
          {...{ change, initial: { ...kept, key } }}
          isPending={mutation.isPending}
          error={mutation.error}
          onSend={(typed) => mutation.mutate(typed)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
