import { expect, test } from 'vitest';
import { persistently } from './persistently.ts';

const away = Object.assign(new Error('the database system is starting up'), { code: '57P03' });

const busy = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

test.each([away, busy])('work goes on being tried at %j', async (trouble) => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 3) throw trouble;
    return 'done';
  };
  expect(await persistently(work, 60_000)).toBe('done');
  expect(tries).toBe(3);
});

test('what the database refuses is not tried again', async () => {
  let tries = 0;
  const refusal = Object.assign(new Error('duplicate key'), { code: '23505' });
  const work = async () => {
    tries += 1;
    throw refusal;
  };
  await expect(persistently(work, 60_000)).rejects.toBe(refusal);
  expect(tries).toBe(1);
});

test('a database that stays away is given up', async () => {
  await expect(persistently(() => Promise.reject(away), 0)).rejects.toBe(away);
});
