import { createCanvas } from '@napi-rs/canvas';
import type { AspectRatio } from '@shortcake/contract/video';
import { videoSizes } from '@shortcake/contract/video';
import { expect, test } from 'vitest';
import { sampleOf, sampleSeed } from '../../../../scripts/checks/sample.ts';
import { bakeTogether, createBakeMemory } from '../engine/bake.ts';
import { seededRandom } from '../engine/random.ts';
import { setStage } from '../engine/stage.ts';
import { improvise } from './improvise.ts';
import { actionNames, placeNames } from './words/names.ts';
import type { Story } from './words/story.ts';

/** Pictures are compared this wide, in pixels. */
const WIDTH = 48;
const shapes: readonly AspectRatio[] = ['9:16', '16:9', '1:1'];
const seed = sampleSeed('IMPROVISE_SEED');

const plain: Story = {
  roles: [{ subject: 'cat', colors: [], wears: ['crown'] }],
  action: 'wave',
  place: 'hills',
  mood: 'day',
  weather: 'clear',
  floats: [],
  palette: ['#ff6fa8', '#ffd23c'],
  camera: 'push',
  tempo: 1,
  music: 'playful',
  title: 'A cat waves',
};

/** Draws moments of a story's film, small: red, green and blue of each pixel. */
async function glimpses(story: Story, aspect: AspectRatio, moments: readonly number[], seed = 1) {
  const size = videoSizes[aspect];
  const scene = await improvise(story, {
    stage: setStage(size),
    random: seededRandom(seed),
  });
  const sprites = await bakeTogether(
    scene.bakes,
    createBakeMemory(scene.bakes, 'draft'),
    1,
    'draft',
  );
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const small = createCanvas(WIDTH, Math.round((WIDTH * size.height) / size.width));
  return moments.map((moment) => {
    context.reset();
    scene.draw(context, sprites, moment);
    const view = small.getContext('2d');
    view.imageSmoothingQuality = 'high';
    view.drawImage(canvas, 0, 0, small.width, small.height);
    return view.getImageData(0, 0, small.width, small.height).data.filter((_, i) => i % 4 !== 3);
  });
}

type Pixels = Awaited<ReturnType<typeof glimpses>>[number];

/** Mean difference of two pictures in steps of 255. */
function distance(a: Pixels, b: Pixels): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
}

function brightness(pixels: Pixels): number {
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}

/** The worst action is at 0.3; an arm or an eye that jumps gives 1 and more. */
const SEAM = 0.8;
/** A film that stands still stays below. */
const STIR = 1;

function judge([first, ...rest]: Pixels[]) {
  const last = rest.pop()!;
  for (const picture of rest) {
    expect(brightness(picture)).toBeGreaterThan(25);
    expect(distance(picture, first!)).toBeGreaterThan(STIR);
  }
  expect(distance(first!, last)).toBeLessThan(SEAM);
}

test.each(sampleOf(actionNames, { turns: 2, seed }))(
  '%s moves, is bright and begins again without a jump',
  async (action) => {
    const index = actionNames.indexOf(action);
    const story: Story = { ...plain, action, place: placeNames[index % placeNames.length]! };
    judge(await glimpses(story, shapes[index % 3]!, [0, 2.3, 5.4, 8]));
  },
);

test.each(sampleOf(shapes, { turns: 3, seed }))(
  'every place is bright as %s, and no two look alike',
  async (aspect) => {
    const viewOf = async (place: (typeof placeNames)[number]) =>
      (await glimpses({ ...plain, place }, aspect, [0]))[0]!;
    const views = await Promise.all(placeNames.map(viewOf));
    for (const [i, one] of views.entries()) {
      expect(brightness(one)).toBeGreaterThan(25);
      for (const other of views.slice(0, i)) expect(distance(one, other)).toBeGreaterThan(8);
    }
  },
);

test('another seed is another take', async () => {
  const [first] = await glimpses(plain, '9:16', [0.5]);
  for (const seed of [2, 3, 4]) {
    const [take] = await glimpses(plain, '9:16', [0.5], seed);
    expect(distance(first!, take!)).toBeGreaterThan(8);
  }
});

const objects: Story[] = [
  { ...plain, action: 'eat', object: { subject: 'watermelon', colors: [], wears: [] } },
  { ...plain, action: 'cook', object: { subject: 'cheese', colors: [], wears: [] } },
  { ...plain, action: 'drive', object: { subject: 'dragon', colors: [], wears: [] } },
  { ...plain, action: 'wave', object: { subject: 'guitar', colors: [], wears: [] } },
];
test.for(objects)('$object.subject is shown: $action', async (story) => {
  const views = await glimpses(story, '9:16', [0, 2.3, 5.4, 8]);
  judge(views);
  const subject = story.action === 'drive' ? 'train' : 'banana';
  const other: Story = { ...story, object: { subject, colors: [], wears: [] } };
  expect(distance(views[0]!, (await glimpses(other, '9:16', [0]))[0]!)).toBeGreaterThan(0.5);
});
