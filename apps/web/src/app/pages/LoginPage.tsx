import { useSearchParams } from 'react-router';
import { LoginCard } from '../../features/session/LoginCard.tsx';
import { paths, safeReturnTo } from '../../lib/paths.ts';
import { HomeLink } from '../../parts/HomeLink.tsx';
import { Fan } from '../../parts/landing/Fan.tsx';
import { PageHead } from '../../parts/PageHead.tsx';

/** What brought somebody here, by the word in the address. */
const notices: Readonly<Record<string, string>> = {
  declined: 'Sign-in was not completed. You can try again any time.',
  deleted: 'Your account is being deleted. A mail tells you when it is done.',
};

export default function LoginPage() {
  const [search] = useSearchParams();
  const signInPath = paths.server.signIn(safeReturnTo(search.get('returnTo')));
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <PageHead
        title="Login"
        description="Sign in to Shortcake with Google, and turn a template into a short vertical AI video."
      />
      <div className="flex flex-col">
        <header className="px-4 py-4 sm:px-6">
          <HomeLink />
        </header>
        <main id="main" tabIndex={-1} className="grid grow place-items-center px-4 pt-4 pb-20">
          <LoginCard
            signInPath={signInPath}
            termsPath={paths.server.terms}
            privacyPath={paths.server.privacy}
            notice={notices[search.get('notice') ?? '']}
          />
        </main>
      </div>
      <div className="hidden content-center overflow-hidden bg-berry-wash lg:grid">
        <Fan />
      </div>
    </div>
  );
}
