import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPlace, finishedVideo, installationOn, temporaryPlace } from '../../../test/backup.ts';
import { onDatabase } from '../../../test/on-database.ts';
import { payments } from '../../../test/payments.ts';
import { createTestWeb } from '../../../test/web.ts';
import { BODY, createVideo } from '../../../test/worker.ts';
import { connectDatabase } from '../../platform/db/connection.ts';
import { applyMigrations } from '../../platform/db/migrate.ts';
import { DiskStorage } from '../../platform/storage/disk-storage.ts';
import type { DB } from '../../schema.ts';
import { MIGRATIONS } from '../../wiring/places.ts';
import { emailOf } from '../accounts/service.ts';
import { reconcileBilling } from '../billing/reconcile/reconcile.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { balanceOf } from '../credits/service.ts';
import { failOverdueProjects } from '../videos/job/outcome.ts';
import { videoKey } from '../videos/media/keys.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const web = await createTestWeb();
afterAll(web.close);
const { buy, subscribe } = payments(web);

const quiet = () => {};
const HANDLE = { v: 1, engine: 'fake', model: 'fake', data: { id: 'job-1' } };

type Life = Awaited<ReturnType<typeof live>>;

/** A person with all that may be under way, a series among it. */
async function live() {
  const person = await web.person();
  await buy(person, 20);
  await subscribe(person, 'starter');
  const finished = await finishedVideo(web, person);
  const series = { title: 'One alone', items: [BODY] };
  const headers = { 'idempotency-key': 'series' };
  const { body } = await person.send('POST', '/api/series', series, headers);
  const [pending] = body.projectIds as [string];
  const [asked, intended] = [await createVideo(person), await createVideo(person)];
  const begun = { status: 'processing', engine: 'fake', submit_started_at: new Date() } as const;
  const change = (id: string) => web.db.updateTable('projects').where('id', '=', id);
  await change(asked)
    .set({ ...begun, step: 'poll', handle: JSON.stringify(HANDLE) })
    .execute();
  await change(intended).set(begun).execute();
  return { person, finished, pending, asked, intended };
}

let life: Life;
let folder: string;
beforeAll(async () => {
  life = await live();
  await writeFile(join(web.directory, 'session-secret'), 'generated '.repeat(4), { mode: 0o600 });
});

