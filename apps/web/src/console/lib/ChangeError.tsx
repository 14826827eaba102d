import { useLocation } from 'react-router';
import { errorText } from '../../lib/api-error.ts';
import { CONSOLE } from './paths.ts';
import { mustSignInAgain } from './sign-in-again.ts';

/** What came of a change that failed, beside the button; where a fresh sign-in helps, the way to it. */
export function ChangeError({ error }: { error: Error | null }) {
  const { pathname, search } = useLocation();
  if (!error) return null;
  const back = encodeURIComponent(`${CONSOLE}${pathname}${search}`);
  return (
    <p role="alert" className="font-bold text-berry-ink">
      {errorText(error)}{' '}
      {mustSignInAgain(error) && (
        <a href={`/auth/google?returnTo=${back}`} className="underline">
          Sign in again
        </a>
      )}
    </p>
  );
}
