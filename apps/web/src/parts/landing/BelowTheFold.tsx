import { useEffect, useRef } from 'react';
import type { PlanPrices } from '../../lib/prices.ts';
import { FinalCall } from './FinalCall.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PlansSection } from './PlansSection.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrustStrip } from './TrustStrip.tsx';

type Props = { prices: PlanPrices; opensAtPlans: boolean };

/** What follows the samples, in a chunk of its own: drawn with the rest, taken over after it. */
export default function BelowTheFold({ prices, opensAtPlans }: Props) {
  const plans = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opensAtPlans) plans.current?.scrollIntoView();
  }, [opensAtPlans]);

  return (
    <>
      <TrustStrip />
      <HowItWorks />
      <PlansSection ref={plans} prices={prices} />
      <Testimonials />
      <FinalCall />
    </>
  );
}