/** All rows of all tables, and where sequences are: a hash for each. */
const allRows = (url: string) =>
  onDatabase(url, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
      order by 1`;
    const hashes: Record<string, unknown> = {};
    for (const { name } of tables) {
      const [row] = await sql`
        select md5(coalesce(string_agg(t::text, e'\n' order by t::text), '')) as hash from ${sql(name)} t`;
      hashes[name] = row!.hash;
    }
    hashes.sequences = await sql`select sequencename, last_value from pg_sequences order by 1`;
    return hashes;
  });

test('a backup that is restored elsewhere has every row, file and secret, as the owner alone', async () => {
  folder = join(await temporaryPlace(), 'backup');
  const made = await backUp(await installationOn(web, web.directory), folder, quiet);
  const place = await emptyPlace();
  // No superuser: it owns the database, and that is all.
  const owner = `owner_${process.pid}`;
  await place.sql.unsafe(`create role ${owner} login; grant all on schema public to ${owner}`);
  const ownerUrl = Object.assign(new URL(place.ownerUrl), { username: owner }).href;
  try {
    const there = { url: web.url.replace(/\/test_\w+/, new URL(place.url).pathname), ownerUrl };
    const installation = await installationOn(there, place.directory);
    expect(await restore(installation, folder, quiet)).toEqual(made);
    expect(await allRows(place.ownerUrl)).toEqual(await allRows(web.ownerUrl));
    expect(await readdir(join(place.directory, 'videos'))).toEqual([life.finished]);
    const file = await readFile(join(place.directory, 'videos', videoKey(life.finished)), 'utf8');
    expect(file).toBe(`the file ${videoKey(life.finished)}`);
    const secret = join(place.directory, 'session-secret');
    expect(await readFile(secret, 'utf8')).toBe('generated '.repeat(4));
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    expect((await stat(place.directory)).mode & 0o777).toBe(0o700);
    expect((await readdir(place.directory)).sort()).toEqual(['session-secret', 'videos']);

    // Triggers keep the books again, and the product's role may not.
    await onDatabase(there.url, async (sql) => {
      await expect(sql`update credit_entries set amount_cents = 1`).rejects.toThrow(/denied/);
    });
    await onDatabase(ownerUrl, async (sql) => {
      await expect(sql`delete from credit_entries`).rejects.toThrow(/denied/);
      const [off] = await sql`
        select count(*)::int as off from pg_trigger where tgenabled <> 'O' and not tgisinternal`;
      const [keys] = await sql`
        select count(*)::int as keys from pg_constraint where contype = 'f' and convalidated`;
      const [here] = await onDatabase(
        web.ownerUrl,
        (sql) =>
          sql`select count(*)::int as keys from pg_constraint where contype = 'f' and convalidated`,
      );
      expect({ ...off, ...keys }).toEqual({ off: 0, ...here });
    });
  } finally {
    await place.sql.unsafe(`drop owned by ${owner} cascade; drop role ${owner}`);
  }
});

test('an hour later what was under way fails with its credit back, nothing is asked again, and all agrees with Stripe', async () => {
  const { person } = life;
  const folder = join(await temporaryPlace(), 'backup');
  await backUp(await installationOn(web, web.directory), folder, quiet);
  const { spendable } = await balanceOf(web.db, person.id);
  // Paid after the backup: Stripe knows of it, and the backup does not.
  await buy(person, 7);

  const place = await emptyPlace();
  await restore(await installationOn(place, place.directory), folder, quiet);
  const { db, close } = connectDatabase<DB>(place.url);
  try {
    const late = sql<Date>`now() - interval '1 second'`;
    const live = db.updateTable('projects').where('status', 'in', ['pending', 'processing']);
    await live.set({ deadline_at: late }).execute();
    await failOverdueProjects(db);
    const { id } = person;
    const billing = { ...web.billing, db, emailOf: (account: string) => emailOf(db, account) };
    expect((await reconcileBilling(billing, { mending: 'all' })).length).toBeGreaterThan(0);
    expect(await reconcileBilling(billing, { mending: 'none' })).toEqual([]);
    const storage = new DiskStorage(join(place.directory, 'videos'));
    expect(await checkLedger(db, (id) => storage.has(videoKey(id)))).toEqual([]);
    expect((await balanceOf(db, id)).spendable).toBe(spendable + 3 + 7);

    const rows = await db.selectFrom('projects').select(['id', 'status', 'attempt']).execute();
    const ended = Object.fromEntries(rows.map(({ id, status }) => [id, status]));
    expect(ended).toEqual({
      [life.finished]: 'completed',
      [life.pending]: 'failed',
      [life.asked]: 'failed',
      [life.intended]: 'failed',
    });
    expect(rows.map(({ attempt }) => attempt)).toEqual([1, 1, 1, 1]);
    // The engine is told of the one that it has, and has its say about the bill.
    const told = await db.selectFrom('abandoned_asks').select(['project_id', 'handle']).execute();
    expect(told).toContainEqual({ project_id: life.asked, handle: HANDLE });
  } finally {
    await close();
  }
});

test('a backup of an older version comes back as it was, and is brought up to this one', async () => {
  const old = await emptyPlace();
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await temporaryPlace();
  for (const name of names.slice(0, 8)) {
    await copyFile(new URL(name, MIGRATIONS), join(migrations, name));
  }
  await applyMigrations(old.sql, migrations);
  await old.sql`insert into accounts (issuer, subject, email) values ('x', 'y', 'old@example.com')`;
  // Somebody's own, beside ours.
  await old.sql`create table notes as select 1 as note`;
  const folder = join(await temporaryPlace(), 'backup');
  await backUp(await installationOn(old, old.directory), folder, quiet);
  expect(await old.sql`select to_regclass('project_lists') as later`).toEqual([{ later: null }]);

  const place = await emptyPlace();
  const said: string[] = [];
  await restore(await installationOn(place, place.directory), folder, (line) => said.push(line));
  expect(said.join()).toMatch(/Left out: the table notes/);
  expect(await place.sql`select email from accounts`).toEqual([{ email: 'old@example.com' }]);
  const recorded = await place.sql`select name from schema_migrations order by 1`;
  expect(recorded.map(({ name }) => name)).toEqual(names);
});
