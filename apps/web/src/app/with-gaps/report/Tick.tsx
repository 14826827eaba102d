import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { checkedGap } from './checked-gap.ts';

type Props = {
  name: string;
  /** The gap that says whether it is ticked. */
  checked: `__${string}_CHECKED__`;
  required?: boolean;
  className: string;
  children: ReactNode;
};

/** A statement to tick; the whole row is the touch target. */
export const Tick = ({ name, checked, required, className, children }: Props) => (
  <label
    className={classNames(
      'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-transparent py-2 font-bold text-[0.9375rem]',
      className,
    )}
  >
    <input
      type="checkbox"
      id={name}
      name={name}
      value="yes"
      required={required}
      {...checkedGap(checked)}
      className="mt-px size-5.5 shrink-0 accent-berry"
    />
    {children}
  </label>
);
