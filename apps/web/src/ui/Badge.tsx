import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  berry: 'bg-berry-wash text-berry-ink',
  sponge: 'bg-sponge-wash text-sponge-ink',
  leaf: 'bg-leaf-wash text-leaf-ink',
};

export type BadgeTone = keyof typeof tones;
type Props = ComponentProps<'span'> & { tone?: BadgeTone };

export function Badge({ tone = 'neutral', className, ...props }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 font-bold text-xs leading-none',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
