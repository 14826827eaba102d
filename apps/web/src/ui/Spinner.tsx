import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

type Props = ComponentProps<'span'> & { label?: string };

/** Says "Loading" to everybody; a spinner beside words takes aria-hidden instead. */
export function Spinner({ label = 'Loading', className, ...props }: Props) {
  return (
    <span
      role="status"
      aria-label={label}
      className={classNames(
        'inline-block size-5 animate-turn rounded-full border-[3px] border-current border-r-transparent',
        className,
      )}
      {...props}
    />
  );
}
