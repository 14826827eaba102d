import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { fieldClass } from './field-style.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={classNames(fieldClass, 'min-h-40 resize-y py-3 leading-relaxed', className)}
      {...props}
    />
  );
}
