import { Progress } from '../../ui/Progress.tsx';
import { fromMicroUsd } from '../lib/money.ts';

type Props = { engine: string; spentMicroUsd: number; dayMicroUsd: number };

/** How much of an engine's budget of today is reserved. */
export function Budget({ engine, spentMicroUsd, dayMicroUsd }: Props) {
  const percent = Math.floor((spentMicroUsd / dayMicroUsd) * 100);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-bold">Budget of today</span>
        <span className="text-ink-soft tabular-nums">
          {fromMicroUsd(spentMicroUsd)} of {fromMicroUsd(dayMicroUsd)}, {percent}%
        </span>
      </p>
      <Progress aria-label={`Budget of ${engine} today`} value={spentMicroUsd / dayMicroUsd} />
    </div>
  );
}
