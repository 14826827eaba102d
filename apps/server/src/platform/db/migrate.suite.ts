import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { startChild } from '../../../test/child.ts';
import { temporaryFolder } from '../../../test/cluster.ts';
import { createTestDatabase } from '../../../test/database.ts';

const OUTSIDE = '-- outside a transaction\n';

/** So many processes that migrate at once apply each file once between them, indexes built beside them too. */
export async function expectAppliedOnce(processes: number): Promise<void> {
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => {
      const number = String(index + 1).padStart(4, '0');
      const [name, text] =
        index % 3 === 2
          ? ['index', `${OUTSIDE}create index concurrently if not exists i${number} on t (n)`]
          : ['table', `create table t${index === 0 ? '' : number} (n int); select pg_sleep(0.02);`];
      return [`${number}_${name}.sql`, text];
    }),
  );
  const { url, sql, folder } = await start(files);
  const children = Array.from({ length: processes }, () =>
    startChild('migrate-once.ts', url, folder),
  );
  const answers = await Promise.all(children.map((child) => child.line(/./)));
  await Promise.all(children.map((child) => child.ended));
  const applied = answers.flatMap((answer): string[] => JSON.parse(answer));
  expect(applied.toSorted()).toEqual(Object.keys(files));
  expect(await sql`select count(*) from schema_migrations`).toEqual([{ count: 12 }]);
  expect(await sql`select count(*) from pg_index where indrelid = 't'::regclass`).toEqual([
    { count: 4 },
  ]);
}

/** An empty database, and a folder with these files. */
export async function start(files: Record<string, string>) {
  const folder = await temporaryFolder();
  const database = await createTestDatabase({ empty: true });
  onTestFinished(database.destroy);
  await write(folder, files);
  return { ...database, folder };
}

export async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
