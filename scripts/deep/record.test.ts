import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeOf, DeepRecord } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
git('init', '-q');
write('.gitignore', '.results\n');
write('old.ts', '1');
git('add', '.');
git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a');
beforeEach(() => {
  git('checkout', '-q', '.');
  git('clean', '-qfdx');
});

const passed = { part: 'chaos', outcome: 'passed', seconds: 60, seed: 7 } as const;

test('what passed is known to the next run on the same code, and to no other', () => {
  new DeepRecord(folder).add(passed);
  expect(new DeepRecord(folder).of('chaos')).toEqual(passed);
  write('old.ts', '2');
  expect(new DeepRecord(folder).of('chaos')).toBeUndefined();
});

test('files that git does not know yet count by what they hold', () => {
  const codes = ['1', '2'].map((text) => {
    write('new.ts', text);
    return codeOf(folder);
  });
  write('old.ts', '2'.repeat(3_000_000));
  expect(new Set([...codes, codeOf(folder)]).size).toBe(3);
});

test('what ends after an edit is not saved', () => {
  const record = new DeepRecord(folder);
  record.add(passed);
  write('old.ts', '2');
  record.add({ ...passed, part: 'kills' });
  write('old.ts', '1');
  record.add({ ...passed, part: 'orders' });
  expect(record.isEdited).toBe(true);
  expect(record.of('kills')?.outcome).toBe('passed');
  const next = new DeepRecord(folder);
  expect(['chaos', 'kills', 'orders'].filter((part) => next.of(part))).toEqual(['chaos']);
});

test.each(['', '{"code":', 'null', '{}', '[]'])('a damaged file (%s) is as none', (text) => {
  mkdirSync(join(folder, '.results'));
  write('.results/deep.json', text);
  expect(new DeepRecord(folder).of('chaos')).toBeUndefined();
});
