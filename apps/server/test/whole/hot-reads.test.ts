import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestWeb } from '../web.ts';
import { createVideo } from '../worker.ts';

const web = await createTestWeb();
afterAll(web.close);
const person = await web.person(1);
await createVideo(person);
const sent = vi.spyOn(pg.Client.prototype, 'query');

/**
 * The names of the statements that the database is sent meanwhile; undefined for one without.
 * Notifications of before are no part of it.
 */
async function statementsOf(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
  sent.mockClear();
  await work();
  const calls = sent.mock.calls as unknown as [{ text?: string; name?: string } | string][];
  return calls.flatMap(([call]) => {
    const { text = '', name } = typeof call === 'string' ? { text: call } : call;
    return text.includes('pg_notify') ? [] : [name];
  });
}

test('GET /api/auth/user asks the database one question, prepared', async () => {
  const ask = async () => {
    const { status, body } = await person.send('GET', '/api/auth/user');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: person.id, email: person.email, creditsRemaining: 0 });
  };
  expect(await statementsOf(ask)).toEqual(['sessions with users']);
});

test('GET /api/projects asks it two, and a poll of an unchanged list one', async () => {
  await web.db
    .updateTable('projects')
    .set({ status: 'failed', failure_reason: 'A test' })
    .execute();
  let etag = '';
  const ask = async () => {
    const { status, headers, body } = await person.send('GET', '/api/projects');
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    etag = String(headers.etag);
  };
  expect(await statementsOf(ask)).toEqual(['sessions with project lists', 'newest projects']);
  const poll = async () => {
    const headers = { 'if-none-match': etag };
    expect((await person.send('GET', '/api/projects', undefined, headers)).status).toBe(304);
  };
  expect(await statementsOf(poll)).toEqual(['sessions with project lists']);
});

test('who asks while others are looked up is looked up together with all who do', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => web.person()));
  const ask = async () => {
    const asked = [...people, ...people, ...people].map((one) => one.send('GET', '/api/auth/user'));
    const answers = await Promise.all(asked);
    expect(answers.map(({ body }) => body.id)).toEqual(
      [...people, ...people, ...people].map(({ id }) => id),
    );
  };
  expect((await statementsOf(ask)).length).toBeLessThan(8);
});
