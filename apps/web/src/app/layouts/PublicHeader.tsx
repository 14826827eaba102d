import type { User } from '@shortcake/contract/account';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';

const linkClass =
  'flex min-h-11 items-center rounded-full px-2 font-bold text-[0.9375rem] min-[420px]:px-3 hover:bg-sunken sm:px-4';

export function PublicHeader({ user }: { user: User | undefined }) {
  return (
    <header className="border-line border-b bg-paper">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link
          to={paths.home}
          aria-label="Shortcake"
          className="mr-auto flex min-h-11 min-w-11 items-center rounded-lg"
        >
          <span className="hidden sm:block">
            <Logo />
          </span>
          <LogoMark className="size-9 sm:hidden" />
        </Link>
        <nav aria-label="Main" className="flex items-center min-[420px]:gap-1 sm:gap-2">
          <Link to={paths.templates} className={linkClass}>
            <span>
              <span className="max-sm:sr-only">AI Video </span>Templates
            </span>
          </Link>
          {user ? <SignedInEntries user={user} /> : <SignedOutEntries />}
        </nav>
      </div>
    </header>
  );
}

function SignedOutEntries() {
  return (
    <>
      <a href={paths.server.signIn()} className={linkClass}>
        Login
      </a>
      <LinkButton reloadDocument to={paths.server.signIn()} size="small">
        <span>
          Start<span className="max-[359px]:sr-only"> Generating</span>
        </span>
      </LinkButton>
    </>
  );
}

function SignedInEntries({ user }: { user: User }) {
  const subscribes = user.plan !== 'free' && user.subscriptionStatus === 'active';
  return (
    <>
      <a href={paths.server.signOut} className={linkClass}>
        Logout
      </a>
      <LinkButton
        to={subscribes ? paths.dashboard.overview : paths.pricing}
        size="small"
        className="max-[359px]:px-3"
      >
        {subscribes ? (
          'Dashboard'
        ) : (
          <span>
            <span className="max-[359px]:sr-only">Choose </span>Plan
          </span>
        )}
      </LinkButton>
    </>
  );
}
