import { readFileSync } from 'node:fs';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { parse } from 'yaml';

export type Step = {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
};
export type Job = {
  needs?: string | string[];
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, unknown> & { include?: Record<string, unknown>[] } };
  outputs?: Record<string, string>;
  steps: Step[];
};
export type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

/**
 * Lists the faults of a workflow file, a line each; empty for one that would run. GitHub's own parser
 * judges its form: keys, types, events, cron and the language of expressions. It does not resolve names:
 * other jobs, keys of the matrix, npm's scripts.
 */
export async function faultsOfWorkflow(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  const faults = context.errors.getErrors().map(({ message }) => message);
  return faults.length > 0 ? faults : faultsOfNames(name, parse(content) as Workflow);
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** Commands of npm that need no script in package.json. */
const NPM = ['ci', 'install', 'exec'];

function faultsOfNames(name: string, { jobs }: Workflow): string[] {
  return Object.entries(jobs).flatMap(([id, job]) => {
    const text = JSON.stringify(job);
    const matrix = new Set([
      ...Object.keys(job.strategy?.matrix ?? {}),
      ...(job.strategy?.matrix.include ?? []).flatMap(Object.keys),
    ]);
    const needs = [job.needs ?? []].flat();
    const outputOf = (needed: string, output: string) => jobs[needed]?.outputs?.[output];
    const unknown = [
      ...needs.filter((needed) => !(needed in jobs)).map((needed) => `no job ${needed}`),
      ...namedIn(text, /\bmatrix\.([\w-]+)/g)
        .filter(([key]) => !matrix.has(key!))
        .map(([key]) => `no key ${key} in the matrix`),
      ...namedIn(text, /\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g)
        .filter(([job, output]) => !needs.includes(job!) || !outputOf(job!, output!))
        .map(([job, output]) => `no output ${output} of a job ${job} that it needs`),
      ...runsOf(job)
        .flatMap((run) => namedIn(run, /\bnpm (?:run (?:-s )?)?(?!run\b)([\w-]+)/g))
        .filter(([script]) => !(script! in scripts) && !NPM.includes(script!))
        .map(([script]) => `no npm script ${script}`),
    ];
    return unknown.map((fault) => `${name}, ${id}: ${fault}`);
  });
}

/** The commands of a job; one that names a list of the matrix once for each of its words. */
function runsOf({ steps, strategy }: Job): string[] {
  const valuesOf = (key: string) => {
    const values = strategy?.matrix[key];
    return Array.isArray(values) ? values.map(String) : [`matrix.${key}`];
  };
  return steps.flatMap(({ run = '' }) => {
    const [named, key] = /\$\{\{ matrix\.([\w-]+) \}\}/.exec(run) ?? [];
    return named === undefined ? [run] : valuesOf(key!).map((value) => run.replace(named, value));
  });
}

/** Lists the groups of each match of a pattern in a text. */
const namedIn = (text: string, pattern: RegExp): (string | undefined)[][] =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups);
