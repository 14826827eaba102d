import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { newReportFile } from './checks/failed-tests.ts';
import { leftOutOn, printLeftOut } from './checks/left-out.ts';
import { commandOf, findParts, outcomeOf, type Part } from './deep/parts.ts';
import { DeepRecord, type Outcome, type Result } from './deep/record.ts';

// `npm run deep`: everything exhaustive, never sampled, a part for each *.deep.test.ts and
// *.deep.story.ts. What passed on the same code is not run again, so that a run goes on after an end.
//
// `npm run deep -- PART ...`: these parts, whether they passed or not; `-- --list` names them;
// `-- --again` runs all anew. A red part does not end the run: its table says all of them. A part that
// skipped a test, or that this machine has no browser for, has not passed: it is red where it was named.

const { values, positionals } = readWords();
const parts = findParts();
if (values.list) {
  for (const { name, file } of parts) console.log(`${name.padEnd(28)} ${file}`);
  process.exit();
}
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = parts.map(({ name }) => name).join(', ');
  refuse(`There is no part ${unknown.join(', ')}. Choose from: ${names}.`);
}
const givenSeed = process.env.DEEP_SEED;
if (givenSeed && !/^\d+$/.test(givenSeed)) refuse(`DEEP_SEED is no whole number: ${givenSeed}`);

const MARKS: Record<Outcome, string> = { passed: '✓', failed: '✗', skipped: '-' };

const leftOut = leftOutOn();
const wanted = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const canRun = ({ runner }: Part) => runner !== 'playwright' || leftOut.hasStories;
const record = new DeepRecord();
const isKept = ({ name }: Part) =>
  positionals.length === 0 && !values.again && record.of(name)?.outcome === 'passed';
const left = wanted.filter((part) => !isKept(part) && canRun(part));

const kept = wanted.filter(isKept).length;
console.log(`${wanted.length} parts on ${record.code}, ${kept} passed before`);
for (const [index, part] of left.entries()) {
  const seed = Number(givenSeed || Date.now() % 1_000_000);
  console.log(`\n── ${part.name} (${index + 1} of ${left.length}), DEEP_SEED=${seed}`);
  const start = performance.now();
  const outcome = await run(part, seed);
  const seconds = (performance.now() - start) / 1000;
  record.add({ part: part.name, outcome, seconds, seed });
  console.log(`${MARKS[outcome]} ${part.name} ${outcome} (${minutes(seconds)} min)`);
}

const results = wanted.map((part): Result => {
  const result = isKept(part) || canRun(part) ? record.of(part.name) : undefined;
  return result ?? { part: part.name, outcome: 'skipped', seconds: 0, seed: 0 };
});
printTable(results);
const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((outcome) =>
  results.filter((result) => result.outcome === outcome),
) as [Result[], Result[], Result[]];
for (const { part, seed } of failed) console.error(`DEEP_SEED=${seed} npm run deep -- ${part}`);
console.log(`\n${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
if (record.isEdited) console.log('Files were edited meanwhile: what ended since then is not kept.');
printLeftOut(leftOut);
const isNamedSkipped = positionals.length > 0 && skipped.length > 0;
process.exitCode = failed.length > 0 || isNamedSkipped || leftOut.isFault ? 1 : 0;

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { list: { type: 'boolean' }, again: { type: 'boolean' } },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(why: string): never {
  console.error(`${why}\nnpm run deep -- [PART ...] [--again] [--list]`);
  process.exit(2);
}

async function run(part: Part, seed: number): Promise<Outcome> {
  const report = newReportFile(`deep-${part.name}`);
  const [command, ...args] = commandOf(part, report);
  const env = { ...process.env, DEEP_SEED: String(seed) };
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'close');
  return outcomeOf(part, code, report);
}

function minutes(seconds: number): string {
  return (seconds / 60).toFixed(1);
}

function printTable(results: readonly Result[]): void {
  console.log('\n| part | result | minutes | seed |\n|---|---|---|---|');
  for (const { part, outcome, seconds, seed } of results) {
    const said = outcome === 'failed' ? 'FAILED' : outcome;
    console.log(`| ${part} | ${said} | ${minutes(seconds)} | ${seed} |`);
  }
}
