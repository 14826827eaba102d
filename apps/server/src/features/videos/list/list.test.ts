import type { Project } from '@shortcake/contract/project';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { BODY, createVideo } from '../../../../test/worker.ts';

const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '1000000' });
afterAll(web.close);

const get = (person: Person, query = '') => person.send('GET', `/api/projects${query}`);
const titlesOf = (projects: Project[]) => projects.map(({ title }) => title);

/** The address in a Link to the next page, or undefined on the last one. */
function nextIn(headers: Record<string, unknown>): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
}

/** Follows the links from one page to the next; `between` runs after each page. */
async function everyPage(person: Person, url: string, between = async () => {}) {
  const found: Project[] = [];
  for (let next: string | undefined = url; next !== undefined; ) {
    const { status, headers, body } = await person.send('GET', next);
    expect(status).toBe(200);
    found.push(...body);
    next = nextIn(headers);
    await between();
  }
  return found;
}

/** Rows as they are, without ledger and workers: `seconds` ago each, several at once if need be. */
function insertRows(
  person: Person,
  rows: { secondsAgo: number; title?: string; prompt?: string }[],
) {
  return web.sql`insert into projects ${web.sql(
    rows.map(({ secondsAgo, title = 'x', prompt = 'x' }) => ({
      account_id: person.id,
      ...{ title, prompt, template_id: 'custom-prompt', category: 'custom', aspect_ratio: '9:16' },
      ...{ generate_audio: true, enhance_prompt: false, seed: 1 },
      created_at: new Date(Date.UTC(2026, 0, 1) - secondsAgo * 1000),
      deadline_at: new Date(),
    })),
  )}`;
}

test('pages joined are the whole list, whatever comes and goes meanwhile', async () => {
  const Ages = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(Ages, fc.integer({ min: 1, max: 7 }), fc.nat(), async (ages, limit, pick) => {
      const person = await web.person();
      await insertRows(
        person,
        ages.map((secondsAgo) => ({ secondsAgo })),
      );
      // Microseconds count: within a millisecond, and at the same instant.
      await web.sql`update projects set created_at = created_at + interval '1 microsecond'
        where account_id = ${person.id} and id::text < '8'`;
      const before = (await get(person, '?limit=200')).body as Project[];
      expect(before).toHaveLength(ages.length);
      const doomed = before[pick % before.length]?.id as string;
      let round = 0;
      const paged = await everyPage(person, `/api/projects?limit=${limit}`, async () => {
        round += 1;
        if (round === 1) await web.sql`delete from projects where id = ${doomed}`;
        await insertRows(person, [{ secondsAgo: -round }]);
      });
      const idsOf = (projects: Project[]) => projects.map(({ id }) => id);
      const stayed = idsOf(before).filter((id) => id !== doomed);
      expect(idsOf(paged).filter((id) => id !== doomed)).toEqual(stayed);
    }),
    { numRuns: 25 },
  );
});

/** Rows of a series that was asked for so long ago; `stands` has a letter for each of its videos. */
async function insertSeries(person: Person, secondsAgo: number, stands: string): Promise<string> {
  const at = new Date(Date.UTC(2026, 0, 1) - secondsAgo * 1000);
  const [series] = await web.sql`insert into series (id, account_id, title, created_at)
    values (gen_random_uuid(), ${person.id}, 'x', ${at}) returning id`;
  const id = series?.id as string;
  if (stands === '') return id;
  await web.sql`insert into projects ${web.sql(
    [...stands].map((letter, index) => ({
      ...{ account_id: person.id, title: `${index}`, prompt: 'x', template_id: 'custom-prompt' },
      ...{ category: 'custom', aspect_ratio: '9:16', generate_audio: true, enhance_prompt: false },
      ...{ seed: 1, created_at: at, deadline_at: at, series_id: id, series_index: index },
      status: letter === 'c' ? 'completed' : 'pending',
      completed_at: letter === 'c' ? at : null,
    })),
  )}`;
  return id;
}

