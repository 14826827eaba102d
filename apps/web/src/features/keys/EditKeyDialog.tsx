import type { ApiKey } from '@shortcake/contract/api-key';
import { Dialog } from '../../ui/Dialog.tsx';
import { useKeyChanges } from './api.ts';
import { KeyForm } from './KeyForm.tsx';
import { changesOf, draftOf, type KeyDraft } from './key-draft.ts';

type Props = { apiKey: ApiKey; onClose: () => void };

/** Changes a key; the key itself stays, so that programs go on with it. */
export function EditKeyDialog({ apiKey, onClose }: Props) {
  const { change } = useKeyChanges();
  const save = (draft: KeyDraft) => {
    const changes = changesOf(draft, apiKey, new Date());
    if (changes) change.mutate({ id: apiKey.id, changes }, { onSuccess: onClose });
    else onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Edit the key">
      <KeyForm
        begin={draftOf(apiKey)}
        submit={change.isPending ? 'Saving...' : 'Save'}
        isPending={change.isPending}
        error={change.error}
        onSubmit={save}
      />
    </Dialog>
  );
}
