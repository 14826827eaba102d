import type { Webhook } from '@shortcake/contract/webhook';
import type { RefObject } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWebhookChanges } from './api.ts';
import { WebhookForm } from './WebhookForm.tsx';

type Props = {
  webhook: Webhook;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** Chooses anew what a webhook is told of. */
export function EventsDialog({ webhook: { id, events }, onClose, returnFocusTo }: Props) {
  const { chooseEvents } = useWebhookChanges();
  return (
    <Dialog open onOpenChange={onClose} title="Edit the events" returnFocusTo={returnFocusTo}>
      <WebhookForm
        begin={events}
        submit={chooseEvents.isPending ? 'Saving...' : 'Save'}
        isPending={chooseEvents.isPending}
        error={chooseEvents.error ? errorText(chooseEvents.error) : undefined}
        onSubmit={(events) => chooseEvents.mutate({ id, events }, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
