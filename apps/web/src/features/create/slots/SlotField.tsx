import type { Slot } from '@shortcake/contract/slots/slot';
import { codePoints } from '@shortcake/contract/text';
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Suggestions } from './Suggestions.tsx';

type Props = {
  slot: Slot;
  value: string;
  onValueChange: (value: string) => void;
  onLeave: () => void;
};

/** What stands in a slot, to be written by hand or chosen from its suggestions. */
export function SlotField({ slot, value, onValueChange, onLeave }: Props) {
  const { label, maxLength } = slot;
  const [isCut, setCut] = useState(false);
  const change = (text: string) => {
    setCut(codePoints(text) > maxLength);
    onValueChange([...text].slice(0, maxLength).join(''));
  };
  return (
    <Field
      label={label}
      error={isCut ? `${maxLength} characters at most: the end is left out.` : undefined}
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            className="text-ellipsis pr-12"
            placeholder={slot.default}
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={() => {
              setCut(false);
              // As in a table: what is left empty is the template's own.
              if (value.trim() === '') onValueChange(slot.default);
              onLeave();
            }}
          />
          <Suggestions slot={slot} value={value} onChoose={change} />
        </div>
      )}
    </Field>
  );
}
