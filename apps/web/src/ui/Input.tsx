import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { fieldClass } from './field-style.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={classNames(fieldClass, 'h-12', className)} {...props} />;
}
