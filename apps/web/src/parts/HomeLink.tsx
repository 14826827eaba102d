import { Link } from 'react-router';
import { classNames } from '../lib/class-names.ts';
import { paths } from '../lib/paths.ts';
import { Logo } from '../ui/Logo.tsx';

/** The name of the house, which leads home. */
export function HomeLink({ className }: { className?: string }) {
  return (
    <Link
      to={paths.home}
      aria-label="Shortcake"
      className={classNames('inline-flex min-h-11 items-center rounded-lg', className)}
    >
      <Logo />
    </Link>
  );
}
