import { Progress as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

type Props = Omit<ComponentProps<typeof Radix.Root>, 'value' | 'max'> & {
  /** 0..1, or null when nobody knows: the bar then moves without telling a share. */
  value: number | null;
};

export function Progress({ value, className, ...props }: Props) {
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  return (
    <Radix.Root
      value={share === null ? null : Math.round(share * 100)}
      className={classNames('relative h-2.5 overflow-hidden rounded-full bg-line', className)}
      {...props}
    >
      {share === null ? (
        <Radix.Indicator className="absolute inset-y-0 left-0 w-2/5 animate-wander rounded-full bg-berry motion-reduce:w-full motion-reduce:opacity-40" />
      ) : (
        <Radix.Indicator
          className="h-full w-full origin-left rounded-full bg-berry transition-transform duration-500 ease-soft"
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      )}
    </Radix.Root>
  );
}
