import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { counted } from '../../lib/plural.ts';

type Props = { credits: number | undefined; className?: string };

export function CostPanel({ credits, className }: Props) {
  return (
    <dl className={className}>
      <Row name="Cost" value={counted(CREDITS_PER_VIDEO, 'credit')} />
      <Row
        name="Your credits"
        value={credits === undefined ? 'Loading...' : counted(credits, 'credit')}
      />
      <Row name="Estimated time" value="2-5 minutes" />
    </dl>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem] @xl:grid">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-bold tabular-nums">{value}</dd>
    </div>
  );
}
