import type { Request } from '@playwright/test';
import { expect, test } from './story.ts';

test('the dashboard is there with the answers of its calls, and no pause of React after them', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  }
  for (const [path, name] of [
    ['/', 'Welcome back, Robin!'],
    ['/dashboard/settings', 'Settings'],
  ] as const) {
    await page.goto('about:blank');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(path);
    // The fallback of a lazy page would stay for 300 ms of this clock.
    let passed = 0;
    const isThere = () => page.getByRole('heading', { level: 1, name }).isVisible();
    while (!(await isThere()) && passed < 250) {
      // However long the machine takes for a file or an answer, no time passes meanwhile.
      if (underWay.size > 0) continue;
      passed += 1;
      await page.clock.runFor(1);
    }
    expect(passed, path).toBeLessThan(250);
  }
});
