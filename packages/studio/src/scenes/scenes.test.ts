import { type Template, templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { FPS, FRAMES } from '../settings.ts';
import { distance, lightness, type Shot, shoot } from '../test-pictures.ts';

/** Any two scenes differ by so much in the middle (mean CIE delta E; 2.3 is just to be noticed). */
const UNLIKE = 7;
/** Another seed differs by so much at some second. */
const ANOTHER_TAKE = 2.5;
/** The step from the last frame to the first may be so much larger than the largest of the others. */
const JAR = 1.5;
const MIDDLE = FRAMES / 2;

/** Of any kind, and what an edited prompt may ask of a template's scene. */
const prompts = [
  'A robot in the rain in a neon city at night with hearts',
  'A fox on a hill in the snow at sunset with butterflies and balloons',
  'A turtle under water with bubbles, wearing a crown',
];

const each = templates.map((template): [string, Template] => [template.id, template]);
const middles = new Map<string, Shot>();
const seconds = Array.from({ length: 8 }, (_, second) => second * FPS);

function requestOf(
  { id, defaultPrompt }: Template,
  aspectRatio: '9:16' | '16:9' | '1:1',
  seed = 1,
) {
  return { template: id, prompt: defaultPrompt, aspectRatio, generateAudio: false, seed };
}

function promptOf(prompt: string) {
  return { prompt, aspectRatio: '9:16', generateAudio: false, seed: 1 } as const;
}

test.each(each)(
  '%s: bright enough, moving all the time, ends as it began',
  async (id, template) => {
    const frames = [...seconds.flatMap((frame) => [frame, frame + 6]), MIDDLE, FRAMES - 1];
    const shots = new Map(
      (await shoot(requestOf(template, '9:16'), frames)).map((it) => [it.frame, it]),
    );
    const at = (frame: number) => shots.get(frame)!.glimpse;
    middles.set(id, shots.get(MIDDLE)!);
    for (const { glimpse } of shots.values()) expect(lightness(glimpse)).toBeGreaterThan(8);
    const steps = seconds.map((frame) => distance(at(frame), at(frame + 6)));
    for (const step of steps) expect(step).toBeGreaterThan(0.02);
    expect(Math.max(...steps)).toBeGreaterThan(1);
    expect(distance(at(FRAMES - 1), at(0))).toBeLessThan(Math.max(...steps) * JAR);
  },
);

test.each([
  ...each.map(([id, template]) => [id, requestOf(template, '9:16')] as const),
  ...prompts.map((prompt) => [prompt, { ...requestOf(templates[0]!, '9:16'), prompt }] as const),
  ...prompts.map((prompt) => [`just ${prompt}`, promptOf(prompt)] as const),
])('%s: the order of baking and drawing does not show', async (_, request) => {
  const frames = [10, 70, 84, 120, 180];
  const forth = await shoot(request, frames);
  const back = (await shoot(request, frames.toReversed(), 'last to first')).reverse();
  expect(back.map(({ hash }) => hash)).toEqual(forth.map(({ hash }) => hash));
  expect(new Set(forth.map(({ hash }) => hash)).size).toBe(frames.length);
});

test.each(each)('%s: another seed is another take', async (_, template) => {
  const frames = [12, 60, MIDDLE, 150];
  const first = await shoot(requestOf(template, '9:16'), frames);
  const other = await shoot(requestOf(template, '9:16', 2), frames);
  const distances = first.map(({ glimpse }, i) => distance(glimpse, other[i]!.glimpse));
  expect(Math.max(...distances)).toBeGreaterThan(ANOTHER_TAKE);
});

test.each(each)('%s: wide and square, too', async (_, template) => {
  for (const aspectRatio of ['16:9', '1:1'] as const) {
    const [first, middle] = await shoot(requestOf(template, aspectRatio), [20, MIDDLE]);
    expect(lightness(middle!.glimpse)).toBeGreaterThan(8);
    expect(distance(first!.glimpse, middle!.glimpse)).toBeGreaterThan(0.5);
  }
});

test('no two scenes are alike', () => {
  const ids = [...middles.keys()];
  expect(ids.length).toBe(templates.length);
  const alike = ids.flatMap((id, i) =>
    ids
      .slice(i + 1)
      .map((other) => [id, other, distance(middles.get(id)!.glimpse, middles.get(other)!.glimpse)])
      .filter(([, , apart]) => (apart as number) < UNLIKE),
  );
  expect(alike).toEqual([]);
});
