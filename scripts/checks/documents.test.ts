import { expect, test } from 'vitest';
import {
  capitalsInCode,
  codeIn,
  headingsIn,
  isThere,
  linksIn,
  paths,
  pathsNamedIn,
  read,
} from './documents.ts';

// What documents name is there. Those that tell what was (decisions, the changelog) may name what is
// gone, but their links lead somewhere.

const isHistory = (path: string) => path === 'CHANGELOG.md' || path.startsWith('docs/decisions/');

const documents = paths.filter((path) => /^(?:docs\/.*|\.github\/.*|[^/]*)\.md$/.test(path));
const present = documents.filter((path) => !isHistory(path));
/** Read by people as well, though they are no documents. */
const withCommands = [...present, ...paths.filter((path) => /^\.github\/.*\.yml$/.test(path))];

/** What of each document does not hold; empty where all does. */
function faults(of: readonly string[], faultsIn: (path: string) => string[]) {
  return of.flatMap((path) => [...new Set(faultsIn(path))].map((fault) => `${path}: ${fault}`));
}

test('the documents that people begin with are among them', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md']),
  );
  expect(present).toContain('docs/operations.md');
  expect(documents.length - present.length).toBeGreaterThan(30);
});

test('every link leads to a file of the repository, and to a heading in it', () => {
  const wrong = faults(documents, (path) =>
    linksIn(path).flatMap(({ to, heading }) => {
      if (!paths.includes(to) && !paths.includes(`${to.replace(/\/$/, '')}/`)) return [to];
      if (heading === undefined || headingsIn(to).includes(heading)) return [];
      return [`${to}#${heading}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every path is there', () => {
  const wrong = faults(present, (path) =>
    codeIn(read(path))
      .flatMap(pathsNamedIn)
      .filter((named) => !isThere(named)),
  );
  const example = pathsNamedIn(read('.env.example')).filter((named) => !isThere(named));
  expect([...wrong, ...example]).toEqual([]);
});

test('the debugger starts what is there', () => {
  const named = read('.vscode/launch.json').match(/(?<=")(?:apps|packages|scripts)\/[^"]+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('every npm script is one', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const wrong = faults(withCommands, (path) =>
    [...read(path).matchAll(/\bnpm (?:run (?:-s )?)([\w-]+)/g)]
      .map(([, name]) => name!)
      .filter((name) => !(name in scripts)),
  );
  expect(wrong).toEqual([]);
});

test('every command of the operator is one, and each is told of', () => {
  const files = paths.filter((path) => /^apps\/server\/.*\/commands\.ts$/.test(path));
  const commands = files.flatMap((path) =>
    [...read(path).matchAll(/^ {2}name: '([\w-]+)',\n {2}usage: /gm)].map(([, name]) => name!),
  );
  const named = (path: string) =>
    [...read(path).matchAll(/npm run -s admin -- (\S*\w)/g)].map(([, name]) => name!);
  const known = [...commands, 'COMMAND'];
  expect(faults(withCommands, (path) => named(path).filter((one) => !known.includes(one)))).toEqual(
    [],
  );
  expect(named('docs/operations.md')).toEqual(expect.arrayContaining(commands));
  expect(commands.length).toBeGreaterThan(3);
});

/** A secret may stand in a file: NAME_FILE. */
const withoutFile = (name: string) => name.replace(/_FILE$/, '');

test('every variable, and every code of an error, is one that the code knows', () => {
  const known = capitalsInCode();
  const wrong = faults(present, (path) => {
    const code = codeIn(read(path));
    const alone = code.filter((one) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(one));
    const set = code.flatMap((one) => one.match(/(?<![\w?&.-])[A-Z][A-Z0-9_]+(?==)/g) ?? []);
    return [...alone, ...set].filter((name) => !known.has(name) && !known.has(withoutFile(name)));
  });
  expect(wrong).toEqual([]);
});

/** What would fetch npm's package of the product's name, which is a stranger's, and run it. */
const FETCHES_A_STRANGERS =
  /\b(?:npx|bunx|pnpx|(?:npm|pnpm|yarn|bun)\s+(?:install|i|add|exec|x|dlx))\s+(?!--no\s)(?:-\S*\s+)*shortcake\b(?!\.)/;

test('no document and no page shows a command that fetches somebody else’s package', () => {
  const shown = paths.filter((path) => /\.(?:md|mdx|html|ts|tsx|sh|py)$/.test(path));
  expect(shown.filter((path) => FETCHES_A_STRANGERS.test(read(path)))).toEqual([]);
  expect(read('packages/client/README.md')).toMatch(/^npx --no -- shortcake make /m);
});

test.each(['npx', 'npx -y', 'npm install', 'npm i -g', 'npm exec --', 'pnpm dlx'])(
  '%s, before the name, is such a command',
  (how) => expect(`${how} shortcake`).toMatch(FETCHES_A_STRANGERS),
);

test.each(['npx --no --', 'npm install https://shortcake.example/shortcake.tgz; npx --no --'])(
  '%s, before the name, is none',
  (how) => expect(`${how} shortcake`).not.toMatch(FETCHES_A_STRANGERS),
);
