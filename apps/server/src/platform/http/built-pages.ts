import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which page an address gets, by name; see `addresses` in apps/web/build/pages.ts. */
type Addresses = Readonly<Record<string, string>>;
type Audience = 'visitors' | 'members';

/** What a page holds until each answer puts something of its own there. */
export const PER_ANSWER = { nonce: '__CSP_NONCE__', arrived: '__ARRIVED__' } as const;

/** By the names that the build left. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Reads the pages that the web app's build wrote. `texts` go, escaped, where a page holds their names,
 * anew whenever they are another object; throws when one holds a name that nothing is known for. The
 * function that it gives answers the page of an address, path and query, for people with or without the
 * sign of a session.
 */
export async function readBuiltPages(
  folder: string,
  texts: () => Promise<Texts>,
): Promise<(address: string, audience: Audience) => Promise<string>> {
  const addresses: Record<Audience, Addresses> = JSON.parse(
    await readFile(join(folder, 'addresses.json'), 'utf8'),
  );
  const written = new Map<string, string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.html')) continue;
    written.set(file.slice(0, -'.html'.length), await readFile(join(folder, file), 'utf8'));
  }
  const fillAll = (by: Texts) =>
    new Map([...written].map(([name, page]) => [name, fill(page, by)] as const));
  const first = await texts();
  let filled = { by: first, pages: fillAll(first) };
  return async (address, audience) => {
    const by = await texts();
    if (by !== filled.by) filled = { by, pages: fillAll(by) };
    return filled.pages.get(pageNameOf(addresses[audience], address))!;
  };
}

function fill(page: string, texts: Texts): string {
  const perAnswer: string[] = Object.values(PER_ANSWER);
  return page.replace(/__[A-Z_]+__/g, (name) => {
    const text = perAnswer.includes(name) ? name : texts[name];
    if (text === undefined) throw new Error(`A page holds ${name}, which nothing is known for`);
    return escaped(text);
  });
}

/** A text as it stands in HTML, between tags or in an attribute's quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Compares as the browser's router does: whatever the case, and the slashes at the end. */
function pageNameOf(addresses: Addresses, address: string): string {
  const [raw = '', query] = address.split('?', 2);
  const path = `/${decodeURIComponent(raw).toLowerCase().split('/').filter(Boolean).join('/')}`;
  const exact = (query ? addresses[`${path}?`] : undefined) ?? addresses[path];
  if (exact) return exact;
  for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    const found = addresses[`${above}/*`];
    if (found) return found;
  }
  return addresses['/*']!;
}
