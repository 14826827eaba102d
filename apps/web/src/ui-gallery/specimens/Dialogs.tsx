import { useState } from 'react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PaymentDialog } from '../../ui/PaymentDialog.tsx';
import { RenameDialog } from '../../ui/RenameDialog.tsx';
import { Specimen, States } from '../Specimen.tsx';

const kinds = ['narrow', 'wide', 'long', 'question', 'rename', 'payment', 'busy'] as const;
const MANY_WORDS = 'A strawberry on a swing, in the light of a late afternoon. '.repeat(60);

export function Dialogs() {
  const [shown, setShown] = useState<(typeof kinds)[number] | null>(null);
  const close = () => setShown(null);
  const footer = <Button onClick={close}>Done</Button>;
  return (
    <Specimen title="Dialogs">
      <States of="Dialog: narrow, wide, longer than the window; AlertDialog; RenameDialog; PaymentDialog: ready, busy">
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setShown(kind)}>
            {kind}
          </Button>
        ))}
      </States>
      <Dialog
        open={shown === 'narrow'}
        onOpenChange={close}
        title="Insufficient Credits"
        description="Each video takes 1 credit."
        footer={footer}
      />
      <Dialog open={shown === 'wide'} onOpenChange={close} title="Wide" width="wide">
        With a body alone.
      </Dialog>
      <Dialog open={shown === 'long'} onOpenChange={close} title="Prompt" footer={footer}>
        {MANY_WORDS}
      </Dialog>
      <AlertDialog
        open={shown === 'question'}
        onOpenChange={close}
        title="Delete this video?"
        description="It will be gone for good."
        confirmLabel="Delete"
        onConfirm={close}
      />
      {shown === 'rename' && (
        <RenameDialog
          heading="Rename the video"
          title="A strawberry on a swing"
          onRename={close}
          onClose={close}
        />
      )}
      {(shown === 'payment' || shown === 'busy') && (
        <PaymentDialog
          title="Buy Credits"
          description="Nothing closes it while money is on its way."
          isBusy={shown === 'busy'}
          onClose={close}
          footer={footer}
        />
      )}
    </Specimen>
  );
}
