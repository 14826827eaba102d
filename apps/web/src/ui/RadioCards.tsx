import { RadioGroup as Radix } from 'radix-ui';
import { useId } from 'react';
import { FieldError } from './Field.tsx';

type Props<Value extends string> = {
  label: string;
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** One of a few short words, all in sight; one must be chosen. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { label, error, value, onValueChange, options } = props;
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="@container grid gap-2">
      <p id={id} className="font-bold text-sm">
        {label}
      </p>
      <Radix.Root
        required
        aria-labelledby={id}
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
        value={value}
        onValueChange={(next) => onValueChange(next as Value)}
        className="group/cards grid grid-cols-2 gap-2 @md:grid-cols-4"
      >
        {options.map((option) => (
          <Radix.Item
            key={option.value}
            value={option.value}
            className="group flex min-h-12 items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3.5 text-left font-bold text-[0.9375rem] transition-colors duration-150 hover:border-ink data-[state=checked]:border-berry-ink data-[state=checked]:bg-berry-wash data-[state=checked]:text-berry-ink group-aria-invalid/cards:border-berry-ink"
          >
            <span
              aria-hidden="true"
              className="grid size-4.5 shrink-0 place-items-center rounded-full border-2 border-line-strong group-data-[state=checked]:border-berry-ink"
            >
              <Radix.Indicator className="size-2 rounded-full bg-berry-ink" />
            </span>
            {option.label}
          </Radix.Item>
        ))}
      </Radix.Root>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
