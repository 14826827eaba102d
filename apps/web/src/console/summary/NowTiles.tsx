import type { Summary } from '@shortcake/contract/operator/summary';
import { formatNumber } from '../../lib/plural.ts';
import { fromCents } from '../lib/money.ts';
import { durationWords } from '../lib/times.ts';
import { Figure } from '../ui/Figure.tsx';

/** What is so at this moment, whatever the period. */
export function NowTiles({ summary }: { summary: Summary }) {
  const { creditsOutstanding, creditsOutstandingCents, queue } = summary;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Figure
        name="Credits owed"
        value={formatNumber(creditsOutstanding)}
        note={`sold for ${fromCents(creditsOutstandingCents)}`}
      />
      <Figure
        name="Waiting now"
        value={formatNumber(queue.waiting)}
        note={queue.waiting > 0 && `the first for ${durationWords(queue.oldestSeconds)}`}
      />
      <Figure name="Being made" value={formatNumber(queue.inFlight)} />
    </div>
  );
}
