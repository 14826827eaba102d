import { formatNumber } from '../../lib/plural.ts';
import { useCredits } from './useCredits.ts';

/** Hidden on very small screens, where the overview still tells it. */
export function CreditsFigure() {
  const credits = useCredits();
  return (
    <p className="hidden min-h-11 items-center gap-2 rounded-full bg-sponge-wash px-4 text-sm text-sponge-ink min-[400px]:flex">
      <span>
        <span className="max-sm:sr-only">Video </span>Credits
      </span>
      <span className="font-extrabold tabular-nums">
        {credits === undefined ? 'Loading...' : formatNumber(credits)}
      </span>
    </p>
  );
}
