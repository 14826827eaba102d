import { MAX_PROMPT } from '@shortcake/contract/project-limits';
import { type RefObject, useEffect } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { lengthOf } from './obstacles.ts';
import { TextCount } from './TextCount.tsx';

type Props = {
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  rows: number;
  /** Why no video can be made of this value; takes the focus here. */
  refusal: string | null;
  ref: RefObject<HTMLTextAreaElement | null>;
};

/** Takes more than fits, and says so: cut off by the browser, a pasted text would lose its end unseen. */
export function PromptField({ value, onValueChange, refusal, ref, ...textarea }: Props) {
  const length = lengthOf(value);
  useEffect(() => {
    if (!refusal) return;
    ref.current?.focus();
    // All of the field: the reason stands below the text.
    ref.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [refusal, ref]);
  return (
    <Field
      label="Prompt"
      hint={<TextCount length={length} max={MAX_PROMPT} />}
      error={refusal ?? undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          {...textarea}
          ref={ref}
          aria-required="true"
          aria-invalid={refusal !== null || length > MAX_PROMPT}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
