import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClass } from './button-style.ts';

type Props = ComponentProps<'button'> & ButtonStyle;

export function Button({ variant, size, className, ...props }: Props) {
  return <button type="button" className={buttonClass({ variant, size }, className)} {...props} />;
}
