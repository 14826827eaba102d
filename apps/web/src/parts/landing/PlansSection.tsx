import { planFeatures } from '@shortcake/contract/plan-features';
import { planNames, planTitles, popularPlan } from '@shortcake/contract/plans';
import type { Ref } from 'react';
import { PlanCard } from '../../features/billing/plans/PlanCard.tsx';
import { paths } from '../../lib/paths.ts';
import type { PlanPrices } from '../../lib/prices.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from './Section.tsx';

type Props = { prices: PlanPrices; ref: Ref<HTMLElement> };

/** Each plan leads through sign-in to its checkout. */
export function PlansSection({ prices, ref }: Props) {
  return (
    <Section
      ref={ref}
      id="plans"
      title="Choose your slice"
      text="One credit makes one video. Billed monthly; cancel any time, and keep what you paid for."
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {planNames.map((plan) => (
          <li key={plan}>
            <PlanCard
              plan={plan}
              price={prices[plan].price}
              videos={prices[plan].videos}
              features={[prices[plan].pace, ...planFeatures]}
              action={(nameId) => (
                <LinkButton
                  to={paths.login(paths.checkout(plan))}
                  variant={plan === popularPlan ? 'primary' : 'secondary'}
                  aria-describedby={nameId}
                >
                  Choose {planTitles[plan]}
                </LinkButton>
              )}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
