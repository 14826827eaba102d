import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { ChangeDialog } from '../lib/ChangeDialog.tsx';
import { forgetDraft, keptDraft } from '../lib/draft.ts';
import { useSwitchEngine } from './api.ts';

type Props = {
  id: string;
  /** What it is to be. */
  enabled: boolean;
  /** The engine that new videos go to while this one is off; undefined: there is none. */
  standIn: string | undefined;
  onClose: () => void;
};

/** Under which what was typed for an engine is kept, on the way to a fresh sign-in. */
export const draftOfSwitch = (id: string) => `switch ${id}`;

/** Asks why an engine is switched off or on, and does it. */
export function SwitchDialog({ id, enabled, standIn, onClose }: Props) {
  const [initial] = useState(() => keptDraft(draftOfSwitch(id)) ?? {});
  const { mutate, isPending, error } = useSwitchEngine();
  const word = enabled ? 'on' : 'off';
  return (
    <ChangeDialog
      change={{
        name: draftOfSwitch(id),
        label: `Switch ${word}`,
        title: `Switch ${id} ${word}`,
        effect: enabled ? 'New videos may be asked of it again.' : consequence(id, standIn),
        confirm: `Switch ${word}`,
      }}
      {...{ initial, isPending, error }}
      onSend={({ reason = '' }) =>
        mutate(
          { id, enabled, reason: reason.trim() },
          {
            onSuccess() {
              toast({ title: `${id} is ${word}` });
              onClose();
            },
          },
        )
      }
      onClose={() => {
        forgetDraft();
        onClose();
      }}
    />
  );
}

function consequence(id: string, standIn: string | undefined): string {
  const under = `What is under way at ${id} goes on.`;
  if (standIn) return `New videos go to ${standIn}, and so do those that wait. ${under}`;
  return `No other engine is on: nobody can ask for a video until one is, and those that wait go on waiting. ${under}`;
}
