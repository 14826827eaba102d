import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { versionsIn } from './changelog.ts';
import { type Package, packageFolders, readJson, versionsOf } from './packages.ts';

const CHANGELOG = 'CHANGELOG.md';
const LAST_RELEASE = 'apps/server/test/rolling/last-release.ts';
const ROOT = ['package.json', 'package-lock.json', CHANGELOG];

/** What a release touches, in a repository of its own. */
function copy(): { folder: string; run: (command: string, ...args: string[]) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'test-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = packageFolders('.').map((one) => `${one}/package.json`);
  for (const file of [...ROOT, ...files, LAST_RELEASE, 'scripts/version.ts', 'scripts/release']) {
    cpSync(file, join(folder, file), { recursive: true });
  }
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  run('git', 'init', '--quiet');
  run('git', 'config', 'user.name', 'Test');
  run('git', 'config', 'user.email', 'test@example.com');
  run('git', 'add', '.');
  run('git', 'commit', '--quiet', '--no-verify', '-m', 'As it stands');
  return { folder, run };
}

const everyVersion = (root: string): string[] => {
  const folders = packageFolders(root);
  const lock = readJson<{ version: string; packages: Record<string, Package> }>(
    root,
    'package-lock.json',
  );
  const packages = ['', ...folders].flatMap((folder) => [
    readJson<Package>(root, join(folder, 'package.json')),
    lock.packages[folder]!,
  ]);
  return [lock.version, ...packages.flatMap(versionsOf)];
};

const changelogOf = (root: string) => readFileSync(join(root, CHANGELOG), 'utf8');

test('all packages have one version, and the changelog’s newest release is of it', () => {
  const { version } = readJson<Package>('.', 'package.json');
  expect(new Set(everyVersion('.'))).toEqual(new Set([version]));
  const [unreleased, newest] = versionsIn(changelogOf('.'));
  expect(unreleased).toEqual({ version: 'Unreleased', date: undefined });
  expect(newest).toMatchObject({ version, date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
});

test('npm version gives all packages the version, dates what was unreleased, and tags it in one commit', () => {
  const { folder, run } = copy();
  writeFileSync(
    join(folder, CHANGELOG),
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A cake.\n\n## [1.0.0] - 2026-11-22\n\n- All.\n',
  );
  run('git', 'commit', '--quiet', '--all', '-m', 'A cake');
  run('npm', 'version', '9.8.7');
  expect(new Set(everyVersion(folder))).toEqual(new Set(['9.8.7']));
  const today = new Date().toISOString().slice(0, 10);
  expect(changelogOf(folder)).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [9.8.7] - ${today}\n\n### Added\n\n- A cake.\n\n## [1.0.0] - 2026-11-22\n\n- All.\n`,
  );
  expect(readFileSync(join(folder, LAST_RELEASE), 'utf8')).toContain("LAST_RELEASE = 'v9.8.7';");
  expect(run('git', 'status', '--porcelain')).toBe('');
  expect(run('git', 'tag', '--points-at', 'HEAD')).toBe('v9.8.7\n');
});

test('without anything to tell, npm version changes nothing and says why', () => {
  const { folder, run } = copy();
  writeFileSync(
    join(folder, CHANGELOG),
    '# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-11-22\n\n- All.\n',
  );
  run('git', 'commit', '--quiet', '--all', '-m', 'Nothing new');
  expect(() => run('npm', 'version', '9.8.7')).toThrow(/nothing under ## \[Unreleased\]/);
  expect(run('git', 'status', '--porcelain')).toBe('');
  expect(run('git', 'tag')).toBe('');
});
