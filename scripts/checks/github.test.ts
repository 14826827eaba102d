import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { faultsOfWorkflow, type Workflow } from './workflows.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const workflows = globSync('.github/workflows/*').sort();
const workflowOf = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;

const workflow = workflowOf('test');
const { steps, strategy } = workflow.jobs.test!;
const { devDependencies, allowScripts } = JSON.parse(read('package.json'));

test('npm test runs for each push and pull request on every system that the README names', () => {
  expect(Object.keys(workflow.on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
  const systems = strategy?.matrix.include?.map(({ name }) => name);
  expect(systems).toEqual(['Linux x64', 'Linux arm64', 'macOS x64', 'macOS arm64']);
  expect(read('README.md')).toContain('It runs on Linux and macOS, on x64 and arm64.');
  expect(steps.filter(({ run }) => run === 'npm test')).toEqual([{ run: 'npm test' }]);
});

test('what takes longer than a push can wait for runs each night', () => {
  const { on, jobs } = workflowOf('nightly');
  expect(on).toMatchObject({ schedule: [{ cron: expect.any(String) }], workflow_dispatch: null });
  const runs = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []));
  for (const start of [
    /^npm run deep -- \$\{\{ matrix\.part \}\}$/,
    /^npm run \$\{\{ matrix\.script \}\} /,
  ]) {
    expect(runs.filter((run) => start.test(run))).toHaveLength(1);
  }
  expect(jobs.figures?.strategy?.matrix).toEqual({ script: ['bench', 'scale'] });
  expect(workflowOf('images').on).toMatchObject({ schedule: [{ cron: expect.any(String) }] });
});

test('what is measured on shared machines is not judged as on one that does nothing else', () => {
  for (const path of workflows) expect(read(path)).not.toContain('--quiet-machine');
});

test.each(workflows)('%s is one that GitHub would run', async (path) => {
  expect(await faultsOfWorkflow(path, read(path))).toEqual([]);
});

const SOUND = `
on: push
jobs:
  first:
    runs-on: ubuntu-24.04
    outputs: { names: '\${{ steps.list.outputs.names }}' }
    steps:
      - { id: list, run: npm ci }
  second:
    needs: first
    runs-on: ubuntu-24.04
    strategy: { matrix: { script: [check, lint], part: '\${{ fromJSON(needs.first.outputs.names) }}' } }
    steps:
      - run: npm run \${{ matrix.script }}
`;

test.each<[string, string, string, RegExp]>([
  ['a key that there is not', 'runs-on:', 'run-on:', /Unexpected value 'run-on'/],
  ['an event that there is not', 'on: push', 'on: pushed', /Unexpected value 'pushed'/],
  ['a number in the place of events', 'on: push', 'on: 5', /Unexpected value '5'/],
  [
    'no time of day',
    'on: push',
    'on: { schedule: [{ cron: "61 * * * *" }] }',
    /Invalid cron expression/,
  ],
  ['a step of nothing', 'run: npm ci', 'rum: npm ci', /Unexpected value 'rum'/],
  ['an unknown context', 'steps.list', 'step.list', /Unrecognized named-value: 'step'/],
  ['a bracket that is left open', '.names) }}', '.names }}', /Unexpected symbol: 'EOF'/],
  ['a job that is needed and not there', 'needs: first', 'needs: firsts', /firsts|no dependencies/],
  [
    'an output of no job',
    'needs.first.outputs.names',
    'needs.first.outputs.name',
    /no output name /,
  ],
  ['a matrix without the key', 'matrix.script', 'matrix.scripts', /no key scripts in the matrix/],
  ['a script that npm has not', 'npm ci', 'npm run chek', /no npm script chek/],
  ['one in a matrix', '[check, lint]', '[check, lynt]', /no npm script lynt/],
])('a workflow with %s is refused', async (_, right, wrong, fault) => {
  expect(await faultsOfWorkflow('sound', SOUND)).toEqual([]);
  expect(SOUND).toContain(right);
  const faults = await faultsOfWorkflow('broken', SOUND.replace(right, wrong));
  expect(faults.join('\n')).toMatch(fault);
});

test.each(workflows)(
  '%s can change nothing, and runs other people’s code by its hash alone',
  (path) => {
    const { permissions, jobs } = parse(read(path)) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job).not.toHaveProperty('permissions');
    const used = Object.values(jobs).flatMap((job) => job.steps.filter(({ uses }) => uses));
    expect(used.length).toBeGreaterThan(0);
    for (const { uses, ...step } of used) {
      expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
      if (uses?.startsWith('actions/checkout@')) {
        expect(step.with).toMatchObject({ 'persist-credentials': false });
      }
    }
  },
);

test.each(workflows)('%s ends what hangs, within what GitHub gives a job', (path) => {
  for (const job of Object.values((parse(read(path)) as Workflow).jobs)) {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(360);
  }
});

test('what needs a daemon or a cluster is proved for each push, on both kinds of machine', () => {
  const images = parse(read('.github/workflows/images.yml'));
  expect(Object.keys(images.on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
  const { include } = images.jobs.prove.strategy.matrix;
  const proofs = include.map(({ proof }: { proof: string }) => `deploy/prove/${proof}.sh`);
  expect([...new Set(proofs)].sort()).toEqual(globSync('deploy/prove/*.sh').sort());
  expect(proofs.filter((path: string) => path.endsWith('/image.sh'))).toHaveLength(2);
});

test('Node is the one that the packages bring', () => {
  expect(read('.nvmrc').trim()).toBe(devDependencies.node);
  const setUp = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(setUp?.with).toMatchObject({ 'node-version-file': '.nvmrc' });
});

test('packages with programs may set them up on each of these systems', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean; os?: string[]; cpu?: string[] }>;
  };
  const isOurs = ({ os, cpu }: { os?: string[]; cpu?: string[] }) =>
    (os ?? ['linux']).some((one) => ['linux', 'darwin'].includes(one)) &&
    (cpu ?? ['x64']).some((one) => ['x64', 'arm64'].includes(one));
  const scripted = Object.entries(packages)
    .filter(([, one]) => one.hasInstallScript && isOurs(one))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual(scripted.sort());
});

test.each(globSync('.github/ISSUE_TEMPLATE/!(config).yml'))('%s is a form', (path) => {
  const { name, description, body } = parse(read(path));
  expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
  const fields = body.filter(({ type }: { type: string }) => type !== 'markdown');
  for (const field of fields) {
    expect(field).toMatchObject({
      type: expect.stringMatching(/^(input|textarea|dropdown|checkboxes)$/),
      id: expect.stringMatching(/^[a-z]+$/),
      attributes: { label: expect.any(String) },
    });
  }
  expect(new Set(fields.map(({ id }: { id: string }) => id)).size).toBe(fields.length);
});
