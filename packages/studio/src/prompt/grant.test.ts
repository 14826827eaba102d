import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { bakeTogether, createBakeMemory } from '../engine/bake.ts';
import { seededRandom } from '../engine/random.ts';
import type { Scene, Take } from '../engine/scene.ts';
import { BLEED, setStage } from '../engine/stage.ts';
import { grant } from './grant.ts';
import { cameraNames, moodNames, placeNames, weatherNames } from './words/names.ts';
import type { Wishes } from './words/wishes.ts';

const size = { width: 180, height: 320 };
const stage = { ...setStage(size), scale: 58 };
const take = (): Take => ({ stage, random: seededRandom(1) });

function square(color: string, side = 40) {
  return {
    width: side,
    height: side,
    paint(context: SKRSContext2D) {
      context.fillStyle = color;
      context.fillRect(0, 0, side, side);
    },
  };
}

/** A red square before a gray wall, with a face in its middle. */
const scene: Scene = {
  bakes: {
    hero: square('#d82020'),
    leaf: square('#30a030'),
    backdrop: { ...square('#808080', size.width + 2 * BLEED), height: 200 },
  },
  subject: ['hero', 'leaf'],
  grade: { bloom: 0, vignette: 0, grain: 0 },
  score: async () => () => {},
  posterSeconds: 1,
  exposures: () => 1,
  draw(context, sprites) {
    context.drawCanvas(sprites.backdrop!, -BLEED, -BLEED);
    context.drawCanvas(sprites.hero!, 70, 150);
    context.drawCanvas(sprites.leaf!, 70, 200);
  },
  faceAt: () => ({ x: 90, y: 170, scale: 20, tilt: 0 }),
};

async function film(wishes: Wishes, original = scene) {
  const granted = await grant(original, wishes, take());
  const sprites = await bakeTogether(
    granted.bakes,
    createBakeMemory(granted.bakes, 'live'),
    1,
    'live',
  );
  granted.finish?.(sprites);
  const draw = (seconds: number) => {
    const canvas = createCanvas(size.width, size.height);
    granted.draw(canvas.getContext('2d'), sprites, seconds);
    return canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data;
  };
  const at = (x: number, y: number, seconds = 1) =>
    [0, 1, 2].map((i) => draw(seconds)[(y * size.width + x) * 4 + i]!) as [number, number, number];
  return { granted, draw, at };
}

const plain = (await film({ flavor: 0 })).draw(1);

test('no wishes change nothing', async () => {
  expect((await film({ flavor: 7 })).draw(1)).toEqual(plain);
});

test('a palette colors the coat, and not the leaves', async () => {
  const { at } = await film({ flavor: 0, palette: ['#2040e0'] });
  const [red, , blue] = at(75, 155);
  expect(blue).toBeGreaterThan(red + 80);
  expect(at(75, 210)).toEqual([0x30, 0xa0, 0x30]);
});

test('two colors go from the left to the right', async () => {
  const { at } = await film({ flavor: 0, palette: ['#e02020', '#2020e0'] });
  expect(at(72, 155)[0]).toBeGreaterThan(at(107, 155)[0] + 80);
});

test('wear needs a face', async () => {
  expect((await film({ flavor: 0, wears: ['crown'] })).draw(1)).not.toEqual(plain);
  const { faceAt: _, ...faceless } = scene;
  expect((await film({ flavor: 0, wears: ['crown'] }, faceless)).draw(1)).toEqual(plain);
});

test.each(placeNames)(
  '%s has ground below its horizon, however far down it is seen',
  async (place) => {
    const backdrop = { ...square('#808080', size.width + 2 * BLEED), height: 300 };
    const { draw } = await film(
      { flavor: 0, place },
      { ...scene, bakes: { ...scene.bakes, backdrop } },
    );
    const pixels = draw(1);
    for (let y = stage.horizon; y < 240; y += 6) {
      for (let x = 4; x < size.width; x += 12)
        expect(pixels[(y * size.width + x) * 4 + 3]).toBe(255);
    }
  },
);

test('what is worn is not paler for how the scene’s last stroke was made', async () => {
  const glowing: Scene = {
    ...scene,
    draw(context, sprites, seconds) {
      scene.draw(context, sprites, seconds);
      context.globalCompositeOperation = 'lighter';
      context.globalAlpha = 0.4;
    },
  };
  const wishes: Wishes = { flavor: 0, wears: ['crown'] };
  expect((await film(wishes, glowing)).draw(1)).toEqual((await film(wishes)).draw(1));
});

const changes: readonly Wishes[] = [
  ...moodNames.map((mood) => ({ flavor: 0, mood })),
  ...placeNames.map((place) => ({ flavor: 0, place })),
  ...weatherNames.filter((name) => name !== 'clear').map((weather) => ({ flavor: 0, weather })),
  ...cameraNames.filter((name) => name !== 'still').map((camera) => ({ flavor: 0, camera })),
  { flavor: 0, light: '#8a4fe0' },
  { flavor: 0, floats: ['hearts', 'bubbles'] },
];
test.for(changes)('%o shows, and the film still loops', async (wishes) => {
  const { granted, draw } = await film(wishes);
  expect(draw(1)).not.toEqual(plain);
  const [start, end] = [draw(0), draw(8)];
  const sum = start.reduce((total, value, i) => total + Math.abs(value - end[i]!), 0);
  expect(sum / start.length).toBeLessThan(0.05);
  const { backdrop } = granted.bakes;
  expect([backdrop!.width, backdrop!.height]).toEqual([size.width + 2 * BLEED, 200]);
});

test('a subject without pictures is left alone', async () => {
  await film({ flavor: 0, palette: ['#2040e0'] }, { ...scene, subject: [] });
});
