import type { Engine } from '@shortcake/contract/operator/engines';
import { formatNumber } from '../../lib/plural.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { formatTime } from '../lib/times.ts';
import { Budget } from './Budget.tsx';
import { Faults } from './Faults.tsx';
import { healthWords, inDollars, secondsInWords } from './words.ts';

type Props = { engine: Engine; onSwitch: (enabled: boolean) => void };

/** An engine as it is now, and its switch. */
export function EngineCard({ engine, onSwitch }: Props) {
  const { id, model, enabled, health, since, inFlight, waiting, secondsToVideo, budget } = engine;
  const { label, tone } = healthWords[health];
  return (
    <Card className="flex flex-col gap-5 p-5">
      <header className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="headline text-xl">{id}</h2>
          <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
            {model ?? 'In this process'}
          </p>
        </div>
        <div className="grid shrink-0 justify-items-end gap-1.5 pt-1 text-right">
          <Badge tone={tone}>{label}</Badge>
          {since && (
            <p className="text-ink-soft text-xs">
              since <time dateTime={since}>{formatTime(since)}</time>
            </p>
          )}
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        <Figure name="In flight">{formatNumber(inFlight)}</Figure>
        <Figure name="Waiting">{formatNumber(waiting)}</Figure>
        <Figure name="To a video">
          {secondsToVideo === null ? 'Not known' : secondsInWords(secondsToVideo)}
        </Figure>
        <Figure name="Cost today">{inDollars(engine.costTodayMicroUsd)}</Figure>
      </dl>
      {budget && <Budget engine={id} {...budget} />}
      <Faults faults={engine.faults} />
      <div className="mt-auto border-line border-t pt-2">
        <Switch
          label={`Ask ${id} for new videos`}
          hint={
            enabled ? 'What is under way goes on when it is off.' : 'What was under way goes on.'
          }
          checked={enabled}
          onCheckedChange={onSwitch}
        />
      </div>
    </Card>
  );
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div className="grid gap-0.5">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="font-bold text-lg tabular-nums">{children}</dd>
  </div>
);
