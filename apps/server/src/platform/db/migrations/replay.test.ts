import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../test/cluster.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { applyMigrations } from '../migrate.ts';
import { onClient } from '../rows/client.ts';
import { recordedMigrations, replayMigrations } from './replay.ts';

const TABLE = 'create table letters (name text, sound text);';
const OUTSIDE = `-- outside a transaction
create index concurrently if not exists letters_name on letters (name);
do $$ begin
  loop
    update letters set sound = name where name in (
      select name from letters where sound is null limit 1000);
    exit when not found;
    commit;
  end loop;
  COMMIT ;
end $$;`;

async function emptyDatabase() {
  const database = await createTestDatabase({ empty: true });
  onTestFinished(database.destroy);
  return database;
}

test('a file that runs outside a transaction, in batches, is replayed within one on empty tables', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '0001_letters.sql'), TABLE);
  await writeFile(join(folder, '0002_sound.sql'), OUTSIDE);
  const first = await emptyDatabase();
  await applyMigrations(first.sql, folder);
  const recorded = await onClient(first.ownerUrl, 'read', recordedMigrations);
  expect(recorded).toHaveLength(2);

  const second = await emptyDatabase();
  const replay = onClient(second.ownerUrl, 'write', async (client) => {
    await replayMigrations(client, pathToFileURL(`${folder}/`), recorded);
    throw new Error('in the end');
  });
  await expect(replay).rejects.toThrow('in the end');
  // It was one transaction.
  expect(await second.sql`select to_regclass('letters') as letters`).toEqual([{ letters: null }]);
  await onClient(second.ownerUrl, 'write', (client) =>
    replayMigrations(client, pathToFileURL(`${folder}/`), recorded),
  );
  expect(await onClient(second.ownerUrl, 'read', recordedMigrations)).toEqual(recorded);
  expect(await second.sql`select to_regclass('letters_name') is not null as made`).toEqual([
    { made: true },
  ]);
});
