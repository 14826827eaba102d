import { planNames } from '@shortcake/contract/plans';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/App.tsx';
import { pagesWithGaps } from './app/with-gaps/pages.tsx';
import type { PlanPrices } from './lib/prices.ts';

/** What App's element begins with in HTML: what React puts before it belongs into the head. */
const START = '<!--$-->';

/** The server puts each operator's prices in the place of these. */
const prices = Object.fromEntries(
  planNames.map((plan) => {
    const name = plan.toUpperCase();
    const words = { videos: `__VIDEOS_${name}__`, pace: `__PACE_${name}__` };
    return [plan, { price: `__PRICE_${name}__`, ...words }];
  }),
) as PlanPrices;

/**
 * Draws the page of an address for somebody who is not signed in, as the browser will: what stands in
 * its head, and in its root element. The build calls it, in Node.
 */
export const draw = (path: string): Promise<Drawn> =>
  drawElement(path, <App signedInHint={false} prices={prices} />);

/** Draws all pages with gaps, by name; the build calls it, in Node. */
export async function drawWithGaps() {
  const drawn = Object.entries(pagesWithGaps).map(async ([name, { page, ...rest }]) => {
    const parts = await drawElement(`/${name}`, <Suspense>{page}</Suspense>);
    return [name, { ...rest, ...parts }] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}

type Drawn = { head: string; root: string };

async function drawElement(path: string, element: ReactNode): Promise<Drawn> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{element}</StaticRouter>
    </StrictMode>,
    {
      // In one piece: beyond this size React would send parts behind inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const start = html.indexOf(START);
  if (start === -1) throw new Error(`${path} was not drawn whole`);
  return { head: html.slice(0, start), root: html.slice(start) };
}
