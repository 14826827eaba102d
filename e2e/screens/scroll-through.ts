import type { Page } from '@playwright/test';

// As text, because the scripts that use it have no types of a browser.
// A browser that draws nothing for a while, as on a busy machine, gives no frames: a story once waited
// a quarter of an hour for one.
// The callback of a frame runs before that frame is drawn. What has just come is drawn once a second
// callback runs; scrolled away before, its coming counts as a shift of whatever stands at the new
// place: the empty overview was said to shift by 0.065, and shifts by 0.008.
const scrolling = `(async () => {
  const frame = () => Promise.race([
    new Promise(requestAnimationFrame),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]);
  await frame();
  await frame();
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await frame();
  }
  scrollTo(0, 0);
  // A lazy one that is beside the window, in a carousel, or in something shut, would never come.
  const passed = [...document.images].filter((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    return image.checkVisibility() && width > 0 && right > 0 && left < innerWidth;
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
