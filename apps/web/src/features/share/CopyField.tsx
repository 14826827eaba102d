import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { toast } from '../../ui/toast.ts';
import { copyText } from './copy-text.ts';
import { words } from './words.ts';

type Props = {
  label: string;
  hint?: string;
  text: string;
  /** Whether it has been copied otherwise. */
  wasCopied?: boolean;
};

/** A text to take along, by a press or by hand. */
export function CopyField({ label, hint, text, wasCopied = false }: Props) {
  const [wasPressed, setPressed] = useState(false);
  const copy = () =>
    copyText(text).then(
      () => setPressed(true),
      () => toast({ title: words.failed, description: words.notCopied, tone: 'danger' }),
    );
  const isCopied = wasCopied || wasPressed;
  const Icon = isCopied ? Check : Copy;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            readOnly
            value={text}
            onFocus={(event) => event.target.select()}
            className="min-w-0"
          />
          <Button variant="secondary" onClick={copy} className="h-12">
            <Icon aria-hidden="true" className="size-4" />
            <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
