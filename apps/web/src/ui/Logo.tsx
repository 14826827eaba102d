import { LogoMark } from './LogoMark.tsx';

/** The mark and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark className="size-8 shrink-0" />
      <span className="headline text-[1.625rem] leading-none">Shortcake</span>
    </span>
  );
}
