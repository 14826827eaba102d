import { codePoints, MAX_PROMPT } from '@shortcake/contract/text';
import { formatNumber } from '../../lib/plural.ts';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';

type Props = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  rows?: number;
};

export function PromptField({ label, value, onValueChange, placeholder, rows }: Props) {
  const length = codePoints(value.trim());
  const tooLong = length > MAX_PROMPT;
  return (
    <Field
      label={label}
      hint={
        <span className={tooLong ? 'font-bold text-berry-ink' : 'tabular-nums'}>
          {`${formatNumber(length)} of ${formatNumber(MAX_PROMPT)} characters`}
        </span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          aria-required="true"
          aria-invalid={tooLong}
          rows={rows}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
