import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../apps/server/test/product.ts';
import { launchChromium } from '../scripts/launch-chromium.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

const RUNS = 3;

/** What people see before they have an account. */
const PAGES = { landing: '/', pricing: '/pricing', templates: '/templates', login: '/login' };

type Measure = Omit<Figure, 'value'> & {
  of: (result: Result) => number;
  /** The limit is the landing page's alone. */
  ofLanding?: true;
};

/** Scores out of 100 and milliseconds, each of them read off a Lighthouse result. */
const MEASURES: readonly Measure[] = [
  {
    name: 'performance',
    unit: '',
    least: 98,
    alone: true,
    of: (result) => score(result, 'performance'),
  },
  { name: 'accessibility', unit: '', least: 100, of: (result) => score(result, 'accessibility') },
  { name: 'best practices', unit: '', least: 100, of: (result) => score(result, 'best-practices') },
  { name: 'SEO', unit: '', least: 100, of: (result) => score(result, 'seo') },
  {
    name: 'largest contentful paint',
    unit: 'ms',
    limit: 1500,
    alone: true,
    ofLanding: true,
    of: (result) => value(result, 'largest-contentful-paint'),
  },
  {
    name: 'total blocking time',
    unit: 'ms',
    limit: 50,
    alone: true,
    ofLanding: true,
    of: (result) => value(result, 'total-blocking-time'),
  },
  {
    name: 'layout shift',
    unit: '',
    limit: 0.02,
    of: (result) => value(result, 'cumulative-layout-shift'),
  },
];

/**
 * Lighthouse's figures for each page, with its own settings: a phone in the middle range on a slow
 * network, both simulated. Medians of a few loads, each in a new browser.
 */
export async function measureLighthouse(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [page, path] of Object.entries(PAGES)) {
    const results = await auditOften(`${url}${path}`);
    for (const { of, name, ofLanding, ...rest } of MEASURES) {
      const figure = { name: `${page}, ${name}`, value: median(results.map(of)) };
      figures.push(
        ofLanding && page !== 'landing' ? { ...figure, unit: rest.unit } : { ...figure, ...rest },
      );
    }
  }
  return figures;
}

/** The same of the page of a shared video that is listed: how soon it shows, and what holds for all pages. */
export async function measureSharedPage(url: string): Promise<Figure[]> {
  const results = await auditOften(url);
  const scores = MEASURES.filter(({ least }) => least === 100);
  const shown: Measure = {
    ...{ name: 'first contentful paint', unit: 'ms', limit: 1200, alone: true },
    of: (result) => value(result, 'first-contentful-paint'),
  };
  return [...scores, shown].map(({ of, name, ...rest }) => ({
    ...{ name: `shared video, ${name}`, value: median(results.map(of)) },
    ...rest,
  }));
}

async function auditOften(url: string): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await audit(url));
  return results;
}

/** Now and then a browser's trace lacks its beginning; Lighthouse then asks to be run again. */
async function audit(url: string): Promise<Result> {
  let reason = '';
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await load(url);
    if (!result.runtimeError) return result;
    reason = result.runtimeError.message;
  }
  throw new Error(`${url}: ${reason}`);
}

async function load(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await launchChromium([
    `--remote-debugging-port=${port}`,
    '--disable-component-update',
  ]);
  try {
    const outcome = await lighthouse(url, { port, logLevel: 'error' });
    if (!outcome) throw new Error(`${url}: Lighthouse gave no result`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

const score = ({ categories }: Result, id: string) =>
  Math.round((categories[id]?.score ?? 0) * 100);

const value = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;
