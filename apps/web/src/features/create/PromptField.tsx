import { MAX_PROMPT } from '@shortcake/contract/text';
import type { Ref } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { lengthOf } from './checks.ts';
import { TextCount } from './TextCount.tsx';

type Props = {
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  rows: number;
  ref: Ref<HTMLTextAreaElement>;
};

/** Takes more than fits, and says so: cut off by the browser, a pasted text would lose its end unseen. */
export function PromptField({ value, onValueChange, ...textarea }: Props) {
  const length = lengthOf(value);
  return (
    <Field label="Prompt" hint={<TextCount length={length} max={MAX_PROMPT} />}>
      {(control) => (
        <Textarea
          {...control}
          {...textarea}
          aria-required="true"
          aria-invalid={length > MAX_PROMPT}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
