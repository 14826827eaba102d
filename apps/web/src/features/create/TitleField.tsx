import { MAX_TITLE } from '@shortcake/contract/project-limits';
import type { Ref } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { lengthOf } from './obstacles.ts';
import { TextCount } from './TextCount.tsx';

type Props = {
  value: string;
  onValueChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** Takes more than fits, as PromptField does. */
export function TitleField({ value, onValueChange, ref }: Props) {
  const length = lengthOf(value);
  return (
    <Field label="Title (optional)" hint={<TextCount length={length} max={MAX_TITLE} />}>
      {(control) => (
        <Input
          {...control}
          ref={ref}
          aria-invalid={length > MAX_TITLE}
          placeholder="Custom Video"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
