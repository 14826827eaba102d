import { MAX_WEBHOOK_URL } from '@shortcake/contract/webhook-limits';
import { useState } from 'react';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useWebhookChanges } from './api.ts';
import { SecretShown } from './SecretShown.tsx';
import { WebhookForm } from './WebhookForm.tsx';

/** Adds a webhook, and shows its secret the one time. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { make } = useWebhookChanges();
  const [url, setUrl] = useState('');
  const isAddress = URL.canParse(url.trim()) && /^https?:/i.test(url.trim());
  const { data: made, error } = make;
  // Of what is asked for, the address alone can be refused for what it is.
  const isRefused = error instanceof ApiError && error.status === 400;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={made ? 'The secret of your webhook' : 'New webhook'}
      width={made ? 'wide' : 'narrow'}
      staysOnSlip={made !== undefined}
    >
      {made ? (
        <SecretShown secret={made.secret} onDone={onClose} />
      ) : (
        <WebhookForm
          begin={['video.completed', 'video.failed']}
          submit={make.isPending ? 'Adding...' : 'Add webhook'}
          isPending={make.isPending}
          error={error && !isRefused ? errorText(error) : undefined}
          isReady={isAddress}
          onSubmit={(events) => make.mutate({ url: url.trim(), events })}
        >
          {(tells) => (
            <Field
              label="Address"
              hint="Where your program listens, on the internet, by https."
              error={
                tells && !isAddress
                  ? 'Enter an address such as https://example.com/hook.'
                  : isRefused
                    ? errorText(error)
                    : undefined
              }
            >
              {(control) => (
                <Input
                  {...control}
                  type="url"
                  required
                  maxLength={MAX_WEBHOOK_URL}
                  autoComplete="off"
                  spellCheck={false}
                  value={url}
                  onChange={(event) => {
                    setUrl(event.target.value);
                    if (error) make.reset();
                  }}
                />
              )}
            </Field>
          )}
        </WebhookForm>
      )}
    </Dialog>
  );
}
