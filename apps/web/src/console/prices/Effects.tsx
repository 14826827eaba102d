import type { Margins } from '@shortcake/contract/operator/margins';
import {
  dearestModels,
  type Margin,
  priceEffects,
  type Sale,
} from '@shortcake/contract/operator/price-effects';
import { planTitles } from '@shortcake/contract/plans';
import type { Prices } from '@shortcake/contract/price-book';
import { TriangleAlert } from 'lucide-react';
import { fromCents } from '../lib/money.ts';
import { fineCents } from './fine-cents.ts';
import { saleName } from './sale-name.ts';

type Props = { prices: Prices; margins: Margins };

/** What prices would do, before anything is sold at them. */
export function Effects({ prices, margins }: Props) {
  const { minimumCents } = margins;
  const costs = dearestModels(margins.costs);
  const effects = priceEffects(prices, costs, minimumCents);
  const bySale = Map.groupBy(effects.margins, ({ sale }) => sale);
  return (
    <section aria-label="What these prices do" className="grid content-start gap-4">
      <Warnings effects={effects} minimumCents={minimumCents} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section aria-label="Margins" tabIndex={0} className="overflow-x-auto rounded-control">
        <table className="w-full border-collapse text-[0.8125rem] tabular-nums sm:text-sm">
          <caption className="pb-2 text-left text-ink-soft text-sm">
            What is left of a video’s price, before Stripe’s fee
          </caption>
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="py-2 pr-3 text-left font-bold">
                Sold by
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-bold">
                A video
              </th>
              {costs.map(({ engine, microUsdPerVideo }) => (
                <th
                  key={engine}
                  scope="col"
                  className="whitespace-nowrap py-2 pl-3 text-right font-bold"
                >
                  {engine}
                  <span className="block font-normal">
                    costs {fineCents(microUsdPerVideo / 10_000)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...bySale].map(([sale, margins]) => (
              <tr key={sale} className="border-line border-t">
                <th scope="row" className="py-2 pr-3 text-left font-medium">
                  {saleName(sale)}
                </th>
                <td className="py-2 pl-3 text-right">{fineCents(margins[0]?.priceCents ?? 0)}</td>
                {margins.map((margin) => (
                  <MarginCell key={margin.engine} margin={margin} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const MarginCell = ({ margin: { marginCents, marginPercent } }: { margin: Margin }) => (
  <td
    className={`whitespace-nowrap py-2 pl-3 text-right ${marginCents < 0 ? 'font-bold text-berry-ink' : ''}`}
  >
    {fineCents(marginCents)}
    <span className="block font-normal text-ink-soft text-xs">{Math.round(marginPercent)}%</span>
  </td>
);

function Warnings({
  effects: { belowCost, dearerForFewer, belowMinimum, leastCredits },
  minimumCents,
}: {
  effects: ReturnType<typeof priceEffects>;
  minimumCents: number;
}) {
  const lines = [
    ...[...Map.groupBy(belowCost, ({ engine }) => engine)].map(
      ([engine, losses]) =>
        `Below what a video costs at ${engine}: ${losses.map(({ sale }) => saleName(sale)).join(', ')}.`,
    ),
    ...dearerForFewer.map(
      ({ plan, than }) =>
        `${planTitles[plan]} costs more than ${planTitles[than]}, and gives no more credits.`,
    ),
    ...belowMinimum
      .filter(({ sale }) => sale !== 'credit')
      .map(({ sale, cents }) => tooSmall(sale, cents, minimumCents)),
    ...(leastCredits === null
      ? ['No purchase of credits is large enough for Stripe.']
      : leastCredits > 1
        ? [
            `Credits can be bought from ${leastCredits} on: Stripe charges ${fromCents(minimumCents)} or more.`,
          ]
        : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-2 rounded-control bg-sponge-wash p-4 text-sm text-sponge-ink">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[auto_1fr] gap-2.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
          {line}
        </li>
      ))}
    </ul>
  );
}

const tooSmall = (sale: Sale, cents: number, minimumCents: number) =>
  `${saleName(sale)} at ${fromCents(cents)} is less than Stripe charges (${fromCents(minimumCents)}): nobody can subscribe to it.`;
