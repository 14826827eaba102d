import { afterAll, afterEach, expect, test } from 'vitest';
import { createVideo } from '../../../../test/worker.ts';
import {
  ended,
  expectTenAtTheEngine,
  expectWaitingOnesPassedOver,
  polled,
  startCounting,
  stopWorkers,
  web,
} from './at-once.suite.ts';

afterAll(web.close);
afterEach(stopWorkers);

test('twenty asked for at once, three workers: never more than ten at the engine, and all come to an end', () =>
  expectTenAtTheEngine(20));

test('those who wait for a place hold up nobody else, are pending, and all begin', async () => {
  const [many, one] = [await web.person(14), await web.person(1)];
  const engine = await startCounting(1);
  engine.isHeld = true;
  const ids: string[] = [];
  for (let i = 0; i < 14; i += 1) ids.push(await createVideo(many));
  const owner = new Set(ids);
  engine.ownerOf = (jobId) => (owner.has(jobId.slice(0, 36)) ? 'many' : 'one');
  await Promise.all(ids.slice(0, 10).map(polled));
  const single = await createVideo(one);
  await polled(single);
  for (const id of ids.slice(10)) {
    const { body } = await many.send('GET', `/api/projects/${id}`);
    expect(body).toMatchObject({ status: 'pending', step: 'queued' });
  }
  engine.isHeld = false;
  await Promise.all(ids.map(ended));
  const asked = (await engine.asked()).map((jobId) => jobId.slice(0, 36));
  expect(
    asked
      .filter((id) => owner.has(id))
      .slice(10)
      .toSorted(),
  ).toEqual(ids.slice(10).toSorted());
});

test('a place is free as soon as a video under way is deleted', async () => {
  const person = await web.person(11);
  const engine = await startCounting(1);
  engine.isHeld = true;
  const ids: string[] = [];
  for (let i = 0; i < 11; i += 1) ids.push(await createVideo(person));
  await Promise.all(ids.slice(0, 10).map(polled));
  await person.send('DELETE', `/api/projects/${ids[3]}`);
  await polled(ids[10]!);
  engine.isHeld = false;
  const left = ids.filter((_, index) => index !== 3);
  await Promise.all(left.map(ended));
});

test('a worker does not even look at what waits for a place, however much it is', () =>
  expectWaitingOnesPassedOver(16));
