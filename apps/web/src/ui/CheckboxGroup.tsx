import { useId } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { FieldError } from './Field.tsx';

type Props<Value extends string> = {
  label: string;
  /** What is wrong with the choice. */
  error?: string | undefined;
  value: readonly Value[];
  /** What is chosen now, in the order of the options. */
  onValueChange: (value: Value[]) => void;
  options: readonly { value: Value; label: string; hint: string }[];
};

/** Any number of a few things, each with what it means. */
export function CheckboxGroup<Value extends string>(props: Props<Value>) {
  const { label, error, value, onValueChange, options } = props;
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const choose = (one: Value, isChosen: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === one ? isChosen : value.includes(other))),
    );
  return (
    <fieldset aria-describedby={errorId} className="grid gap-1">
      <legend className="font-bold text-sm">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          hint={option.hint}
          checked={value.includes(option.value)}
          onCheckedChange={(isChosen) => choose(option.value, isChosen === true)}
          {...(error && { 'aria-invalid': true })}
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
