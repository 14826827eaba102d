import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { leftOutOn, printLeftOut } from './checks/left-out.ts';
import { commandOf, findParts, type Part } from './deep/parts.ts';
import { DeepRecord, type Result } from './deep/record.ts';

// `npm run deep`: everything exhaustive, never sampled, a part for each *.deep.test.ts and
// *.deep.story.ts. What passed on the same code is not run again, so that a run goes on after an end.
//
// `npm run deep -- PART ...`: these parts, whether they passed or not; `-- --list` names them;
// `-- --again` runs all anew. A red part does not end the run: its table says all of them.

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

const leftOut = leftOutOn();
const wanted = parts
  .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  .filter(({ runner }) => runner !== 'playwright' || leftOut.hasStories);
const record = new DeepRecord();
const isKept = ({ name }: Part) =>
  positionals.length === 0 && !values.again && record.of(name)?.passed === true;
const left = wanted.filter((part) => !isKept(part));

console.log(
  `${wanted.length} parts on ${record.code}, ${wanted.length - left.length} passed before`,
);
for (const [index, part] of left.entries()) {
  const seed = Number(givenSeed || Date.now() % 1_000_000);
  console.log(`\n── ${part.name} (${index + 1} of ${left.length}), DEEP_SEED=${seed}`);
  const start = performance.now();
  const passed = await run(part, seed);
  const seconds = (performance.now() - start) / 1000;
  record.add({ part: part.name, passed, seconds, seed });
  console.log(`${passed ? '✓' : '✗'} ${part.name} (${minutes(seconds)} min)`);
}

const results = wanted.map(({ name }) => record.of(name)!);
printTable(results);
const failed = results.filter(({ passed }) => !passed);
for (const { part, seed } of failed) console.error(`DEEP_SEED=${seed} npm run deep -- ${part}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
if (record.isEdited) console.log('Files were edited meanwhile: what ended since then is not kept.');
printLeftOut(leftOut);
// Of named parts at least one has to be run.
process.exitCode = results.length > 0 && failed.length === 0 && !leftOut.isFault ? 0 : 1;

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

async function run(part: Part, seed: number): Promise<boolean> {
  const [command, ...args] = commandOf(part);
  const env = { ...process.env, DEEP_SEED: String(seed) };
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'close');
  return code === 0;
}

function minutes(seconds: number): string {
  return (seconds / 60).toFixed(1);
}

function printTable(results: readonly Result[]): void {
  console.log('\n| part | result | minutes | seed |\n|---|---|---|---|');
  for (const { part, passed, seconds, seed } of results) {
    console.log(`| ${part} | ${passed ? 'passed' : 'FAILED'} | ${minutes(seconds)} | ${seed} |`);
  }
}
