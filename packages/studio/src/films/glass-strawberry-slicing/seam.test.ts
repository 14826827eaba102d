import { expect, test } from 'vitest';
import { seamRadii } from './seam.ts';
import { glassStrawberry } from './strawberry.ts';

test('the seam lies on the skin of the strawberry', () => {
  for (const [i, radius] of seamRadii.entries()) {
    const angle = (i / 72) * Math.PI * 2;
    const inside = (away: number) =>
      glassStrawberry.solid(0, Math.cos(angle) * away, Math.sin(angle) * away) < 0;
    expect([inside(radius - 0.001), inside(radius + 0.001)]).toEqual([true, false]);
  }
});
