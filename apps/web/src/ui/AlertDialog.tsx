import { AlertDialog as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { classNames } from '../lib/class-names.ts';
import { buttonClass } from './button-style.ts';
import { dialogStyle } from './dialog-style.ts';
import { useAfterPaint } from './useAfterPaint.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Has the focus afterwards when what opened the dialog is gone. */
  returnFocusTo?: RefObject<HTMLElement | null>;
};

/** Asks before what cannot be undone; the way back has the focus. */
export function AlertDialog(props: Props) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm } = props;
  const focus = useReturnFocus(props.returnFocusTo);
  // The dialog is on screen for a moment after it was closed: the second of two clicks lands on it.
  const confirmOnce = () => {
    if (open) onConfirm();
  };
  return (
    <Radix.Root open={useAfterPaint(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogStyle.overlay} />
        <div className={dialogStyle.stage}>
          <Radix.Content
            {...focus}
            className={classNames(dialogStyle.sheet, 'grid max-w-md gap-2 p-6')}
          >
            <Radix.Title className="headline text-xl leading-tight">{title}</Radix.Title>
            <Radix.Description className="text-ink-soft [overflow-wrap:anywhere]">
              {description}
            </Radix.Description>
            <div className="mt-4 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Radix.Cancel className={buttonClass({ variant: 'secondary' })}>
                {props.cancelLabel ?? 'Cancel'}
              </Radix.Cancel>
              <Radix.Action className={buttonClass({ variant: 'danger' })} onClick={confirmOnce}>
                {confirmLabel}
              </Radix.Action>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
