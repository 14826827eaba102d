import type { Page } from '@playwright/test';

// As text, because the scripts that use it have no types of a browser.
const scrolling = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
  // A lazy one that is beside the window, in a carousel, would never come.
  const passed = [...document.images].filter((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth;
  });
  const tooLate = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('not every picture has arrived')), 20000);
  });
  await Promise.race([tooLate, Promise.all(passed.map((image) => image.decode().catch(() => {})))]);
})()`;

/** Scrolls down a page and back: what loads when it comes into view is there afterwards. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(scrolling);
}
