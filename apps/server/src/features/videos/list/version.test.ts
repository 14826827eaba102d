import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { BODY, createVideo, defaultLimits } from '../../../../test/worker.ts';
import { WEB_TIMEOUTS } from '../../../wiring/database-timeouts.ts';
import { grantCredits } from '../../credits/service.ts';
import { claimDueProject } from '../job/claim-queries.ts';
import { renewLease, writeLeased } from '../job/lease-queries.ts';
import { completeProject, failProject } from '../job/outcome.ts';
import { leavePlace } from '../limits/places.ts';
import type { ProjectRow } from '../queries.ts';
import { findProjectList } from './queries.ts';

const limits = { RATE_LIMIT_PER_MINUTE: '1000000' };
const web = await createTestWeb(limits, undefined, undefined, { timeouts: WEB_TIMEOUTS });
afterAll(web.close);

const ask = (person: Person, url: string, ifNoneMatch: string) =>
  person.send('GET', url, undefined, { 'if-none-match': ifNoneMatch });

const etagOf = async (person: Person, url: string) =>
  String((await person.send('GET', url)).headers.etag);

/** The projects' by the row: while a video is made, the tag has the time in it as well. */
async function versionsOf(person: Person) {
  return {
    projects: (await findProjectList(web.db, person.id))?.version,
    transactions: await etagOf(person, '/api/transactions'),
  };
}

/** Claims the one project that waits, as a worker does. */
async function claim() {
  const lane = { steps: ['submit' as const], engines: ['fake'] };
  const row = await claimDueProject(web.db, lane, {
    ...{ firstEngine: 'fake', leaseSeconds: 60 },
    ...{ elsewhere: [], limits: defaultLimits },
  });
  if (!row) throw new Error('nothing waits');
  return row;
}

/** A finished video's id. */
async function makeVideo(person: Person): Promise<string> {
  const id = await createVideo(person);
  await completeProject(web.db, await claim());
  return id;
}

const give = (person: Person) =>
  web.db.transaction().execute((db) =>
    grantCredits(db, {
      accountId: person.id,
      credits: 1,
      book: 'purchased',
      source: `gift:${person.id}`,
      description: 'A gift',
    }),
  );

test('every kind of change renews the version of the lists that it changes, and no other', async () => {
  const [person, other] = [await web.person(5), await web.person(5)];
  const others = await versionsOf(other);
  const changedBy = async (act: () => Promise<unknown>) => {
    const before = await versionsOf(person);
    await act();
    const after = await versionsOf(person);
    return (['projects', 'transactions'] as const).filter((list) => before[list] !== after[list]);
  };
  const both = ['projects', 'transactions'];
  let row: ProjectRow;
  let path = '';
  const failure = { code: 'TEST', reason: 'For a test.', billed: 'no' } as const;
  const change = (body: unknown) => person.send('PATCH', path, body);
  const create = async () => {
    path = `/api/projects/${await createVideo(person)}`;
  };
  const write = (changes: Parameters<typeof writeLeased>[2]) => () =>
    writeLeased(web.db, row, changes);

  expect(await changedBy(create)).toEqual(both);
  expect(
    await changedBy(async () => {
      row = await claim();
    }),
  ).toEqual(['projects']);
  expect(await changedBy(() => renewLease(web.db, row, 60))).toEqual([]);
  expect(await changedBy(write({ step: 'poll', engine: 'fake' }))).toEqual(['projects']);
  expect(await changedBy(write({ progress: 0.5 }))).toEqual(['projects']);
  expect(await changedBy(write({ queue_position: 3 }))).toEqual(['projects']);
  // The end spends the credit that was set aside: a posting, though the history reads the same.
  expect(await changedBy(() => completeProject(web.db, row))).toEqual(both);
  expect(await changedBy(() => change({ title: 'New' }))).toEqual(['projects']);
  expect(await changedBy(() => change({ starred: true }))).toEqual(['projects']);
  expect(await changedBy(() => person.send('DELETE', path))).toEqual(['projects']);
  await create();
  await web.sql`update projects set held_back = true, turn = -1 where status = 'pending'`;
  expect(await changedBy(() => leavePlace(web.db, person.id))).toEqual([]);
  row = await claim();
  expect(row.turn).not.toBe(-1);
  expect(await changedBy(() => failProject(web.db, row, failure))).toEqual(both);
  await create();
  expect(await changedBy(() => person.send('DELETE', path))).toEqual(both);
  expect(await changedBy(() => give(person))).toEqual(['transactions']);
  expect(await versionsOf(other)).toEqual(others);
});

