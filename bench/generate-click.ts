import { launchChromium } from '../scripts/launch-chromium.ts';
import { median } from './statistics.ts';

const CLICKS = 5;

/**
 * Milliseconds from a click on Generate Video until the projects page shows the new project: the
 * median of a few clicks by a signed-in person with credits, in a real browser.
 */
export async function measureGenerateClick(url: string, email: string): Promise<number> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/auth/google`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL(/dashboard/);
    const samples: number[] = [];
    for (let click = 0; click < CLICKS; click += 1) {
      await page.goto(`${url}/dashboard/prompt-yourself`);
      await page.getByRole('textbox', { name: 'Title' }).fill(`Click ${click}`);
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A strawberry on a swing');
      const button = page.getByRole('button', { name: 'Generate Video' });
      await button.isEnabled();
      const start = performance.now();
      await button.click();
      await page.getByText(`Click ${click}`).first().waitFor();
      await page.waitForURL(/dashboard\/projects/);
      samples.push(performance.now() - start);
    }
    return median(samples);
  } finally {
    await browser.close();
  }
}
