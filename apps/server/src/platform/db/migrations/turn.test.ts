import { expect, onTestFinished, test } from 'vitest';
import { quick, temporaryFolder } from '../../../../test/cluster.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { freePort } from '../../../../test/product.ts';
import { connectDatabase } from '../connection.ts';
import { startPostgres } from '../embedded-postgres.ts';
import { inTurn } from './turn.ts';

test('PostgreSQL soon notices that the host of whoever has the turn is gone', async () => {
  const options = quick(`${await temporaryFolder()}/database`);
  const port = String(await freePort());
  const tcp = { listen_addresses: '127.0.0.1', port };
  const server = await startPostgres({ ...options, settings: { ...options.settings, ...tcp } });
  onTestFinished(server.stop);
  const { sql, close } = connectDatabase(`postgres://postgres@127.0.0.1:${port}/test`);
  onTestFinished(close);
  const settings = await inTurn(
    sql,
    (session) => session`
      select name, setting::int from pg_settings where name ~ '^tcp_' order by name`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    tcp_keepalives_count: 3,
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_user_timeout: 25_000,
  });
});

test('who waits for the turn says so once', async () => {
  const { sql, destroy } = await createTestDatabase({ empty: true });
  onTestFinished(destroy);
  let [tries, said] = [0, 0];
  // A session that counts how often it is asked for the turn.
  const reserve = async () => {
    const reserved = await sql.reserve();
    const asked = (_: unknown, __: unknown, words: Parameters<typeof reserved>) => {
      tries += 1;
      return reserved(...words);
    };
    return new Proxy(reserved, { apply: asked });
  };
  const counting = new Proxy(sql, {
    get: (all, name) => (name === 'reserve' ? reserve : Reflect.get(all, name)),
  });
  const waiting = await inTurn(sql, async () => {
    const waiting = inTurn(
      counting,
      async () => {},
      () => {
        said += 1;
      },
    );
    await expect.poll(() => said).toBe(1);
    const before = tries;
    await expect.poll(() => tries).toBeGreaterThan(before + 2);
    return { ended: waiting };
  });
  await waiting.ended;
  expect(said).toBe(1);
});
