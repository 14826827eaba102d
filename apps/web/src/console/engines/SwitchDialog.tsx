import { MAX_REASON } from '@shortcake/contract/operator/reason-limit';
import { codePoints } from '@shortcake/contract/text';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { useSwitchEngine } from './api.ts';

type Props = {
  id: string;
  /** What it is to be. */
  enabled: boolean;
  /** The engine that new videos go to while this one is off; undefined: there is none. */
  standIn: string | undefined;
  onClose: () => void;
};

/** Asks why an engine is switched off or on, and does it. */
export function SwitchDialog({ id, enabled, standIn, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const change = useSwitchEngine();
  const word = enabled ? 'on' : 'off';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const trouble = troubleWith(reason);
    setError(trouble);
    if (trouble) return;
    change.mutate(
      { id, enabled, reason: reason.trim() },
      {
        onSuccess() {
          toast({ title: `${id} is ${word}` });
          onClose();
        },
        onError: (failure) => setError(errorText(failure)),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Switch ${id} ${word}`}
      description={enabled ? 'New videos may be asked of it again.' : consequence(id, standIn)}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field label="Reason" hint="It is kept in the log, for operators." error={error}>
          {(control) => (
            <Textarea
              {...control}
              className="min-h-24"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant={enabled ? 'primary' : 'danger'}>
          {change.isPending ? 'One moment' : `Switch ${word}`}
        </Button>
      </form>
    </Dialog>
  );
}

function consequence(id: string, standIn: string | undefined): string {
  const under = `What is under way at ${id} goes on.`;
  if (standIn) return `New videos go to ${standIn}. ${under}`;
  return `No other engine is on: nobody can ask for a video until one is. ${under}`;
}

function troubleWith(reason: string): string | undefined {
  if (reason.trim() === '') return 'Please say why.';
  const length = codePoints(reason.trim());
  return length > MAX_REASON ? `Please shorten it to ${MAX_REASON} characters.` : undefined;
}
