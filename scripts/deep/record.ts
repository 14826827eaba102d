import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Result = { part: string; passed: boolean; seconds: number; seed: number };
type Recorded = { code: string; results: Result[] };

const FILE = '.results/deep.json';

/** The commit and every change that is not committed: what passed on other code says nothing. */
function codeNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const changed = git('diff', 'HEAD') + git('ls-files', '--others', '--exclude-standard');
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  if (changed === '') return commit;
  return `${commit}+${createHash('sha256').update(changed).digest('hex').slice(0, 8)}`;
}

/** The results of deep's parts, saved after each, so that an interrupted run can be resumed. */
export class DeepRecord {
  readonly code = codeNow();
  readonly #results = new Map<string, Result>();

  constructor() {
    for (const result of readRecorded(this.code)) this.#results.set(result.part, result);
  }

  /** The result of a part, if it has run on this code. */
  of(part: string): Result | undefined {
    return this.#results.get(part);
  }

  add(result: Result): void {
    this.#results.set(result.part, result);
    const recorded: Recorded = { code: this.code, results: [...this.#results.values()] };
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(recorded, undefined, 2)}\n`);
  }
}

function readRecorded(code: string): Result[] {
  let text: string;
  try {
    text = readFileSync(FILE, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const recorded = JSON.parse(text) as Recorded;
  return recorded.code === code ? recorded.results : [];
}
