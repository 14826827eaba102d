import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { type Gaps, readPagesWithGaps } from './pages-with-gaps.ts';
import { createHttpServer } from './server.ts';

const folder = await mkdtemp(join(tmpdir(), 'test-gaps-'));
afterAll(() => rm(folder, { recursive: true }));
await writeFile(
  join(folder, 'note.html'),
  '<p title="__TITLE__">__TITLE__ of __HOUSE__</p>__CONTENT__<style nonce="__CSP_NONCE__">',
);

/** What the page answers with these gaps. */
async function answerWith(gaps: Gaps, framedBy?: 'anyone') {
  const publicUrl = new URL('http://localhost');
  const app = await createHttpServer({ publicUrl, log: pino({ level: 'silent' }) });
  const send = await readPagesWithGaps(folder, { __HOUSE__: 'ours' });
  app.get('/note', (request, reply) =>
    send(request, reply, 'note', gaps, { status: 404, ...(framedBy ? { framedBy } : {}) }),
  );
  const answer = await app.inject({ url: '/note' });
  await app.close();
  return answer;
}

test('texts are escaped, HTML of the server is not, and a text that looks like a gap stays a text', async () => {
  const answer = await answerWith({
    __TITLE__: `"><b onclick=''>& __CSP_NONCE__ $& $1`,
    __CONTENT__: { html: '<h1>__TITLE__</h1>' },
  });
  const policy = String(answer.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const title = `&quot;>&lt;b onclick=''>&amp; __CSP_NONCE__ $&amp; $1`;
  expect(answer.body).toBe(
    `<p title="${title}">${title} of ours</p><h1>__TITLE__</h1><style nonce="${nonce}">`,
  );
  expect(answer.statusCode).toBe(404);
});

test('only a page that says so may be framed', async () => {
  const gaps = { __TITLE__: '', __CONTENT__: '' };
  const closed = (await answerWith(gaps)).headers;
  expect(closed['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(closed['x-frame-options']).toBe('DENY');
  const open = (await answerWith(gaps, 'anyone')).headers;
  expect(open['content-security-policy']).toContain('frame-ancestors *');
  expect(open).not.toHaveProperty('x-frame-options');
});

test('a gap that nothing is known for is an error, and no page with a hole', async () => {
  expect((await answerWith({ __TITLE__: 'x' })).statusCode).toBe(500);
});
