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
  let said = 0;
  await inTurn(sql, async () => {
    const waiting = inTurn(
      sql,
      async () => {},
      () => {
        said += 1;
      },
    );
    void waiting;
    await expect.poll(() => said, { timeout: 10_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2500));
  });
  expect(said).toBe(1);
});
