import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBuiltPages } from './built-pages.ts';

const folder = await mkdtemp(join(tmpdir(), 'test-pages-'));
afterAll(() => rm(folder, { recursive: true }));

const addresses = {
  visitors: { '/*': 'front', '/login': 'login', '/login?': 'shell', '/shelf/*': 'shell' },
  members: { '/*': 'shell', '/login': 'login', '/shelf': 'shelf' },
};
await writeFile(join(folder, 'addresses.json'), JSON.stringify(addresses));
for (const name of ['front', 'login', 'shell', 'shelf']) {
  await writeFile(join(folder, `${name}.html`), `${name} costs "__PRICE__", __CSP_NONCE__`);
}
const texts = { __PRICE__: '$1 & "more" <b>' };
let said = texts;
const pageOf = await readBuiltPages(folder, async () => said);
const nameOf = async (address: string, audience: 'visitors' | 'members') =>
  (await pageOf(address, audience)).split(' ')[0];

test.each([
  ['/', 'front', 'shell'],
  ['/?from=elsewhere', 'front', 'shell'],
  ['/anything/else', 'front', 'shell'],
  ['/login', 'login', 'login'],
  ['/login?', 'login', 'login'],
  ['/login?returnTo=%2Fshelf', 'shell', 'login'],
  ['/shelf', 'shell', 'shelf'],
  ['/shelf/jam', 'shell', 'shell'],
  ['/shelves', 'front', 'shell'],
  ['//Login//', 'login', 'login'],
  ['/%6Cogin', 'login', 'login'],
])('%s is the page %s for visitors and %s for members', async (address, visitors, members) => {
  expect(await nameOf(address, 'visitors')).toBe(visitors);
  expect(await nameOf(address, 'members')).toBe(members);
});

test('what a page says of the product is escaped, and what each answer adds is left alone', async () => {
  expect(await pageOf('/', 'visitors')).toBe(
    'front costs "$1 &amp; &quot;more&quot; &lt;b>", __CSP_NONCE__',
  );
});

test('a page that asks for a text that nobody has is found at the start', async () => {
  await expect(readBuiltPages(folder, async () => ({}))).rejects.toThrow('__PRICE__');
});

test('a page says the texts of its moment', async () => {
  said = { __PRICE__: 'more' };
  expect(await pageOf('/', 'visitors')).toContain('costs "more"');
  said = texts;
  expect(await pageOf('/', 'visitors')).toContain('costs "$1');
});
