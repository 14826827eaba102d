import { errorText } from '../lib/api-error.ts';
import { Button } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

type Props = {
  isPending: boolean;
  /** What came of the latest press, if it failed. */
  error: Error | null;
  onPress: () => void;
};

/** Asks for the next page of a list. After a failure it says so, and waits to be pressed again. */
export const ShowMore = ({ isPending, error, onPress }: Props) => (
  <div className="grid justify-items-center gap-3 py-2">
    {error && (
      <p role="alert" className="text-center text-berry-ink">
        {errorText(error)}
      </p>
    )}
    <Button
      variant="secondary"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) onPress();
      }}
    >
      {isPending && <Spinner aria-hidden="true" />}
      {isPending ? 'Loading more...' : 'Show more'}
    </Button>
  </div>
);