test('a poll of lists that have not changed is answered 304 while nobody can read them', async () => {
  const person = await web.person(2);
  await makeVideo(person);
  const urls = ['/api/projects', '/api/projects?limit=1&q=x', '/api/transactions'];
  const tags = await Promise.all(urls.map((url) => etagOf(person, url)));
  await web.sql.begin(async (sql) => {
    await sql`lock table projects, credit_entries, credit_postings in access exclusive mode`;
    for (const [index, url] of urls.entries()) {
      // One that read its list would be a 503 after WEB_TIMEOUTS.lockMs.
      const answer = await ask(person, url, tags[index] as string);
      expect(answer).toMatchObject({ status: 304, body: '' });
      expect(answer.headers).toMatchObject({
        etag: tags[index],
        'cache-control': 'private, no-cache',
        vary: 'cookie, accept-encoding',
      });
    }
  });
  await give(person);
  expect((await ask(person, '/api/transactions', tags[2] as string)).status).toBe(200);
  expect((await ask(person, '/api/projects', tags[0] as string)).status).toBe(304);
});

test('a tag belongs to one person, one list, its parameters and its page', async () => {
  const [person, other] = [await web.person(2), await web.person()];
  await makeVideo(person);
  await makeVideo(person);
  const next = /<([^>]+)>/.exec(
    String((await person.send('GET', '/api/projects?limit=1')).headers.link),
  )?.[1] as string;
  const urls = [
    '/api/projects',
    '/api/projects?limit=1',
    next,
    '/api/projects?q=x',
    '/api/transactions',
  ];
  const tags = [
    ...(await Promise.all(urls.map((url) => etagOf(person, url)))),
    await etagOf(other, '/api/projects'),
    await etagOf(other, '/api/transactions'),
  ];
  expect(new Set(tags).size).toBe(tags.length);
  // What is ignored makes no other list.
  expect(await etagOf(person, '/api/projects?color=red')).toBe(tags[0]);
  expect((await ask(person, '/api/projects', `"x", ${tags[0]}`)).status).toBe(304);
});

test('while a video is made the tag goes with the time, since what is left to wait does', async () => {
  const noon = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  const person = await web.person(1);
  await createVideo(person);
  const tag = await etagOf(person, '/api/projects');
  expect(await etagOf(person, '/api/projects')).toBe(tag);
  vi.setSystemTime(noon + 1000);
  expect(await etagOf(person, '/api/projects')).not.toBe(tag);
  await completeProject(web.db, await claim());
  const atRest = await etagOf(person, '/api/projects');
  vi.setSystemTime(noon + 2000);
  expect((await ask(person, '/api/projects', atRest)).status).toBe(304);
});

test('an answer of some length is compressed for browsers that say they can', async () => {
  const person = await web.person(4);
  for (let made = 0; made < 3; made += 1) await createVideo(person);
  const codingOf = async (url: string, codings: string) => {
    const headers = { cookie: person.cookie, 'accept-encoding': codings };
    const answer = await web.app.inject({ url, headers });
    return [answer.headers['content-encoding'], answer.headers.vary];
  };
  const vary = 'cookie, accept-encoding';
  expect(await codingOf('/api/projects', 'gzip, br')).toEqual(['br', vary]);
  expect(await codingOf('/api/projects', 'gzip')).toEqual(['gzip', vary]);
  expect(await codingOf('/api/projects', 'br;q=0')).toEqual([undefined, vary]);
  expect((await codingOf('/api/overview', 'br'))[0]).toBeUndefined();
  const prompt = 'A plum sings. '.repeat(100);
  const headers = { 'accept-encoding': 'br' };
  const made = await person.send('POST', '/api/projects', { ...BODY, prompt }, headers);
  expect([made.status, made.headers['content-encoding']]).toEqual([201, undefined]);
});
