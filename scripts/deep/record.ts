import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `skipped`: at least one test of the part skipped itself, as for want of a program. */
export type Outcome = 'passed' | 'failed' | 'skipped';
export type Result = { part: string; outcome: Outcome; seconds: number; seed: number };
type Recorded = { code: string; results: Result[] };

const FILE = '.results/deep.json';

/** The commit and every change that is not committed: what passed on other code says nothing. */
export function codeOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 });
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  const changed = git('diff', 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard', '-z').split('\0').slice(0, -1);
  if (changed === '' && added.length === 0) return commit;
  const hash = createHash('sha256').update(changed);
  for (const file of added) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return `${commit}+${hash.digest('hex').slice(0, 8)}`;
}

/** The results of deep's parts, saved after each, so that an interrupted run can be resumed. */
export class DeepRecord {
  readonly code: string;
  readonly #folder: string;
  readonly #results = new Map<string, Result>();
  #isEdited = false;

  constructor(folder = '.') {
    this.#folder = folder;
    this.code = codeOf(folder);
    for (const result of this.#read()) this.#results.set(result.part, result);
  }

  /** True once the code changed during the run: what ended since then says nothing of either, and is not saved. */
  get isEdited(): boolean {
    return this.#isEdited;
  }

  /** The result of a part, if it has run on this code. */
  of(part: string): Result | undefined {
    return this.#results.get(part);
  }

  add(result: Result): void {
    this.#results.set(result.part, result);
    this.#isEdited ||= codeOf(this.#folder) !== this.code;
    if (this.#isEdited) return;
    const recorded: Recorded = { code: this.code, results: [...this.#results.values()] };
    const path = join(this.#folder, FILE);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, `${JSON.stringify(recorded, undefined, 2)}\n`);
    renameSync(`${path}.new`, path);
  }

  /** None where nothing was saved, or where it is damaged. */
  #read(): Result[] {
    try {
      const text = readFileSync(join(this.#folder, FILE), 'utf8');
      const { code, results } = JSON.parse(text) as Recorded;
      return code === this.code ? [...results] : [];
    } catch {
      return [];
    }
  }
}
