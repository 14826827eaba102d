import type { Webhook } from '@shortcake/contract/webhook';
import { EllipsisVertical, KeyRound, ListChecks, Power, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { useWebhookChanges } from './api.ts';
import { EventsDialog } from './EventsDialog.tsx';
import { SecretShown } from './SecretShown.tsx';

type Props = { webhook: Webhook; onDelete: () => void };

/** What is seldom done to a webhook. */
export function WebhookMenu({ webhook, onDelete }: Props) {
  const { id, url, active } = webhook;
  const { turn, rotate } = useWebhookChanges();
  const [opened, setOpened] = useState<'events' | 'rotate' | 'delete' | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(null);
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            ref={more}
            variant="quiet"
            size="icon"
            aria-label={`More actions for ${url}`}
            data-tooltip="More actions"
          >
            <EllipsisVertical aria-hidden="true" className="size-5" />
          </Button>
        }
      >
        <DropdownMenuItem onSelect={() => setOpened('events')}>
          <ListChecks aria-hidden="true" className="size-5" />
          Edit events
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setOpened('rotate')}>
          <KeyRound aria-hidden="true" className="size-5" />
          New secret
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => turn.mutate({ id, active: !active })}>
          <Power aria-hidden="true" className="size-5" />
          {active ? 'Switch off' : 'Switch on'}
        </DropdownMenuItem>
        <DropdownMenuItem tone="danger" onSelect={() => setOpened('delete')}>
          <Trash2 aria-hidden="true" className="size-5" />
          Delete
        </DropdownMenuItem>
      </DropdownMenu>
      {opened === 'events' && (
        <EventsDialog webhook={webhook} onClose={close} returnFocusTo={more} />
      )}
      <AlertDialog
        open={opened === 'rotate'}
        onOpenChange={close}
        title="Make a new secret?"
        description="The present secret stays valid for another day, so that your program can switch."
        confirmLabel="New secret"
        onConfirm={() => rotate.mutate(id)}
        returnFocusTo={more}
      />
      <AlertDialog
        open={opened === 'delete'}
        onOpenChange={close}
        title="Delete this webhook?"
        description={`${url} is told nothing any more, not even what is on its way. Its deliveries and its secret go too.`}
        confirmLabel="Delete"
        onConfirm={onDelete}
        returnFocusTo={more}
      />
      {rotate.data && (
        <Dialog
          open
          onOpenChange={rotate.reset}
          title="The new secret"
          width="wide"
          staysOnSlip
          returnFocusTo={more}
        >
          <SecretShown
            note="For a day, what we send is signed with both."
            secret={rotate.data.secret}
            onDone={rotate.reset}
          />
        </Dialog>
      )}
    </>
  );
}
