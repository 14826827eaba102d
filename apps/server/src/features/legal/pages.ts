import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../platform/start-error.ts';
import { fill, type LegalFacts } from './fill.ts';
import { toHtml } from './markdown.ts';

export const LEGAL_PAGES = ['terms', 'privacy', 'imprint'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const BUILT_IN = fileURLToPath(new URL('built-in', import.meta.url));

/**
 * The legal pages of this installation: each from its file in `folder`, where that is there, else the one
 * that comes with the product. Throws StartError for a folder that is not there, and for a file that cannot
 * be read or has no title.
 */
export async function readLegalPages(
  folder: string | undefined,
  facts: LegalFacts,
): Promise<Record<LegalPage, { title: string; html: string }>> {
  if (folder !== undefined && !(await isFolder(folder))) {
    throw new StartError(`LEGAL_DIR must be a folder that is there, not ${folder}`);
  }
  const read = async (page: LegalPage) => {
    const file = `${page}.md`;
    const own = folder && (await readIfAny(join(folder, file)));
    const text = own ?? (await readFile(join(BUILT_IN, file), 'utf8'));
    const made = toHtml(fill(file, text, facts));
    if (made.title === '') throw new StartError(`${file} must begin with a title: # Terms`);
    return [page, made] as const;
  };
  return Object.fromEntries(await Promise.all(LEGAL_PAGES.map(read))) as Record<
    LegalPage,
    { title: string; html: string }
  >;
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function readIfAny(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`LEGAL_DIR: ${(cause as Error).message}`, { cause });
  }
}
