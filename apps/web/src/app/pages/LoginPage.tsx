import { Link, useSearchParams } from 'react-router';
import { LoginCard } from '../../features/session/LoginCard.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { paths, safeReturnTo } from '../paths.ts';

export default function LoginPage() {
  const [search] = useSearchParams();
  const signInPath = paths.server.signIn(safeReturnTo(search.get('returnTo')));
  return (
    <div className="flex min-h-dvh flex-col">
      <title>Login · Shortcake</title>
      <header className="px-4 py-4 sm:px-6">
        <Link
          to={paths.home}
          aria-label="Shortcake"
          className="inline-flex min-h-11 items-center rounded-lg"
        >
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="grid grow place-items-center px-4 pb-20">
        <LoginCard
          signInPath={signInPath}
          notice={
            search.get('notice') === 'declined' &&
            'Sign-in was not completed. You can try again any time.'
          }
        />
      </main>
    </div>
  );
}
