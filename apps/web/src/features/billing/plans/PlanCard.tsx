import { type PlanName, planNames, planTitles, popularPlan } from '@shortcake/contract/plans';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Card } from '../../../ui/Card.tsx';
import { PlanCake } from './PlanCake.tsx';

type Props = {
  plan: PlanName;
  /** A month's, as people read it: "$0.60". */
  price: string;
  /** For each paid month: "10 videos". */
  videos: string;
  features: readonly string[];
  /** What the button does at once, where it charges or changes something. */
  terms?: string | undefined;
  /** The card's one button; it takes the ids of what describes it: the plan's name, and the terms. */
  action: (describedBy: string) => ReactNode;
};

export function PlanCard({ plan, price, videos, features, terms, action }: Props) {
  const id = useId();
  const termsId = useId();
  const popular = plan === popularPlan;
  return (
    <Card
      tone={popular ? 'raised' : 'plain'}
      className={classNames(
        'flex h-full flex-col overflow-hidden',
        popular && 'border-berry! outline-2 outline-berry outline-solid',
      )}
    >
      <div className={classNames('relative h-32 sm:h-36', popular ? 'bg-berry-wash' : 'bg-sunken')}>
        {popular && (
          <p className="absolute inset-x-0 top-4 mx-auto w-fit rounded-full bg-berry px-3.5 py-1 font-bold text-on-berry text-sm">
            Most popular
          </p>
        )}
        <PlanCake
          layers={planNames.indexOf(plan) + 1}
          className="absolute inset-x-0 bottom-0 mx-auto h-28"
        />
      </div>
      <div
        aria-hidden="true"
        className={classNames('icing', popular ? 'text-berry-wash' : 'text-sunken')}
      />
      <div className="flex grow flex-col gap-5 px-5 pt-3 pb-6">
        <div className="grid gap-1">
          <h3 id={id} className="headline text-xl">
            {planTitles[plan]}
          </h3>
          <p className="flex flex-wrap items-baseline gap-x-1.5">
            <span className="headline text-4xl tabular-nums">{price}</span>
            <span className="text-ink-soft">/ month</span>
          </p>
        </div>
        <p className="self-start rounded-full bg-sponge-wash px-3 py-1.5 font-bold text-sm text-sponge-ink">
          {videos} per month
        </p>
        <ul className="grid gap-2.5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5 text-[0.9375rem]">
              <Check
                aria-hidden="true"
                strokeWidth={3}
                className="mt-0.75 size-4 shrink-0 text-leaf"
              />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-3 pt-1">
          {terms && (
            <p id={termsId} className="text-ink-soft text-sm text-pretty">
              {terms}
            </p>
          )}
          {action(terms ? `${id} ${termsId}` : id)}
        </div>
      </div>
    </Card>
  );
}
