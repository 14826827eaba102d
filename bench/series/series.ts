import { chromium } from '@playwright/test';
import { giveCredits } from '../../apps/server/test/give-credits.ts';
import { startProduct } from '../../apps/server/test/product.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import type { Figure } from '../report.ts';
import { measureAsk } from './ask.ts';
import { measureBoard } from './board.ts';
import { measureCsv, measureTyping } from './table.ts';
import { measureZip } from './zip.ts';

/** A series from its ask to its download, and as it is written and looked at in a browser. */
export async function measureSeries(): Promise<Figure[]> {
  return [...(await measureAsk()), ...(await measureZip()), ...(await measurePages())];
}

/** Its table, a CSV file, and its board. */
async function measurePages(): Promise<Figure[]> {
  const product = await startProduct({});
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const email = 'series@example.com';
    const visitor = new Visitor(product.url);
    await visitor.signIn(email);
    await giveCredits(product.directory, email, 100);
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: 800 },
    });
    await context.addCookies(
      visitor
        .cookies()
        .split('; ')
        .map((cookie) => {
          const at = cookie.indexOf('=');
          return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: product.url };
        }),
    );
    return [
      ...(await measureBoard(await context.newPage())),
      ...(await measureCsv(await context.newPage())),
      ...(await measureTyping(await context.newPage())),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