test('the pages of a wall joined have every single video, and each series once, by its cover', async () => {
  const Item = fc.record({
    secondsAgo: fc.nat({ max: 5 }),
    // Of series: how each of their videos stands; a single one has none, an emptied series no letter.
    stands: fc.option(fc.stringMatching(/^[cp]{0,4}$/)),
  });
  const Items = fc.array(Item, { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(Items, fc.integer({ min: 1, max: 5 }), async (items, limit) => {
      const person = await web.person();
      const expected: { secondsAgo: number; key: string }[] = [];
      for (const { secondsAgo, stands } of items) {
        if (stands === null) {
          const title = `single-${expected.length}`;
          await insertRows(person, [{ secondsAgo, title }]);
          expected.push({ secondsAgo, key: title });
        } else {
          const id = await insertSeries(person, secondsAgo, stands);
          const cover = Math.max(0, stands.indexOf('c'));
          if (stands !== '') expected.push({ secondsAgo, key: `${id} ${cover}` });
        }
      }
      const paged = await everyPage(person, `/api/projects?wall=true&limit=${limit}`);
      const keyOf = ({ seriesId, title }: Project) => (seriesId ? `${seriesId} ${title}` : title);
      const at = new Map(expected.map(({ key, secondsAgo }) => [key, secondsAgo]));
      expect(paged.map(keyOf).sort()).toEqual([...at.keys()].sort());
      const ages = paged.map((project) => at.get(keyOf(project))!);
      expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    }),
    { numRuns: 25 },
  );
});

test('a series stays where it is on the wall when another of its videos becomes its cover', async () => {
  const person = await web.person();
  await insertRows(person, [{ secondsAgo: 1, title: 'newer' }]);
  const id = await insertSeries(person, 2, 'pp');
  await insertRows(person, [{ secondsAgo: 3, title: 'older' }]);
  const first = await get(person, '?wall=true&limit=2');
  expect(titlesOf(first.body)).toEqual(['newer', '0']);
  // The last to be asked for is the newest row, and ends first.
  await web.sql`update projects set status = 'completed', completed_at = now(),
    created_at = created_at + interval '1 hour' where series_id = ${id} and series_index = 1`;
  expect(titlesOf((await get(person, '?wall=true')).body)).toEqual(['newer', '1', 'older']);
  const next = nextIn(first.headers) as string;
  expect(titlesOf((await person.send('GET', next)).body)).toEqual(['older']);
});

test("a wall has nobody else's videos, and goes without other filters", async () => {
  const [person, other] = [await web.person(), await web.person()];
  await insertSeries(other, 1, 'cc');
  await insertRows(other, [{ secondsAgo: 1 }]);
  expect((await get(person, '?wall=true')).body).toEqual([]);
  for (const query of ['q=x', 'status=live', 'starred=true', 'series=x']) {
    const { status, body } = await get(person, `?wall=true&${query}`);
    expect([status, body.message]).toEqual([400, expect.stringContaining('wall: ')]);
  }
  expect((await get(person, '?wall=true&q=%20')).status).toBe(200);
});

test('a page is of 100 by default, and its Link keeps the other parameters', async () => {
  const person = await web.person();
  await insertRows(
    person,
    Array.from({ length: 101 }, (_, secondsAgo) => ({ secondsAgo })),
  );
  const first = await get(person, '?q=x&status=pending&color=a%26b');
  expect(first.body).toHaveLength(100);
  const next = new URL(nextIn(first.headers) as string, 'http://host');
  expect(next.pathname).toBe('/api/projects');
  expect([...next.searchParams.keys()]).toEqual(['q', 'status', 'color', 'cursor']);
  expect(next.searchParams.get('color')).toBe('a&b');
  const last = await person.send('GET', next.pathname + next.search);
  expect(last.body).toHaveLength(1);
  expect(last.headers.link).toBeUndefined();
});

test.each([
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=ten', 'limit'],
  ['limit=', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['cursor=', 'cursor'],
  ['cursor=nonsense', 'cursor'],
  ['cursor=a&cursor=b', 'cursor'],
  [`cursor=${Buffer.from("1 ' or 1=1").toString('base64url')}`, 'cursor'],
  [
    `cursor=${Buffer.from(`${'9'.repeat(17)} ${crypto.randomUUID()}`).toString('base64url')}`,
    'cursor',
  ],
  ['status=done', 'status'],
  ['starred=false', 'starred'],
  ['wall=false', 'wall'],
  ['q=%00', 'q'],
  [`q=${'x'.repeat(201)}`, 'q'],
])('?%s is refused, and %s named', async (query, field) => {
  const person = await web.person();
  const { status, body } = await get(person, `?${query}`);
  expect(status).toBe(400);
  expect(body.code).toBe('INVALID_REQUEST');
  expect(body.message).toContain(`${field}: `);
  expect(body.message.split(field), body.message).toHaveLength(2);
  expect(body.message).not.toMatch(/expected|invalid option/i);
});

test('parameters that nobody knows, an unknown series and a blank search do no harm', async () => {
  const person = await web.person(1);
  await createVideo(person);
  expect((await get(person, '?color=red&limit=200')).body).toHaveLength(1);
  expect((await get(person, '?q=%20')).body).toHaveLength(1);
  expect((await get(person, '?series=none')).body).toEqual([]);
});

test("a cursor of somebody else's list shows nothing of it", async () => {
  const [one, two] = [await web.person(), await web.person()];
  await insertRows(one, [{ secondsAgo: 1 }, { secondsAgo: 3 }]);
  await insertRows(two, [{ secondsAgo: 2, title: 'mine' }]);
  const next = nextIn((await get(one, '?limit=1')).headers) as string;
  expect(titlesOf((await two.send('GET', next)).body)).toEqual(['mine']);
  const changed = await two.send('GET', `${next}&q=nothing`);
  expect(changed).toMatchObject({ status: 200, body: [] });
});

test.each([
  ['ÄÖÜ', 'äöü'],
  ['äöü', 'ÄÖÜ'],
  ['İstanbul', 'istanbul'],
  ['İstanbul', 'İstanbul'.toLowerCase()],
  ['istanbul', 'İSTANBUL'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['ΣΊΣΥΦΟΣ', 'σίς'],
  ['Большой Кот', 'большой КОТ'],
  ['straße', 'STRASSE'],
  ['a 🦊 in snow', '🦊'],
  ['50%_off\\', '%_off\\'],
  ["it's", "'"],
  ['Caf\u00e9 in Z\u00fcrich', 'cafe\u0301 in zu\u0308rich'],
  ['Cafe\u0301 in Zu\u0308rich', 'caf\u00e9 in z\u00fcrich'],
])('a title or prompt "%s" is found by "%s"', async (text, q) => {
  const person = await web.person();
  await insertRows(person, [
    { secondsAgo: 1, title: `<${text}>` },
    { secondsAgo: 2, title: 'prompt', prompt: `<${text}>` },
    { secondsAgo: 3, title: 'another', prompt: '50 percent off /' },
  ]);
  const { status, body } = await get(person, `?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  expect(titlesOf(body)).toEqual([`<${text}>`, 'prompt']);
});

test('one person reads by turns, so that a slow search of theirs keeps nobody else waiting', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = web.sql.begin(async (sql) => {
    await sql`lock table projects in access exclusive mode`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const reads = Array.from({ length: 30 }, (_, n) => get(person, `?q=nobody-${n}`));
  await expect.poll(waiting).toBe(1);
  const others = get(other);
  await expect.poll(waiting).toBe(2);
  for (let n = 0; n < 5; n += 1) {
    await other.send('GET', '/api/auth/user');
    expect(await waiting()).toBe(2);
  }
  released.resolve();
  await holding;
  expect((await others).status).toBe(200);
  expect((await Promise.all(reads)).every(({ status }) => status === 200)).toBe(true);
});

/** How many statements wait for a lock now. */
async function waiting(): Promise<number> {
  const [row] = await web.sql`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count;
}

test('payments alone are a list of their own, with pages', async () => {
  const person = await web.person(3);
  for (let made = 0; made < 2; made += 1) await createVideo(person);
  const all = (await person.send('GET', '/api/transactions')).body;
  expect(all.map(({ type }: { type: string }) => type)).toEqual([
    'video_usage',
    'video_usage',
    'credit_purchase',
  ]);
  const payments = await person.send('GET', '/api/transactions?payments=true&limit=1');
  expect(payments.body).toEqual(all.slice(2));
  expect(payments.headers.link).toBeUndefined();
  expect((await person.send('GET', '/api/transactions?payments=no')).status).toBe(400);
});

test('% and _ stand for themselves alone', async () => {
  const person = await web.person();
  await insertRows(person, [{ secondsAgo: 1, title: 'plain' }]);
  for (const q of ['%25', '_', 'p_ain', '\\']) {
    expect((await get(person, `?q=${q}`)).body).toEqual([]);
  }
});

test('filters go by status, by what is under way, and by stars', async () => {
  const person = await web.person(3);
  const [a, b, c] = [
    await createVideo(person),
    await createVideo(person),
    await createVideo(person),
  ];
  await web.sql`update projects set status = 'processing' where id = ${b}`;
  await web.sql`update projects set status = 'failed', failure_reason = 'x' where id = ${a}`;
  await person.send('PATCH', `/api/projects/${c}`, { starred: true });
  const idsBy = async (query: string) =>
    ((await get(person, query)).body as Project[]).map(({ id }) => id);
  expect(await idsBy('?status=failed')).toEqual([a]);
  expect(await idsBy('?status=processing')).toEqual([b]);
  expect(await idsBy('?status=live')).toEqual([c, b]);
  expect(await idsBy('?starred=true')).toEqual([c]);
  expect(await idsBy('?starred=true&status=failed')).toEqual([]);
});

test('a project can be renamed and starred, by its owner', async () => {
  const [owner, other] = [await web.person(1), await web.person()];
  const id = await createVideo(owner, { ...BODY, title: 'First' });
  const path = `/api/projects/${id}`;
  const change = (body: unknown) => owner.send('PATCH', path, body);
  expect(await change({ starred: true })).toMatchObject({
    status: 200,
    body: { id, title: 'First', starred: true },
  });
  expect((await change({ title: ` ${'🦊'.repeat(200)} ` })).body).toMatchObject({
    title: '🦊'.repeat(200),
    starred: true,
  });
  // As when it was asked for.
  expect((await change({ title: ' ' })).body.title).toMatch(/^Custom Video - /);
  expect((await change({ title: null, starred: false })).body).toMatchObject({ starred: false });
  expect((await other.send('PATCH', path, { starred: true })).status).toBe(404);
  expect((await owner.send('PATCH', '/api/projects/x', { starred: true })).status).toBe(404);
  expect((await owner.send('GET', path)).body.starred).toBe(false);
});

test.each([
  {},
  { title: 'x'.repeat(201) },
  { title: 1 },
  { title: 'a\0' },
  { starred: 'true' },
  { starred: null },
  { prompt: 'another' },
  [],
])('a change to %j is refused', async (body) => {
  const person = await web.person(1);
  const id = await createVideo(person);
  const answer = await person.send('PATCH', `/api/projects/${id}`, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
});
