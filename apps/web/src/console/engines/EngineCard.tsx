import type { Engine } from '@shortcake/contract/operator/engines';
import { formatTime } from '../../lib/format-time.ts';
import { formatNumber } from '../../lib/plural.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { fromMicroUsd } from '../lib/money.ts';
import { Budget } from './Budget.tsx';
import { Faults } from './Faults.tsx';
import { healthWords, secondsInWords } from './words.ts';

type Props = { engine: Engine; onSwitch: (enabled: boolean) => void };

/** An engine as it is now, and its switch. */
export function EngineCard({ engine, onSwitch }: Props) {
  const { id, model, enabled, health, since, inFlight, waiting, secondsToVideo, budget } = engine;
  const { label, tone } = healthWords[health];
  return (
    <Card className="flex flex-col gap-5 p-5">
      <header className="grid gap-0.5">
        <div className="flex items-center justify-between gap-4">
          <h2 className="headline min-w-0 text-xl [overflow-wrap:anywhere]">{id}</h2>
          <div className="flex shrink-0 gap-1.5">
            {!enabled && health !== 'off' && <Badge tone="neutral">Off</Badge>}
            <Badge tone={tone}>{label}</Badge>
          </div>
        </div>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {model ?? 'In this process'}
        </p>
        {since && (
          <p className="text-ink-soft text-sm">
            {label} since <time dateTime={since}>{formatTime(since)}</time>
          </p>
        )}
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        <Figure name="In flight">{formatNumber(inFlight)}</Figure>
        <Figure name="Waiting">{formatNumber(waiting)}</Figure>
        <Figure name="To a video">
          {secondsToVideo === null ? 'Not known' : secondsInWords(secondsToVideo)}
        </Figure>
        <Figure name="Cost today">{fromMicroUsd(engine.costTodayMicroUsd)}</Figure>
      </dl>
      {budget && <Budget engine={id} {...budget} />}
      <Faults faults={engine.faults} />
      <div className="mt-auto -mb-2 border-line border-t pt-2">
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
