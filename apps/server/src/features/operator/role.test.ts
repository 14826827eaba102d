import { afterAll, expect, test } from 'vitest';
import { ELSEWHERE, openStrangers } from './strangers.suite.ts';

const { web, operator, suspended, strangers, answer } = await openStrangers();
afterAll(web.close);

test.each(Object.entries(strangers))('to %s its pages are unknown, too', async (_who, who) => {
  for (const below of ['', '/', '/log', '/people/1?q=x', '/assets/none.js', '/assets/']) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const found = await answer(who, method, `/admin${below}`);
      expect(found, `${method} /admin${below}`).toEqual(
        await answer(who, method, `/nothing${below}`),
      );
      expect(found.status).toBe(404);
    }
  }
});

test.each(['#%zz', '#x', '?#%', '%', '/%zz#'])(
  'what follows as %j tells nothing either',
  async (tail) => {
    for (const who of Object.values(strangers)) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const found = await answer(who, method, `/api/admin/log${tail}`);
        expect(found).toEqual(await answer(who, method, `${ELSEWHERE}log${tail}`));
        expect(found.status).toBeLessThan(500);
      }
    }
  },
);

test('an operator has the console, its files and its calls, whatever the case of the address', async () => {
  const boss = await operator({ email: 'BOSS@example.com' });
  const page = await boss.send('GET', '/admin/log');
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  const script = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(page.body)![1]!;
  const file = await boss.send('GET', script);
  expect(file.status).toBe(200);
  expect(file.headers['cache-control']).toBe('private, no-cache');
  expect((await boss.send('GET', '/api/admin/log')).body).toEqual([]);
  const { body } = await boss.send('GET', '/api/admin/operator');
  expect(body.email).toBe('BOSS@example.com');
  for (const url of ['/admin/assets/none.js', '/api/admin/none', '/nothing']) {
    expect((await boss.send('GET', url)).status).toBe(404);
  }
});

test('whose address is not there any more, or who is suspended, is out with the next call', async () => {
  const boss = await operator();
  expect((await boss.send('GET', '/api/admin/log')).status).toBe(200);
  await suspended(boss);
  expect((await boss.send('GET', '/api/admin/log')).status).toBe(404);
  expect((await boss.send('GET', '/admin')).status).toBe(404);
});

test('without ADMIN_EMAILS nobody has it', async () => {
  const app = await web.another({ adminEmails: [] });
  const { cookie } = await operator();
  const found = await app.inject({ url: '/api/admin/log', headers: { cookie } });
  expect(found.statusCode).toBe(404);
  await app.close();
});
