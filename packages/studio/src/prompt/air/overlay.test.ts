import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { bakeTogether, createBakeMemory } from '../../engine/bake.ts';
import { seededRandom } from '../../engine/random.ts';
import { setStage } from '../../engine/stage.ts';
import { outfitOf } from '../wear/wear.ts';
import { floatNames, wearNames, weatherNames } from '../words/names.ts';
import { planOverlay } from './overlay.ts';

const size = { width: 180, height: 320 };
const stage = { ...setStage(size), scale: 58 };
const wishes = [
  ...weatherNames.map((weather) => ({ name: weather, weather, floats: [] })),
  ...floatNames.map((name) => ({ name, weather: 'clear' as const, floats: [name] })),
];

async function film(wish: (typeof wishes)[number], seed: number) {
  const overlay = await planOverlay(stage, wish, seededRandom(seed));
  const sprites = await bakeTogether(
    overlay.bakes,
    createBakeMemory(overlay.bakes, 'live'),
    1,
    'live',
  );
  return (seconds: number) => {
    const canvas = createCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#406080';
    context.fillRect(0, 0, size.width, size.height);
    overlay.drawBehind(context, sprites, seconds);
    overlay.drawFront(context, sprites, seconds);
    return context.getImageData(0, 0, size.width, size.height).data;
  };
}

/** Steps of color per channel that two pictures are apart, on average. */
function apart(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

test.for(wishes.filter(({ name }) => name !== 'clear'))(
  '$name shows, moves and loops',
  async (wish) => {
    const draw = await film(wish, 1);
    const plain = (await film({ name: 'clear', weather: 'clear', floats: [] }, 1))(0);
    const start = draw(0);
    expect(apart(start, plain)).toBeGreaterThan(0.2);
    expect(apart(draw(1.3), start)).toBeGreaterThan(0.05);
    expect(apart(draw(8), start)).toBeLessThan(0.02);
    expect(apart(draw(1.3), (await film(wish, 1))(1.3))).toBe(0);
    expect(apart((await film(wish, 2))(0), start)).toBeGreaterThan(0.05);
  },
);

test('a clear sky draws nothing', async () => {
  const data = (await film({ name: 'clear', weather: 'clear', floats: [] }, 1))(2);
  expect(new Set(new Uint32Array(data.buffer)).size).toBe(1);
});

test.for(wearNames)('%s sits whole on a face, wherever that is', async (name) => {
  const outfit = await outfitOf([name]);
  const { bakes } = outfit;
  const sprites = await bakeTogether(bakes, createBakeMemory(bakes, 'live'), 1, 'live');
  const draw = (x: number) => {
    const canvas = createCanvas(300, 300);
    const context = canvas.getContext('2d');
    outfit.draw(context, sprites, { x, y: 170, scale: 80, tilt: 0.1 });
    const { data } = context.getImageData(0, 0, 300, 300);
    return Array.from({ length: 300 * 300 }, (_, i) => i).filter((i) => data[i * 4 + 3]! > 20);
  };
  const drawn = draw(150);
  expect(drawn.length).toBeGreaterThan(500);
  // Nothing is cut off by the picture's border or its own box.
  expect(drawn.filter((i) => i % 300 <= 8 || i % 300 >= 292)).toEqual([]);
  expect(draw(160).length).toBeGreaterThan(drawn.length * 0.97);
  expect(draw(160)).not.toEqual(drawn);
});
