import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = ComponentProps<typeof Radix.Root> & { label: string; hint?: ReactNode };

/** The whole row is the touch target. */
export function Checkbox({ label, hint, ...props }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start gap-3 py-1.5">
      <Radix.Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-px grid size-6 shrink-0 place-items-center rounded-lg border border-line-strong bg-surface text-on-berry after:absolute after:-inset-2.5 hover:border-ink data-[state=checked]:border-berry data-[state=checked]:bg-berry disabled:opacity-50"
        {...props}
      >
        <Radix.Indicator>
          <Check aria-hidden="true" className="size-4" strokeWidth={3.5} />
        </Radix.Indicator>
      </Radix.Root>
      <div className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-bold text-[0.9375rem] leading-6">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
