import { formatNumber } from '../../../lib/plural.ts';
import { buttonClass } from '../../../ui/button-style.ts';
import { type Shown, shownChoices } from './useShown.ts';

const labels: Record<Shown, string> = { all: 'All', starred: 'Starred', failed: 'Failed' };

type Props = {
  shown: Shown;
  counts: Record<Shown, number>;
  onShow: (shown: Shown) => void;
};

export function BoardFilter({ shown, counts, onShow }: Props) {
  return (
    <fieldset aria-label="Which videos" className="flex gap-1">
      {shownChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={shown === choice}
          onClick={() => onShow(choice)}
          className={buttonClass({ variant: 'quiet', size: 'small' }, 'aria-pressed:bg-sunken')}
        >
          {labels[choice]}{' '}
          <span className="font-medium text-ink-soft tabular-nums">
            {formatNumber(counts[choice])}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
