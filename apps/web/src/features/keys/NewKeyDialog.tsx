import { Dialog } from '../../ui/Dialog.tsx';
import { useKeyChanges } from './api.ts';
import { KeyForm } from './KeyForm.tsx';
import { blankDraft, newKeyOf } from './key-draft.ts';
import { MadeKey } from './MadeKey.tsx';

type Props = { api: string; onClose: () => void };

/** Makes a key, and shows it the one time. */
export function NewKeyDialog({ api, onClose }: Props) {
  const { make } = useKeyChanges();
  const { data: made } = make;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={made ? 'Your new key' : 'New API key'}
      width={made ? 'wide' : 'narrow'}
      staysOnSlip={made !== undefined}
    >
      {made ? (
        <MadeKey apiKey={made} api={api} onDone={onClose} />
      ) : (
        <KeyForm
          begin={blankDraft()}
          submit={make.isPending ? 'Making...' : 'Make key'}
          isPending={make.isPending}
          error={make.error}
          onSubmit={(draft) => make.mutate(newKeyOf(draft, new Date()))}
        />
      )}
    </Dialog>
  );
}
