import type { Alert } from '@shortcake/contract/operator/alerts';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../lib/format-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** Above every page, which is what one came for. */
const SHOWN = 3;

/** What needs an operator now, at the top of every page until it is over. */
export function AlertNotice({ alerts }: { alerts: readonly Alert[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? alerts : alerts.slice(0, SHOWN);
  return (
    <section aria-label="What needs you">
      <Card className="mb-8 grid gap-1 border-l-[6px] border-l-berry px-4 py-3 sm:px-5">
        <ul>
          {shown.map(({ kind, subject, text, since }) => (
            <li
              key={`${kind} ${subject}`}
              className="flex gap-3 border-line border-t py-2.5 first:border-t-0"
            >
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-berry-ink" />
              <div className="grid min-w-0 gap-0.5">
                <p className="[overflow-wrap:anywhere]">{text}</p>
                <p className="text-ink-soft text-sm">
                  since <time dateTime={since}>{formatTime(since)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
        {alerts.length > SHOWN && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-2 justify-self-start"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${alerts.length}`}
          </Button>
        )}
      </Card>
    </section>
  );
}
