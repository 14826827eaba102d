import { isSameAddress } from '@shortcake/contract/same-address';
import { useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { useDeleteAccount } from './api.ts';

type Props = { email: string; afterwards: string; onClose: () => void };

/** The last question: nobody writes their own address by accident. */
export function ConfirmDeletion({ email, afterwards, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isSuccess, error } = useDeleteAccount(afterwards);
  const isReady = isSameAddress(typed, email) && !isPending && !isSuccess;
  return (
    <Dialog open onOpenChange={onClose} title="Delete your account?">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) mutate(typed);
        }}
      >
        <p>There is no way back: nobody can restore it, not even we.</p>
        <Field
          label="Your e-mail address"
          hint={
            <>
              Write <b className="[overflow-wrap:anywhere]">{email}</b> to confirm.
            </>
          }
          error={error ? errorText(error) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" disabled={!isReady}>
            {isPending || isSuccess ? 'Deleting...' : 'Delete for good'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
