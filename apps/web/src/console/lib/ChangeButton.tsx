import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ButtonStyle } from '../../ui/button-style.ts';
import { toast } from '../../ui/toast.ts';
import { ChangeDialog, type ChangeField } from './ChangeDialog.tsx';
import { forgetDraft, keptDraft, type Typed } from './draft.ts';

export type Change = {
  /** Tells one change of one thing from all others: what was typed is kept under it. */
  name: string;
  /** What the button says that opens the dialog. */
  label: string;
  title: string;
  /** What will happen. */
  effect: ReactNode;
  /** What the button says that makes the change. */
  confirm: string;
  /** What it takes beside the reason. */
  fields?: readonly ChangeField[];
  /** Who reads the reason beside the log. */
  reasonHint?: string;
  /** A change that has its own reason asks for none. */
  hasReason?: boolean;
};

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
