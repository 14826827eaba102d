import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { counted } from '../../lib/plural.ts';

export function CostPanel({ credits }: { credits: number | undefined }) {
  return (
    <dl className="grid gap-3 text-[0.9375rem]">
      <Row name="Cost" value={counted(CREDITS_PER_VIDEO, 'credit')} />
      <Row
        name="Your credits"
        value={credits === undefined ? 'Loading...' : counted(credits, 'credit')}
      />
      <Row name="Ready in" value={`estimated 2-5 minutes`} />
    </dl>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-bold tabular-nums">{value}</dd>
    </div>
  );
}
