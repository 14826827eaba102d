import type { Template } from '@shortcake/contract/template';
import { templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { sampleOf, sampleSeed } from '../../../../scripts/checks/sample.ts';
import type { StudioRequest } from '../engine/request.ts';
import { FPS, FRAMES } from '../engine/settings.ts';
import { distance, lightness, type Shot, shoot } from '../tools/test-pictures.ts';

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

const seed = sampleSeed('FILMS_SEED');
const sample = sampleOf(each, { turns: 5, seed });
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

/** Frames of every template's film, first to last. */
const FILMED = [
  ...new Set([...seconds.flatMap((frame) => [frame, frame + 6]), MIDDLE, FRAMES - 1]),
].sort((a, b) => a - b);
const films = new Map<string, Promise<Shot[]>>();

/** A sampled template's film as it comes, shot once for all tests. */
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

test.each(sample)(
  '%s: bright enough, moving all the time, ends as it began',
  async (_, template) => {
    const shots = new Map((await filmOf(template)).map((it) => [it.frame, it]));
    const at = (frame: number) => shots.get(frame)!.glimpse;
    for (const { glimpse } of shots.values()) expect(lightness(glimpse)).toBeGreaterThan(8);
    const steps = seconds.map((frame) => distance(at(frame), at(frame + 6)));
    for (const step of steps) expect(step).toBeGreaterThan(0.02);
    expect(Math.max(...steps)).toBeGreaterThan(1);
    expect(distance(at(FRAMES - 1), at(0))).toBeLessThan(Math.max(...steps) * JAR);
  },
);

const SOME = [6, 72, MIDDLE, 120, 174];

async function expectSameBackwards(request: StudioRequest, forth: Shot[]): Promise<void> {
  const back = (await shoot(request, SOME.toReversed(), 'last to first')).reverse();
  expect(back.map(({ hash }) => hash)).toEqual(forth.map(({ hash }) => hash));
  expect(new Set(forth.map(({ hash }) => hash)).size).toBe(SOME.length);
}

test.each(sample)('%s: the order of baking and drawing does not show', async (_, template) => {
  await expectSameBackwards(requestOf(template, '9:16'), await framesOf(template, SOME));
});

const requests = prompts.flatMap((prompt) => [
  [prompt, { ...requestOf(templates[0]!, '9:16'), prompt }] as const,
  [`just ${prompt}`, promptOf(prompt)] as const,
]);

test.each(sampleOf(requests, { turns: 3, seed }))(
  '%s: the order of baking and drawing does not show',
  async (_, request) => {
    await expectSameBackwards(request, await shoot(request, SOME));
  },
);

test.each(sample)('%s: another seed is another take', async (_, template) => {
  const frames = [6, 54, MIDDLE, 150];
  const first = await framesOf(template, frames);
  const other = await shoot(requestOf(template, '9:16', 2), frames);
  const distances = first.map(({ glimpse }, i) => distance(glimpse, other[i]!.glimpse));
  expect(Math.max(...distances)).toBeGreaterThan(ANOTHER_TAKE);
});

test.each(sample)('%s: wide and square, too', async (_, template) => {
  for (const aspectRatio of ['16:9', '1:1'] as const) {
    const [first, middle] = await shoot(requestOf(template, aspectRatio), [20, MIDDLE]);
    expect(lightness(middle!.glimpse)).toBeGreaterThan(8);
    expect(distance(first!.glimpse, middle!.glimpse)).toBeGreaterThan(0.5);
  }
});

test('no two scenes are alike', async () => {
  const middles = await Promise.all(
    templates.map(async (template) => ({
      id: template.id,
      glimpse: (await shoot(requestOf(template, '9:16'), [MIDDLE]))[0]!.glimpse,
    })),
  );
  const alike = middles.flatMap((one, i) =>
    middles
      .slice(i + 1)
      .map((other) => [one.id, other.id, distance(one.glimpse, other.glimpse)] as const)
      .filter(([, , apart]) => apart < UNLIKE),
  );
  expect(alike).toEqual([]);
});
