import type { Template } from '@shortcake/contract/template';
import type { AspectRatio } from '@shortcake/contract/video';
import { expect } from 'vitest';
import type { StudioRequest } from '../engine/request.ts';
import { FPS, FRAMES } from '../engine/settings.ts';
import { distance, type Glimpse, lightness, type Shot, shoot } from '../tools/test-pictures.ts';

/** Any two scenes differ by so much in the middle (mean CIE delta E; 2.3 is just to be noticed). */
const UNLIKE = 7;
/** Another seed differs by so much at some second. */
const ANOTHER_TAKE = 2.5;
/** The step from the last frame to the first may be so much larger than the largest of the others. */
const JAR = 1.5;
const MIDDLE = FRAMES / 2;

const seconds = Array.from({ length: 8 }, (_, second) => second * FPS);

function requestOf({ id, defaultPrompt }: Template, aspectRatio: AspectRatio, seed = 1) {
  return { template: id, prompt: defaultPrompt, aspectRatio, generateAudio: false, seed };
}

const tall = { aspectRatio: '9:16', generateAudio: false, seed: 1 } as const;
/** Requests for tall films: of a template whose prompt was changed to this one, and of a prompt alone. */
export const edited = ({ id }: Template, prompt: string) => ({ template: id, prompt, ...tall });
export const promptAlone = (prompt: string) => ({ prompt, ...tall });

/** Frames of every template's film, first to last. */
const FILMED = [
  ...new Set([...seconds.flatMap((frame) => [frame, frame + 6]), MIDDLE, FRAMES - 1]),
].sort((a, b) => a - b);
const films = new Map<string, Promise<Shot[]>>();

/** A template's film as it comes, shot once for all tests. */
function filmOf(template: Template): Promise<Shot[]> {
  const film = films.get(template.id) ?? shoot(requestOf(template, '9:16'), FILMED);
  films.set(template.id, film);
  return film;
}

/** Some frames of it. */
async function framesOf(template: Template, frames: readonly number[]): Promise<Shot[]> {
  const film = await filmOf(template);
  return frames.map((frame) => film[FILMED.indexOf(frame)]!);
}

/** It is bright enough, moves all the time, and ends as it began. */
export async function expectLively(template: Template): Promise<void> {
  const shots = new Map((await filmOf(template)).map((it) => [it.frame, it]));
  const at = (frame: number) => shots.get(frame)!.glimpse;
  for (const { glimpse } of shots.values()) expect(lightness(glimpse)).toBeGreaterThan(8);
  const steps = seconds.map((frame) => distance(at(frame), at(frame + 6)));
  for (const step of steps) expect(step).toBeGreaterThan(0.02);
  expect(Math.max(...steps)).toBeGreaterThan(1);
  expect(distance(at(FRAMES - 1), at(0))).toBeLessThan(Math.max(...steps) * JAR);
}

const SOME = [6, 72, MIDDLE, 120, 174];

/** The order of baking and drawing does not show in a template's film. */
export async function expectNoOrder(template: Template): Promise<void> {
  await expectSameBackwards(requestOf(template, '9:16'), await framesOf(template, SOME));
}

/** Nor in what an edited prompt asks of a template's scene, or in what a prompt alone asks for. */
export async function expectNoOrderOf(request: StudioRequest): Promise<void> {
  await expectSameBackwards(request, await shoot(request, SOME));
}

async function expectSameBackwards(request: StudioRequest, forth: Shot[]): Promise<void> {
  const back = (await shoot(request, SOME.toReversed(), 'last to first')).reverse();
  expect(back.map(({ hash }) => hash)).toEqual(forth.map(({ hash }) => hash));
  expect(new Set(forth.map(({ hash }) => hash)).size).toBe(SOME.length);
}

/** Another seed is another take. */
export async function expectTakes(template: Template): Promise<void> {
  const frames = [6, 54, MIDDLE, 150];
  const first = await framesOf(template, frames);
  const other = await shoot(requestOf(template, '9:16', 2), frames);
  const distances = first.map(({ glimpse }, i) => distance(glimpse, other[i]!.glimpse));
  expect(Math.max(...distances)).toBeGreaterThan(ANOTHER_TAKE);
}

/** It is bright and moves in other shapes, too. */
export async function expectShapes(
  template: Template,
  shapes: readonly AspectRatio[],
): Promise<void> {
  for (const aspectRatio of shapes) {
    const [first, middle] = await shoot(requestOf(template, aspectRatio), [20, MIDDLE]);
    expect(lightness(middle!.glimpse)).toBeGreaterThan(8);
    expect(distance(first!.glimpse, middle!.glimpse)).toBeGreaterThan(0.5);
  }
}

/** Pairs of these whose films look alike in the middle. */
export async function alikeOf(templates: readonly Template[]) {
  const middles: { id: string; glimpse: Glimpse }[] = [];
  for (const template of templates) {
    const [middle] = films.has(template.id)
      ? await framesOf(template, [MIDDLE])
      : await shoot(requestOf(template, '9:16'), [MIDDLE]);
    middles.push({ id: template.id, glimpse: middle!.glimpse });
  }
  return middles.flatMap((one, i) =>
    middles
      .slice(i + 1)
      .map((other) => [one.id, other.id, distance(one.glimpse, other.glimpse)] as const)
      .filter(([, , apart]) => apart < UNLIKE),
  );
}
