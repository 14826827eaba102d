import { expect, test } from 'vitest';
import { Listeners } from './listeners.ts';

type Told = { name: 'made'; count: number };

function listeners() {
  const logged: unknown[] = [];
  const log = { error: (...words: unknown[]) => void logged.push(words) };
  return { logged, stream: new Listeners<Told>(log as never) };
}

test('everybody hears all, in its order, until they stop', () => {
  const { stream } = listeners();
  const [first, second]: [number[], number[]] = [[], []];
  const stop = stream.listen(({ count }) => first.push(count));
  stream.listen(({ count }) => second.push(count));
  stream.tell({ name: 'made', count: 1 });
  stop();
  stream.tell({ name: 'made', count: 2 });
  expect([first, second]).toEqual([[1], [1, 2]]);
});

test('a listener that throws, rejects or changes what it hears harms nobody, and is logged', async () => {
  const { stream, logged } = listeners();
  const heard: unknown[] = [];
  stream.listen(() => {
    throw new Error('at once');
  });
  stream.listen(async () => {
    throw new Error('later');
  });
  stream.listen((told) => {
    told.count = 7;
  });
  stream.listen((told) => heard.push(told));
  stream.tell({ name: 'made', count: 1 });
  expect(heard).toEqual([{ name: 'made', count: 1 }]);
  await expect.poll(() => logged).toHaveLength(3);
  expect(logged.every((words) => JSON.stringify(words).includes('"told":"made"'))).toBe(true);
});

test('who begins to listen, or stops, while it is told changes nothing for the others', () => {
  const { stream } = listeners();
  const heard: string[] = [];
  const stop = stream.listen(() => {
    stop();
    stream.listen(() => heard.push('late'));
  });
  stream.listen(() => heard.push('early'));
  stream.tell({ name: 'made', count: 1 });
  expect(heard).toEqual(['early']);
});
