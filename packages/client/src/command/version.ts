import { readFileSync } from 'node:fs';

/** The package's version. */
export function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
