import { Dialog as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { DialogSheet, type DialogSheetProps } from './DialogSheet.tsx';
import { dialogStyle } from './dialog-style.ts';
import { useAfterPaint } from './useAfterPaint.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type Props = Omit<DialogSheetProps, 'closeDisabled'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Has the focus afterwards when what opened the dialog is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  /** While it shows what is never shown again: a click beside it closes nothing then. */
  staysOnSlip?: boolean;
};

export function Dialog({ open, onOpenChange, returnFocusTo, staysOnSlip, ...sheet }: Props) {
  const focus = useReturnFocus(returnFocusTo);
  return (
    <Radix.Root open={useAfterPaint(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogStyle.overlay} />
        <DialogSheet
          {...focus}
          {...sheet}
          onInteractOutside={(event) => staysOnSlip && event.preventDefault()}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
