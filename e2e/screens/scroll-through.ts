import type { Page } from '@playwright/test';

// As text, because the scripts that use it have no types of a browser.
const scrolling = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
})()`;

/** Scrolls down a page and back: what loads when it comes into view is there afterwards. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(scrolling);
}
