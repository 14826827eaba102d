import { createCanvas } from '@napi-rs/canvas';
import { expect } from 'vitest';
import { bakeTogether, createBakeMemory } from '../engine/bake.ts';
import { seededRandom } from '../engine/random.ts';
import { type Size, setStage } from '../engine/stage.ts';
import { improvise } from './improvise.ts';
import {
  type ActionName,
  actionNames,
  type PlaceName,
  placeNames,
  type SubjectName,
} from './words/names.ts';
import type { Story } from './words/story.ts';

/** Pictures are compared this wide, in pixels. */
const WIDTH = 48;

/** Of whom films are made, and in which size. */
export type Casting = { who: SubjectName; size: Size };

const plainOf = (who: SubjectName): Story => ({
  roles: [{ subject: who, colors: [], wears: ['crown'] }],
  action: 'wave',
  place: 'hills',
  mood: 'day',
  weather: 'clear',
  floats: [],
  palette: ['#ff6fa8', '#ffd23c'],
  camera: 'push',
  tempo: 1,
  music: 'playful',
  title: 'Somebody waves',
});

/** Draws moments of a story's film, small: red, green and blue of each pixel. */
async function glimpses(story: Story, size: Size, moments: readonly number[], seed = 1) {
  const scene = await improvise(story, { stage: setStage(size), random: seededRandom(seed) });
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

/** A film of somebody who does this moves, is bright, and begins again without a jump. */
export async function expectLively(action: ActionName, { who, size }: Casting): Promise<void> {
  const index = actionNames.indexOf(action);
  const story: Story = { ...plainOf(who), action, place: placeNames[index % placeNames.length]! };
  judge(await glimpses(story, size, [0, 2.3, 5.4, 8]));
}

/** Each of these places is bright, and no two look alike. */
export async function expectPlaces(
  places: readonly PlaceName[],
  { who, size }: Casting,
): Promise<void> {
  const viewOf = async (place: PlaceName) =>
    (await glimpses({ ...plainOf(who), place }, size, [0]))[0]!;
  const views = await Promise.all(places.map(viewOf));
  for (const [i, one] of views.entries()) {
    expect(brightness(one), places[i]).toBeGreaterThan(25);
    for (const [k, other] of views.slice(0, i).entries())
      expect(distance(one, other), `${places[i]} and ${places[k]}`).toBeGreaterThan(8);
  }
}

/** Another seed is another take. */
export async function expectTakes(seeds: readonly number[], { who, size }: Casting): Promise<void> {
  const [first] = await glimpses(plainOf(who), size, [0.5]);
  for (const seed of seeds) {
    const [take] = await glimpses(plainOf(who), size, [0.5], seed);
    expect(distance(first!, take!)).toBeGreaterThan(8);
  }
}

/** An action, the thing that it is done with, and another thing that must not be seen in its place. */
export type Handling = { action: ActionName; object: SubjectName; other: SubjectName };
export const handlings: readonly Handling[] = [
  { action: 'eat', object: 'watermelon', other: 'banana' },
  { action: 'cook', object: 'cheese', other: 'banana' },
  { action: 'drive', object: 'dragon', other: 'train' },
  { action: 'wave', object: 'guitar', other: 'banana' },
];

/** Expects the thing that something is done with to be shown, in a film that is as every film must be. */
export async function expectObject(
  { action, object, other }: Handling,
  { who, size }: Casting,
): Promise<void> {
  const storyOf = (subject: SubjectName): Story => ({
    ...plainOf(who),
    ...{ action, object: { subject, colors: [], wears: [] } },
  });
  const views = await glimpses(storyOf(object), size, [0, 2.3, 5.4, 8]);
  judge(views);
  const [without] = await glimpses(storyOf(other), size, [0]);
  expect(distance(views[0]!, without!)).toBeGreaterThan(0.5);
}
