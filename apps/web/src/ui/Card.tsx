import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

const tones = {
  plain: 'border border-line bg-surface',
  raised: 'border border-line bg-surface shadow-lift',
  sponge: 'bg-sponge-wash text-sponge-ink',
  dashed: 'border-2 border-dashed border-line bg-transparent',
};

type Props = ComponentProps<'div'> & { tone?: keyof typeof tones };

export function Card({ tone = 'plain', className, ...props }: Props) {
  return <div className={classNames('rounded-card', tones[tone], className)} {...props} />;
}
