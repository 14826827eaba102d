import { readFile } from 'node:fs/promises';

/** Of the product, such as `1.0.0`. */
export async function readVersion(): Promise<string> {
  const file = new URL('../../package.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')).version;
}
