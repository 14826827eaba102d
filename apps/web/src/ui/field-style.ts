export const fieldClass =
  'w-full rounded-control border border-line-strong bg-surface px-4 text-base text-ink placeholder:text-ink-soft transition-colors duration-150 hover:border-ink aria-invalid:border-berry-ink focus-visible:outline-offset-1 disabled:bg-sunken disabled:text-ink-soft';
