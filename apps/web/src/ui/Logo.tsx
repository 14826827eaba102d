import { classNames } from '../lib/class-names.ts';
import { LogoMark } from './LogoMark.tsx';

const sizes = {
  medium: { mark: 'size-8', word: 'text-xl' },
  large: { mark: 'size-12', word: 'text-3xl' },
};

type Props = { size?: keyof typeof sizes; className?: string };

export function Logo({ size = 'medium', className }: Props) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <LogoMark className={sizes[size].mark} />
      <span className={classNames('headline leading-none', sizes[size].word)}>Shortcake</span>
    </span>
  );
}
