import { expect, test } from 'vitest';
import type { SandboxMail } from './mail/mailbox.ts';
import { createMailSandbox } from './mail.ts';

const mail: SandboxMail = {
  id: '6f8b2f2c-1111-4222-8333-444455556666',
  to: 'ada@example.com',
  kind: 'video-ready',
  subject: 'Ready: <b>"Plum"</b>',
  headers: { Subject: 'x', 'Message-ID': '<1@localhost>' },
  text: 'It is <ready>.',
  html: '<!doctype html><html><head><title>x</title></head><body><a href="https://x">x</a></body></html>',
  sentAt: new Date('2026-11-26T15:00:00Z'),
};
const sandbox = createMailSandbox('/sandbox/mail', {
  list: async () => [mail],
  find: async (id) => (id === mail.id ? mail : undefined),
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sandbox(new Request(`http://localhost/sandbox/mail${path}`, { headers, method }));

test('asked for JSON it answers whole mails', async () => {
  const answer = await get('', { accept: 'application/json' });
  const { sentAt: _, ...rest } = mail;
  expect(await answer.json()).toEqual([rest]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a browser gets a list, and pages in which nothing of a mail is more than text', async () => {
  const list = await get('', { accept: 'text/html,application/xhtml+xml,*/*' });
  expect(list.headers.get('content-type')).toContain('text/html');
  const html = await list.text();
  expect(html).toContain(`href="/sandbox/mail/${mail.id}"`);
  expect(html).toContain('Ready: &#60;b&#62;');
  const page = await (await get(`/${mail.id}`)).text();
  expect(page).toContain('It is &#60;ready&#62;.');
  expect(page).toContain('&#60;1@localhost&#62;');
  expect(page).not.toContain('<b>');
});

test('a mail stands in a frame that runs nothing, fetches nothing, and leads out of it', async () => {
  const page = await get(`/${mail.id}`);
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
  expect(await page.text()).toMatch(
    /<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );
  const alone = await get(`/${mail.id}/html`);
  const policy = alone.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(policy).toContain('; sandbox allow-popups');
  expect(policy).not.toContain('allow-scripts');
  expect(alone.headers.get('origin-agent-cluster')).toBe('?0');
  expect(await alone.text()).toContain('<head><base target="_blank">');
});

test.each(['/x', `/${mail.id}/x`, `/${mail.id}/html/x`])('%s is no mail', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('nobody writes into it', async () => {
  expect((await get('', {}, 'POST')).status).toBe(405);
});
