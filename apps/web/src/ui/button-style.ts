import { classNames } from '../lib/class-names.ts';

const base =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-full text-center font-bold transition-[background-color,box-shadow,transform,border-color] duration-150 ease-soft disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const variants = {
  primary:
    'bg-berry text-on-berry shadow-[0_3px_0_var(--berry-deep)] hover:bg-berry-hover active:translate-y-0.5 active:shadow-[0_1px_0_var(--berry-deep)] disabled:translate-y-0 disabled:bg-sunken disabled:text-ink-soft disabled:shadow-[0_3px_0_var(--line)]',
  secondary:
    'border border-line-strong/50 bg-surface text-ink hover:border-line-strong hover:bg-sunken disabled:text-ink-soft',
  quiet: 'text-ink hover:bg-sunken disabled:text-ink-soft',
  danger:
    'bg-ink text-paper hover:bg-ink/90 active:translate-y-px disabled:translate-y-0 disabled:bg-sunken disabled:text-ink-soft',
};

const sizes = {
  small: 'min-h-11 px-4 text-sm',
  medium: 'min-h-11 px-5 text-[0.9375rem]',
  large: 'min-h-13 px-7 text-lg',
  icon: 'size-11',
};

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
};

export function buttonClass(style: ButtonStyle, className?: string): string {
  return classNames(
    base,
    variants[style.variant ?? 'primary'],
    sizes[style.size ?? 'medium'],
    className,
  );
}
