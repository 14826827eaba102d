import { Progress as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

type Props = Omit<ComponentProps<typeof Radix.Root>, 'value' | 'max'> & {
  /** 0..1 */
  value: number;
};

export function Progress({ value, className, ...props }: Props) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <Radix.Root
      value={Math.round(share * 100)}
      className={classNames('relative h-2.5 overflow-hidden rounded-full bg-line', className)}
      {...props}
    >
      <Radix.Indicator
        className="h-full w-full origin-left rounded-full bg-berry transition-transform duration-500 ease-soft"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </Radix.Root>
  );
}
