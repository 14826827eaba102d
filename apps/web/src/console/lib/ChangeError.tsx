import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { isSignInOld, signInAgain } from './sign-in-again.ts';

type Props = {
  error: Error | null;
  /** Keeps what was typed until the operator is back. */
  beforeSignIn: () => void;
};

/** Why a change was refused; where a fresh sign-in helps, the way to it. */
export function ChangeError({ error, beforeSignIn }: Props) {
  if (!error) return null;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-control bg-berry-wash p-4 text-berry-ink"
    >
      <p className="[overflow-wrap:anywhere]">{errorText(error)}</p>
      {isSignInOld(error) && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            beforeSignIn();
            signInAgain();
          }}
        >
          Sign In Again
        </Button>
      )}
    </div>
  );
}
