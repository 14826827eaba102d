import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { StartError } from '../../platform/start-error.ts';
import { RETENTION } from '../../wiring/retention.ts';
import { TABLES } from '../personal-data/tables.ts';
import { fill } from './fill.ts';
import { toHtml } from './markdown.ts';
import { readLegalPages } from './pages.ts';

const folder = await mkdtemp(join(tmpdir(), 'test-legal-'));
await writeFile(join(folder, 'imprint.md'), '# Who we are\n\nA bakery at {{origin}}. <b>Hello</b>');
const web = await createTestWeb({ LEGAL_DIR: folder });
afterAll(async () => {
  await web.close();
  await rm(folder, { recursive: true });
});

const facts = { conditions: { disk: true, s3: false }, values: { origin: 'here', bucket: '' } };

test('parts that are not so here are left out, with the line that they stand on', () => {
  const text = 'a\n{{if disk}}\nb {{origin}}\n{{end}}\n{{if s3}}\nc\n{{end}}\nd{{if s3}} e{{end}}.';
  expect(fill('x.md', text, facts)).toBe('a\nb here\nd.');
});

test.each(['{{bukcet}}', '{{if tape}}{{end}}', '{{toString}}', '{{if toString}}x{{end}}', '{{}}'])(
  '%s is named with what is known',
  (text) => {
    expect(() => fill('privacy.md', text, facts)).toThrow(StartError);
    expect(() => fill('privacy.md', text, facts)).toThrow(/privacy\.md names .* Known are: /);
  },
);

test('a text becomes HTML, and tags in it are shown as they were written', () => {
  const { title, html } = toHtml(
    '# A *title*\n\n<script>x</script>\n\n[a](/terms) <i>c</i>\n\n| a |\n|---|\n| b |',
  );
  expect(title).toBe('A *title*');
  expect(html).not.toMatch(/<script>|<i>/);
  expect(html).toContain('<a href="/terms">a</a>');
  expect(html).toContain('<td>b</td>');
});

test('a text without a title, and a folder that is not there, are told at the start', async () => {
  await writeFile(join(folder, 'terms.md'), 'no title');
  await expect(readLegalPages(folder, facts)).rejects.toThrow(/terms\.md must begin with a title/);
  await rm(join(folder, 'terms.md'));
  await expect(readLegalPages(join(folder, 'nowhere'), facts)).rejects.toThrow(/LEGAL_DIR/);
});

test('the pages are there for everybody, the operator’s own where there is one', async () => {
  const get = (url: string) => web.app.inject({ url, headers: { accept: 'text/html' } });
  const [terms, privacy, imprint] = [
    await get('/terms'),
    await get('/privacy'),
    await get('/imprint'),
  ];
  for (const { statusCode, headers, body } of [terms, privacy, imprint]) {
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).not.toMatch(/\{\{|__[A-Z_]+__/);
    expect(body).not.toContain('<script');
  }
  expect(terms.body).toContain('<title>Terms of Service · Shortcake</title>');
  expect(privacy.body).toContain('Videos lie on the disk');
  expect(privacy.body).not.toContain('Stripe</a> has your e-mail');
  expect(imprint.body).toContain('A bakery at <a href="http://localhost:3000">');
  expect(imprint.body).toContain('&lt;b>Hello');
});

test('the privacy policy says of every table with something of a person how long it is kept', () => {
  const text = readFileSync(new URL('built-in/privacy.md', import.meta.url), 'utf8');
  const ofPeople = Object.entries(TABLES)
    .filter(([, { has }]) => has !== 'nothing')
    .map(([table]) => table);
  // Numbers that follow from what is named, and counts.
  const follow = ['credit_balances', 'credit_lots', 'credit_postings', 'project_lists'];
  const named = [...text.matchAll(/\{\{kept (\w+)\}\}/g)].map(([, table]) => table);
  expect(ofPeople.filter((table) => !named.includes(table) && !follow.includes(table))).toEqual([]);
  expect(named.filter((table) => !(table! in RETENTION))).toEqual([]);
});
