import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist');
const TEXT = new Set(['.js', '.css', '.html', '.json', '.txt', '.webmanifest', '.svg']);

test('no file that a visitor can load names the console', async () => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  expect(files.length).toBeGreaterThan(20);
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    expect(/\/admin\b|ADMIN_|SIGN_IN_AGAIN|operator_log|dist-console/.exec(text), name).toBeNull();
  }
});
