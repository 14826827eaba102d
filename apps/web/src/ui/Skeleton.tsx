import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-shimmer rounded-control bg-line/70', className)}
      {...props}
    />
  );
}
