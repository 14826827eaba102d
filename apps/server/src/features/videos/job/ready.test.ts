import type postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo, startTestWorker } from '../../../../test/worker.ts';

const web = await createTestWeb();
afterAll(web.close);

/** The same connection, which hears nothing before `letHear` is called. */
function deaf(sql: postgres.Sql) {
  const hearing = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const listen: postgres.Sql['listen'] = async (...to) => {
    asked.resolve();
    await hearing.promise;
    return sql.listen(...to);
  };
  const connection = new Proxy(sql, {
    get: (target, name) => (name === 'listen' ? listen : Reflect.get(target, name)),
  });
  return { connection, asked: asked.promise, letHear: hearing.resolve };
}

test('a worker is ready when its lanes look for work and it hears of more, not before', async () => {
  const { connection, asked, letHear } = deaf(web.sql);
  let isReady = false;
  const starting = startTestWorker({ ...web, sql: connection }).then((worker) => {
    isReady = true;
    return worker;
  });
  await asked;
  const id = await createVideo(await web.person(1));
  await web.told.when('job.claimed', { project: id });
  expect(isReady).toBe(false);
  letHear();
  await (await starting).stop();
});
