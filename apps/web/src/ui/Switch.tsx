import { Switch as Radix } from 'radix-ui';
import { type ComponentProps, useId } from 'react';

type Props = ComponentProps<typeof Radix.Root> & { label: string; hint: string };

/** Something that is on or off, and what it means. */
export function Switch({ label, hint, ...props }: Props) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6 py-3">
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-bold text-[0.9375rem] leading-6">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      </div>
      <Radix.Root
        id={id}
        aria-describedby={`${id}-hint`}
        className="relative h-8 w-14 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-150 after:absolute after:-inset-2 hover:border-ink data-[state=checked]:border-leaf data-[state=checked]:bg-leaf disabled:opacity-50"
        {...props}
      >
        <Radix.Thumb className="block size-5.5 translate-x-1 rounded-full bg-line-strong transition-[translate,background-color] duration-150 ease-soft data-[state=checked]:translate-x-7 data-[state=checked]:bg-surface" />
      </Radix.Root>
    </div>
  );
}
