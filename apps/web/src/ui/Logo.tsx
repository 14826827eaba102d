import { classNames } from '../lib/class-names.ts';
import { LogoMark } from './LogoMark.tsx';

const sizes = {
  medium: { mark: 'size-8', word: 'text-[1.625rem]' },
  large: { mark: 'size-12', word: 'text-4xl' },
};

type Props = { size?: keyof typeof sizes; className?: string };

/** The mark and the name. */
export function Logo({ size = 'medium', className }: Props) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <LogoMark className={classNames('shrink-0', sizes[size].mark)} />
      <span className={classNames('headline leading-none', sizes[size].word)}>Shortcake</span>
    </span>
  );
}
