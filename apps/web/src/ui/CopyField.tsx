import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { copyText } from '../lib/copy-text.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { fieldClass } from './field-style.ts';
import { Input } from './Input.tsx';
import { toast } from './toast.ts';

type Props = {
  label: string;
  hint?: string;
  text: string;
  /** Whether it has been copied otherwise. */
  wasCopied?: boolean;
  /** For what a program reads: in letters that are told apart, and wrapped, so that all of it is seen. */
  isCode?: boolean;
};

const CODE = 'field-sizing-content w-full resize-none break-all py-3 font-mono text-sm';

/** A text to take along, by a press or by hand. */
export function CopyField({ label, hint, text, wasCopied = false, isCode = false }: Props) {
  const [wasPressed, setPressed] = useState(false);
  const copy = () =>
    copyText(text).then(
      () => setPressed(true),
      () =>
        toast({
          title: 'Error',
          description: 'It could not be copied. Select it to copy it by hand.',
          tone: 'danger',
        }),
    );
  const isCopied = wasCopied || wasPressed;
  const Icon = isCopied ? Check : Copy;
  return (
    <Field label={label} hint={hint}>
      {(control) => {
        const field = {
          ...{ ...control, readOnly: true, value: text },
          onFocus: ({ target }: { target: { select(): void } }) => target.select(),
        };
        return (
          <div className={classNames('flex gap-2', isCode && 'max-sm:flex-col')}>
            {isCode ? (
              <textarea {...field} rows={1} className={classNames(fieldClass, CODE)} />
            ) : (
              <Input {...field} className="min-w-0" />
            )}
            <Button variant="secondary" onClick={copy} className="h-12">
              <Icon aria-hidden="true" className="size-4" />
              <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
              <span className="sr-only">{label}</span>
            </Button>
          </div>
        );
      }}
    </Field>
  );
}
