import { expect, test } from 'vitest';
import { everyNth } from '../../../../../scripts/checks/sample.ts';
import { calm, joy } from '../../kit/face/expression.ts';
import { subjectNames } from '../words/names.ts';
import { resting } from './body/measure.ts';
import { alikeOf, cast, covered, difference, FEET, HEIGHT, SCALE, WIDTH } from './perform.suite.ts';

const troupe = await Promise.all(
  subjectNames.map(async (name) => ({ name, ...(await cast(name)) })),
);

test.for(troupe)('$name fills the height and width that it states', ({ performer, draw }) => {
  const { top, half } = performer;
  const pixels = draw(resting);
  let drawn = 0;
  let outside = 0;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (pixels[(y * WIDTH + x) * 4 + 3]! < 40) continue;
      drawn++;
      // A draft's points are three pixels large.
      if (FEET - y > top + 4 || Math.abs(x - WIDTH / 2) > half + 4) outside++;
    }
  }
  expect(drawn).toBeGreaterThan(SCALE * SCALE * 1.2);
  expect(outside).toBe(0);
  expect(top).toBeGreaterThan(1.5 * SCALE);
  expect(top).toBeLessThan(3.2 * SCALE);
});

test.for(troupe)('$name moves, and its face moves along', ({ performer, draw }) => {
  const lively = { ...resting, lift: 0.3, lean: 0.2, rightArm: 1.6 };
  expect(difference(covered(draw(resting)), covered(draw(lively, joy)))).toBeGreaterThan(0.1);
  const [still, moved] = [performer.faceAt(resting, calm), performer.faceAt(lively, joy)];
  expect(moved.y).toBeLessThan(still.y);
  expect(moved.tilt).toBeCloseTo(0.2, 1);
  expect(-still.y).toBeLessThan(performer.top);
  expect(Math.abs(still.x)).toBeLessThan(performer.half);
});

test('no two look alike', () => {
  // Of every fourth; perform.deep.test.ts has all pairs.
  expect(alikeOf(everyNth(troupe, 4))).toEqual([]);
});

test('a color that a prompt names is worn', async () => {
  for (const subject of ['cat', 'apple', 'robot', 'car', 'star'] as const) {
    const own = await cast(subject);
    const named = await cast(subject, ['#30c0a0']);
    expect(difference(covered(own.draw(resting)), covered(named.draw(resting)))).toBeGreaterThan(
      0.06,
    );
  }
});
