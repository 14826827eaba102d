import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonStyle, buttonClass } from './button-style.ts';

type Props = ComponentProps<typeof Link> & ButtonStyle;

/** A link that looks like a button. `reloadDocument` for paths that the server answers. */
export function LinkButton({ variant, size, className, ...props }: Props) {
  return <Link className={buttonClass({ variant, size }, className)} {...props} />;
}
