import { Dialog as Radix } from 'radix-ui';
import { DialogSheet, type DialogSheetProps } from './DialogSheet.tsx';
import { dialogStyle } from './dialog-style.ts';
import { useAfterPaint } from './useAfterPaint.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type Props = Omit<DialogSheetProps, 'closeDisabled'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function Dialog({ open, onOpenChange, ...sheet }: Props) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={useAfterPaint(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogStyle.overlay} />
        <DialogSheet {...focus} {...sheet} />
      </Radix.Portal>
    </Radix.Root>
  );
}
