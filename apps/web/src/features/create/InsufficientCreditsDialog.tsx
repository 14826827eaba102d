import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A way to get credits. */
  creditsAction?: ReactNode;
};

export function InsufficientCreditsDialog({ open, onOpenChange, creditsAction }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Insufficient Credits"
      description="You have no video credits left. Each video costs 1 credit. Your prompt stays here until you have one."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          {creditsAction}
        </>
      }
    />
  );
}
