import { expect, test } from 'vitest';
import { videoRequest } from '../test-request.ts';
import { adapters, subjects } from './test-adapters.ts';
import { never, start, WRONG_KEY } from './test-start.ts';

test.each(subjects)(
  'a better prompt by $name keeps the person’s words, and makes no video',
  async ({ start }) => {
    const { engine, journal } = await start();
    const prompt = await engine.enhance?.(videoRequest(), never);
    expect(prompt).toMatch(/^A snail sleeps in a garden The \w+ /);
    expect(journal).toEqual([]);
  },
);

test.each(adapters)(
  'a text model beside $name that refuses the key gives no prompt',
  async (adapter) => {
    const { engineWith } = await start(adapter);
    const enhanced = engineWith({ apiKey: WRONG_KEY }).enhance?.(videoRequest(), never);
    await expect(enhanced).rejects.toThrow(/40[01]/);
  },
);
