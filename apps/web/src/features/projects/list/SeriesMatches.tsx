import type { Series } from '@shortcake/contract/series';
import { Layers } from 'lucide-react';
import { Link } from 'react-router';
import { underWayIn } from '../../../lib/projects/is-under-way.ts';
import { seriesWords } from '../../../lib/projects/series-words.ts';

type Props = { found: readonly Series[]; seriesPath: (id: string) => string };

/** The series whose titles hold what is searched for: their videos may be called anything. */
export function SeriesMatches({ found, seriesPath }: Props) {
  if (found.length === 0) return null;
  return (
    <ul aria-label="Series found" className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {found.map((series) => (
        <li key={series.id}>
          <Link
            to={seriesPath(series.id)}
            className="flex min-h-16 items-center gap-3 rounded-control border border-line bg-surface px-4 py-3 hover:border-line-strong"
          >
            <Layers aria-hidden="true" className="size-5 shrink-0 text-berry-ink" />
            <span className="grid min-w-0">
              <span className="line-clamp-1 font-bold">{series.title}</span>
              <span className="text-ink-soft text-sm tabular-nums">
                {seriesWords({
                  ...{ total: series.counts.total, failed: series.counts.failed },
                  ...{ live: underWayIn(series), secondsLeft: null },
                })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
