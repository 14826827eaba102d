import { getNonce } from 'get-nonce';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { classNames } from '../lib/class-names.ts';
import { fieldClass } from './field-style.ts';
import { useListOpening } from './useListOpening.ts';

type Option<Value extends string> = { value: Value; label: string };
type Props<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly Option<Value>[];
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
};

/** The viewport carries a <style> of its own, which the page's policy lets through by its nonce. */
export function Select<Value extends string>(props: Props<Value>) {
  const { value, onValueChange, options, className, ...trigger } = props;
  const { ofTrigger, ...opening } = useListOpening();
  return (
    <Radix.Root {...opening} value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <Radix.Trigger
        className={classNames(
          fieldClass,
          'flex h-12 items-center whitespace-nowrap justify-between gap-3 text-left font-medium',
          className,
        )}
        {...ofTrigger}
        {...trigger}
      >
        <Radix.Value />
        <Radix.Icon>
          <ChevronDown aria-hidden="true" className="size-5 text-ink-soft" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded-control border border-line bg-surface shadow-overlay"
        >
          <Radix.Viewport className="p-1.5" nonce={getNonce()}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer select-none items-center justify-between gap-6 rounded-lg px-3 outline-none data-[highlighted]:bg-sunken data-[state=checked]:font-bold"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden="true" className="size-4 text-berry-ink" strokeWidth={3} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
