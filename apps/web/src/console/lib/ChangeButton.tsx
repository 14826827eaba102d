import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ButtonStyle } from '../../ui/button-style.ts';
import { toast } from '../../ui/toast.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Change } from './change.ts';
import { forgetDraft, keptDraft, type Typed } from './draft.ts';

type Props<Result> = ButtonStyle & {
  change: Change;
  Icon?: LucideIcon;
  send: (typed: Typed) => Promise<Result>;
  /** What is said once it is done. */
  done: (result: Result) => string;
  onDone?: (result: Result) => void;
};

/** Opens the one dialog by which the console changes something: it says what happens, and asks why. */
export function ChangeButton<Result>(props: Props<Result>) {
  const { change, Icon, send, done, onDone, variant = 'secondary', size = 'small' } = props;
  // Back from signing in again: the dialog is open, and what was typed stands in it.
  const [kept] = useState(() => keptDraft(change.name));
  const [isOpen, setIsOpen] = useState(kept !== undefined);
  useEffect(() => {
    if (kept) forgetDraft();
  }, [kept]);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess(result) {
      setIsOpen(false);
      toast({ title: done(result) });
      onDone?.(result);
    },
  });
  return (
    <>
      <Button
        variant={variant}
        size={size}
        onClick={() => {
          mutation.reset();
          setIsOpen(true);
        }}
      >
        {Icon && <Icon aria-hidden="true" className="size-4.5" />}
        {change.label}
      </Button>
      {isOpen && (
        <ChangeDialog
          {...{ change, initial: kept ?? {} }}
          isPending={mutation.isPending}
          error={mutation.error}
          onSend={(typed) => mutation.mutate(typed)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
