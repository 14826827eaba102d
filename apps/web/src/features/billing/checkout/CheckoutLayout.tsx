import type { PlanName } from '@shortcake/contract/plans';
import { planNames } from '@shortcake/contract/plans';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCents } from '../../../lib/money.ts';
import { counted } from '../../../lib/plural.ts';
import { Card } from '../../../ui/Card.tsx';
import { PlanCake } from '../plans/PlanCake.tsx';
import { CheckoutTerms } from './CheckoutTerms.tsx';

type Props = {
  title: string;
  plan: PlanName;
  planTitle: string;
  /** Cents a month. */
  price: number;
  /** A month. */
  videos: number;
  terms: readonly string[];
  pricingPath: string;
  /** What the person does about it, beside the summary. */
  children: ReactNode;
};

/** A checkout's two halves: what is bought, and the way to buy it. */
export function CheckoutLayout(props: Props) {
  const { title, plan } = props;
  return (
    <div className="mx-auto max-w-5xl px-4 pt-6 pb-10 sm:px-6 sm:pt-8">
      <title>{`${title} · Shortcake`}</title>
      <Link
        to={props.pricingPath}
        className="-ml-3 mb-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to plans
      </Link>
      <h1 className="headline mb-6 text-title sm:mb-8">{title}</h1>
      <div className="grid items-start gap-6 md:grid-cols-[5fr_6fr] lg:gap-8">
        <Card className="overflow-hidden">
          <h2 className="sr-only">Your plan</h2>
          <div className="flex items-end gap-2 bg-sponge-wash px-5 pt-5 text-sponge-ink sm:px-6">
            <div className="grid grow gap-1 self-center pb-3">
              <p className="font-bold">{`${props.planTitle} plan`}</p>
              <p className="flex flex-wrap items-baseline gap-x-1.5">
                <span className="headline text-4xl tabular-nums">{formatCents(props.price)}</span>
                <span>a month</span>
              </p>
              <p>{`${counted(props.videos, 'video')} every month`}</p>
            </div>
            <PlanCake layers={planNames.indexOf(plan) + 1} className="h-24 shrink-0 sm:h-28" />
          </div>
          <div aria-hidden="true" className="icing text-sponge-wash" />
          <div className="px-5 pt-3 pb-6 sm:px-6">
            <CheckoutTerms terms={props.terms} />
          </div>
        </Card>
        <Card tone="raised" className="min-w-0 p-5 sm:p-7">
          {props.children}
        </Card>
      </div>
    </div>
  );
}
