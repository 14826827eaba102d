import { Dialog as Radix } from 'radix-ui';
import { DialogSheet, type DialogSheetProps } from './DialogSheet.tsx';
import { dialogStyle } from './dialog-style.ts';
import { useInertPage } from './useInertPage.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type Props = Omit<DialogSheetProps, 'closeDisabled'> & {
  onClose: () => void;
  /** While money is on its way: nothing closes the dialog then. */
  isBusy: boolean;
};

/**
 * A dialog that somebody pays in, open for as long as it is mounted. Stripe appends its own overlays
 * to the body, for a bank's question or a saved card, and a modal Radix dialog would take pointer and
 * focus from them. So this one makes only our page unreachable, and leaves the rest of the body alone.
 * A click beside it closes nothing: a typed card must not be lost to a slip.
 */
export function PaymentDialog({ onClose, isBusy, ...sheet }: Props) {
  const focus = useReturnFocus();
  useInertPage();
  return (
    <Radix.Root open modal={false} onOpenChange={() => isBusy || onClose()}>
      <Radix.Portal>
        <div className={dialogStyle.overlay} />
        <DialogSheet
          {...focus}
          {...sheet}
          closeDisabled={isBusy}
          onInteractOutside={(event) => event.preventDefault()}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
