import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const ignored = read('.gitignore')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.replace(/\/$/, ''));
/** What is made on a machine, and is in no checkout: at the root, and in any folder. */
const MADE_AT_ROOT = ignored.map((line) => line.replace(/^\//, ''));
const MADE = ignored.filter((line) => !line.startsWith('/'));

/** Every file of the checkout, and every folder with a slash behind it, by its path from the root. */
export const paths: readonly string[] = pathsIn('');

function pathsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === '.git' || MADE.includes(entry.name) || MADE_AT_ROOT.includes(path))
      return [];
    return entry.isDirectory() ? [`${path}/`, ...pathsIn(path)] : [path];
  });
}

/** The places in a document that are code: between backticks, and in blocks. */
export function codeIn(document: string): string[] {
  const blocks = [...document.matchAll(/^ *```.*\n([\s\S]*?)^ *```$/gm)].map(([, code]) => code!);
  const text = document.replace(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...blocks, ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)];
}

const NAME = '[\\w.*<>-]+';
const PATH = new RegExp(`^(?:\\.?${NAME}/)*(?:${NAME})?$`);
/** Of files that are written, not made. */
const WRITTEN = /[\w*>]\.(?:ts|tsx|mjs|sql|json|md|yml|css)$/;
/** A folder of the operator's, by the name of its variable. */
const OF_A_VARIABLE = /^[A-Z_]+(?:\/|$)/;
/** Not an ending, such as `.ts`. */
const HIDDEN_FILE = /^\.[a-z][\w.]{5,}$/;

const folders = new Set(
  paths.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0]!),
);

/** The paths that a piece of code names: all of it, or those of its words that begin at the root. */
export function pathsNamedIn(code: string): string[] {
  const isPath = code.includes('/') || WRITTEN.test(code) || HIDDEN_FILE.test(code);
  if (isPath && PATH.test(code) && !OF_A_VARIABLE.test(code)) return [code];
  const words = code.split(/(?:[\s"'()=:,]|<br\/>|[.;](?=\s))+/);
  return words.filter((word) => folders.has(word.split('/', 1)[0]!) && word.includes('/'));
}

/**
 * Whether a path is there, as it stands or below some room: `steps/submit.ts` is the one that some
 * folder has. `*` and `<word>` stand for any name.
 */
export function isThere(named: string): boolean {
  const path = named.replace(/^\.\//, '').replace(/\/$/, '');
  const top = path.split('/', 1)[0]!;
  if (MADE_AT_ROOT.includes(top)) return true;
  const pattern = path
    .replace(/[.+]/g, '\\$&')
    .replace(/\*/g, '[^/]*')
    .replace(/<[^>]*>/g, '[^/]+');
  const whole = new RegExp(`(?:^|/)${pattern}/?$`);
  return paths.some((one) => whole.test(one));
}

/** Where a document's links lead that stay in the repository: a path from the root, and a heading. */
export function linksIn(path: string): { to: string; heading: string | undefined }[] {
  const text = read(path).replace(/^ *```[\s\S]*?^ *```$/gm, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file, heading] = target.split('#');
      return { to: file ? join(path, '..', file) : path, heading };
    });
}

/** The headings of a document as GitHub names them in addresses. */
export function headingsIn(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** Every word in capitals that the code knows: variables, error codes, constants. */
export function capitalsInCode(): ReadonlySet<string> {
  const code = paths.filter((path) => /\.(ts|tsx|mjs|sql)$|^\.env\.example$/.test(path));
  return new Set(code.flatMap((path) => read(path).match(/\b[A-Z][A-Z0-9_]*\b/g) ?? []));
}
