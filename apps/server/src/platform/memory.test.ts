import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

function world() {
  let now = 0;
  let asked = 0;
  const memory = createMemory<number>(60_000, () => now);
  return {
    memory,
    ask: async () => ++asked,
    pass(ms: number) {
      now += ms;
    },
  };
}

test('an answer is remembered for so long, by key; several at once ask once', async () => {
  const { memory, ask, pass } = world();
  expect(await Promise.all([memory.get('ada', ask), memory.get('ada', ask)])).toEqual([1, 1]);
  expect(await memory.get('ben', ask)).toBe(2);
  pass(59_999);
  expect(await memory.get('ada', ask)).toBe(1);
  pass(1);
  expect(await memory.get('ada', ask)).toBe(3);
});

test('a failure is not remembered', async () => {
  const { memory, ask } = world();
  await expect(memory.get('ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await memory.get('ada', ask)).toBe(1);
});

test('what is forgotten is asked again, also while it is being asked', async () => {
  const { memory, ask } = world();
  const slow = Promise.withResolvers<number>();
  const stale = memory.get('ada', () => slow.promise);
  memory.forget('ada');
  expect(await memory.get('ada', ask)).toBe(1);
  slow.resolve(100);
  expect(await stale).toBe(100);
  expect(await memory.get('ada', ask)).toBe(1);
});

test('of more answers than memory should hold the oldest goes', async () => {
  const { memory, ask } = world();
  for (let n = 0; n <= 10_000; n++) await memory.get(`key ${n}`, ask);
  expect(await memory.get('key 10000', ask)).toBe(10_001);
  expect(await memory.get('key 0', ask)).toBe(10_002);
});
