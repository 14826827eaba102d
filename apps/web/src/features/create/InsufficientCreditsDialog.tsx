import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBuyCredits: () => void;
};

export function InsufficientCreditsDialog({ open, onOpenChange, onBuyCredits }: Props) {
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
          <Button
            onClick={() => {
              onOpenChange(false);
              onBuyCredits();
            }}
          >
            Buy Credits
          </Button>
        </>
      }
    />
  );
}
