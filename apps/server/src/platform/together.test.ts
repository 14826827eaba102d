import { expect, test } from 'vitest';
import { createTogether } from './together.ts';

/** Questions that are answered when the test says so. */
function questions(atOnce: number) {
  const asked: { keys: string[]; answer(): void; fail(message: string): void }[] = [];
  const find = createTogether(atOnce, (keys: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    asked.push({
      keys,
      answer: () => resolve(keys),
      fail: (message) => reject(new Error(message)),
    });
    return promise;
  });
  return { find, asked };
}

test('what is wanted while questions are open goes into the next one together', async () => {
  const { find, asked } = questions(2);
  const found = ['a', 'b', 'c', 'd', 'e'].map(find);
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  asked[1]!.answer();
  expect(await found[1]).toEqual(['b']);
  expect(asked[2]!.keys).toEqual(['c', 'd', 'e']);
  asked[2]!.answer();
  expect(await found[4]).toEqual(['c', 'd', 'e']);
  asked[0]!.answer();
  expect(await found[0]).toEqual(['a']);
});

test('a question that fails fails for those who waited for it, and the next one is asked', async () => {
  const { find, asked } = questions(1);
  const [first, second] = [find('a'), find('b')];
  asked[0]!.fail('away');
  await expect(first).rejects.toThrow('away');
  asked[1]!.answer();
  expect(await second).toEqual(['b']);
});

test('a question that the database says nothing to fails for all who wait for the next one as well', async () => {
  const { find, asked } = questions(1);
  const found = Promise.allSettled(['a', 'b', 'c'].map(find));
  asked[0]!.fail('Query read timeout');
  for (const { status } of await found) expect(status).toBe('rejected');
  expect(asked).toHaveLength(1);
  const next = find('d');
  asked[1]!.answer();
  expect(await next).toEqual(['d']);
});
