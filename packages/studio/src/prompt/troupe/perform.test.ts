import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { bakeTogether, createBakeMemory } from '../../engine/bake.ts';
import { daylight } from '../../kit/cast/light.ts';
import { calm, joy } from '../../kit/face/expression.ts';
import { type SubjectName, subjectNames } from '../words/names.ts';
import { resting } from './body/measure.ts';
import { performerOf } from './perform.ts';
import type { Stance } from './stance.ts';

const SCALE = 24;
const WIDTH = 124;
const HEIGHT = 96;
const FEET = 88;

async function cast(subject: SubjectName, colors: readonly string[] = []) {
  const performer = await performerOf({
    role: { subject, colors, wears: [] },
    key: 'lead',
    light: daylight,
    scale: SCALE,
    random: () => 0,
  });
  const { bakes } = performer;
  const sprites = await bakeTogether(bakes, createBakeMemory(bakes, 'draft'), 1, 'draft');
  const draw = (stance: Stance, look = calm) => {
    const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
    context.translate(WIDTH / 2, FEET);
    performer.draw(context, sprites, stance, look);
    return context.getImageData(0, 0, WIDTH, HEIGHT).data;
  };
  return { performer, draw };
}

/** Of each pixel red, green and blue times coverage, and coverage, 0 to 1. */
function covered(pixels: Uint8ClampedArray): Float32Array {
  const planes = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    const cover = pixels[i + 3]! / 255;
    for (let c = 0; c < 3; c++) planes[i + c] = (pixels[i + c]! * cover) / 255;
    planes[i + 3] = cover;
  }
  return planes;
}

/** Mean difference of color times coverage, 0 to 1, over the pixels that either of them covers. */
function difference(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  let either = 0;
  for (let i = 0; i < a.length; i += 4) {
    const [over, under] = [a[i + 3]!, b[i + 3]!];
    const cover = over > under ? over : under;
    if (cover === 0) continue;
    either += cover;
    let most = 0;
    for (let c = i; c < i + 4; c++) {
      const apart = a[c]! > b[c]! ? a[c]! - b[c]! : b[c]! - a[c]!;
      if (apart > most) most = apart;
    }
    sum += most;
  }
  return sum / either;
}

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
  const looks = troupe.map(({ name, draw }) => ({ name, pixels: covered(draw(resting)) }));
  const alike = looks.flatMap((one, i) =>
    looks
      .slice(i + 1)
      .map((other) => ({
        pair: `${one.name} and ${other.name}`,
        apart: difference(one.pixels, other.pixels),
      }))
      .filter(({ apart }) => apart < 0.22),
  );
  expect(alike).toEqual([]);
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
