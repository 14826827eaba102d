import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { PlanPrices } from '../../lib/prices.ts';
import { Hero } from '../../parts/landing/Hero.tsx';
import { SampleTemplates } from '../../parts/landing/SampleTemplates.tsx';
import { PageHead } from '../../parts/PageHead.tsx';

const BelowTheFold = lazy(() => import('../../parts/landing/BelowTheFold.tsx'));

/** What every visitor sees first. `prices` are a month's of each plan, as people read them. */
export default function LandingPage({ prices }: { prices: PlanPrices }) {
  const opensAtPlans = useLocation().pathname === paths.pricing;

  return (
    <>
      {opensAtPlans ? (
        <PageHead
          title="Plans and Pricing"
          description="Four monthly plans for short vertical AI videos. One credit makes one video. Cancel any time; a video that fails gives its credit back."
        />
      ) : (
        <PageHead
          title="Generate Viral AI Videos in Minutes"
          description="Pick one of 31 templates or write your own prompt, and get an 8-second vertical AI video for Reels, Shorts and TikTok. No prompt-craft needed."
        />
      )}
      <Hero />
      <SampleTemplates />
      <Suspense fallback={null}>
        <BelowTheFold prices={prices} opensAtPlans={opensAtPlans} />
      </Suspense>
    </>
  );
}
