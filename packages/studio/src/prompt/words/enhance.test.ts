import { MAX_PROMPT } from '@shortcake/contract/project-limits';
import { templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { hashText, seededRandom } from '../../engine/random.ts';
import { enhancePrompt } from './enhance.ts';
import { prompts } from './prompts.fixture.ts';
import { readStory } from './read-story.ts';
import { readWishes } from './read-wishes.ts';

const seeds = [1, 2, 3, 4];

/** As the studio reads it: chance follows from seed and prompt. */
function tell(prompt: string, seed: number, own = prompt) {
  const { roles, action, place, mood, palette, title } = readStory(
    prompt,
    seededRandom(seed ^ hashText(own)),
  );
  return { roles, action, place, mood, title, palette };
}

const said = prompts.filter(([prompt]) => !prompt.startsWith('Style:'));
test.for(said)('enhancing keeps the story of: %s', ([prompt]) => {
  for (const seed of seeds) {
    const enhanced = enhancePrompt(prompt, { seed });
    expect(enhanced.startsWith(prompt.trim())).toBe(true);
    expect(enhanced.length).toBeGreaterThan(prompt.length + 200);
    expect(enhanced.length).toBeLessThanOrEqual(1200);
    const before = tell(prompt, seed);
    const after = tell(enhanced, seed, prompt);
    if (after.roles[0]!.subject === before.roles[0]!.subject) before.palette = after.palette;
    expect(after).toEqual(before);
  }
});

test('what it adds shows in the film', () => {
  for (const seed of seeds) {
    const story = readStory(enhancePrompt('a fox', { seed }), seededRandom(seed + 100));
    const again = readStory(enhancePrompt('a fox', { seed }), seededRandom(seed + 200));
    for (const part of ['action', 'place', 'mood', 'camera', 'music', 'floats'] as const) {
      expect(story[part]).toEqual(again[part]);
    }
    expect(story.floats.length).toBeGreaterThan(0);
  }
});

test('it never adds what the prompt denies', () => {
  for (let seed = 0; seed < 60; seed++) {
    const enhanced = enhancePrompt('A fox in a forest without fireflies, no butterflies', { seed });
    expect(enhanced).not.toMatch(/Fireflies wander|butterflies flutter/);
  }
});

test('it is the same each time, and another one with another seed', () => {
  const once = (seed: number) => enhancePrompt('a dog and a snorf', { seed });
  expect(once(1)).toBe(once(1));
  expect(new Set([1, 2, 3, 4, 5, 6].map(once)).size).toBeGreaterThan(2);
});

test('twice is no more than once, and an empty prompt stays empty', () => {
  for (const seed of seeds) {
    const once = enhancePrompt('a cat', { seed });
    expect(enhancePrompt(once, { seed })).toBe(once);
    expect(enhancePrompt(once, { seed: seed + 1 })).toBe(once);
  }
  expect(enhancePrompt('', { seed: 1 })).toBe('');
  expect(enhancePrompt('  \n', { seed: 1 })).toBe('  \n');
});

test.for(templates)('the prompt of $id grows a little, by what its film can show', (template) => {
  for (const seed of seeds) {
    const { id, defaultPrompt } = template;
    const enhanced = enhancePrompt(defaultPrompt, { template: id, seed });
    expect(enhanced.startsWith(defaultPrompt)).toBe(true);
    expect(enhanced.length).toBeLessThanOrEqual(Math.max(1200, defaultPrompt.length + 240));
    const { floats, camera, flavor, ...others } = readWishes(enhanced, defaultPrompt);
    expect(floats).toHaveLength(1);
    expect(camera).toBeDefined();
    expect(flavor).toBe(0);
    expect(others).toEqual({});
  }
});

test('long prompts stay within what may be sent', () => {
  for (const length of [900, 1150, 1199, 1200, 4900, MAX_PROMPT]) {
    const prompt = 'snorf '.repeat(MAX_PROMPT).slice(0, length).trim();
    const enhanced = enhancePrompt(prompt, { seed: 1 });
    expect(enhanced.startsWith(prompt)).toBe(true);
    expect(enhanced.length).toBeLessThanOrEqual(length < 1200 ? 1200 : MAX_PROMPT);
  }
});
