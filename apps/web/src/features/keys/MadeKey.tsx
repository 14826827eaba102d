import type { CreatedApiKey } from '@shortcake/contract/api-key';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';

type Props = {
  apiKey: CreatedApiKey;
  /** Where this product's API is, as `https://.../api/v1`. */
  api: string;
  onDone: () => void;
};

/** A key, the one time that it is shown, and a first call with it. */
export function MadeKey({ apiKey, api, onDone }: Props) {
  const { key, scopes } = apiKey;
  const warning = useRef<HTMLParagraphElement>(null);
  // The button that made the key is gone, with the focus: what is new is read out in its place.
  useEffect(() => warning.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <p ref={warning} tabIndex={-1} className="outline-none">
        <strong>Copy it now: it is not shown again.</strong> Whoever has it can do with your account
        what the key may do. Keep it where you keep passwords, and out of public places. Leaked?
        Revoke it: it stops working within a second.
      </p>
      <CopyField label="Key" text={key} isCode />
      {scopes.includes('read') ? (
        <CopyField
          label="A first call"
          hint="Run it in a terminal: it answers with your credits."
          text={`curl -H "Authorization: Bearer ${key}" ${api}/account`}
          isCode
        />
      ) : (
        <CopyField
          label="A first call"
          hint="Run it in a terminal: it makes a video, and takes a credit."
          text={`curl -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d '{"templateData":{"templateId":"cat-opera"}}' ${api}/videos`}
          isCode
        />
      )}
      <Button className="sm:justify-self-end" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
