import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';

const web = await createTestWeb();
afterAll(web.close);

const write = (person: Person, key: string = randomUUID()) =>
  person.send('POST', '/api/support-tickets', {
    ...{ key, subject: 'No sound', priority: 'high' },
    description: 'The video plays, but I hear nothing.',
  });
const hoursPass = (person: Person, hours: number) => web.sql`
  update support_tickets set created_at = created_at - make_interval(hours => ${hours})
  where account_id = ${person.id}`;
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

test('five tickets an hour are taken, also when more are sent at once; the rest hear when to come again', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const keys = Array.from({ length: 12 }, () => randomUUID());
  const answers = await Promise.all(keys.map((key) => write(person, key)));
  expect(statusesOf(answers)).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.body).toEqual({
    code: 'RATE_LIMITED',
    message: expect.stringContaining('5 new tickets an hour'),
  });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  // What is stored is answered again, whatever the limit.
  const stored = keys[answers.findIndex(({ status }) => status === 201)];
  expect((await write(person, stored)).status).toBe(200);
  expect((await write(other)).status).toBe(201);
  await hoursPass(person, 1);
  expect((await write(person)).status).toBe(201);
});

test('no more than twenty are open; one that is closed makes room', async () => {
  const person = await web.person();
  for (let hour = 0; hour < 4; hour++) {
    for (let n = 0; n < 5; n++) expect((await write(person)).status).toBe(201);
    await hoursPass(person, 1);
  }
  const refused = await write(person);
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(refused.body.message).toContain('20 open tickets');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await web.sql`
    update support_tickets set closed_at = now()
    where id = (select min(id) from support_tickets where account_id = ${person.id})`;
  expect((await write(person)).status).toBe(201);
});
