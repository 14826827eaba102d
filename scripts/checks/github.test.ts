import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(path, 'utf8');

type Step = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> };
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: { test: { strategy: { matrix: { include: { name: string }[] } }; steps: Step[] } };
};
const workflow = parse(read('.github/workflows/test.yml')) as Workflow;
const { steps, strategy } = workflow.jobs.test;
const { devDependencies, allowScripts } = JSON.parse(read('package.json'));

test('npm test runs for each push and pull request on every system that the README names', () => {
  expect(Object.keys(workflow.on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
  const systems = strategy.matrix.include.map(({ name }) => name);
  expect(systems).toEqual(['Linux x64', 'Linux arm64', 'macOS x64', 'macOS arm64']);
  expect(read('README.md')).toContain('It runs on Linux and macOS, on x64 and arm64.');
  expect(steps.filter(({ run }) => run === 'npm test')).toEqual([{ run: 'npm test' }]);
});

test.each(globSync('.github/workflows/*.yml'))(
  '%s can change nothing, and runs other people’s code by its hash alone',
  (path) => {
    const { permissions, jobs } = parse(read(path)) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    const used = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  },
);

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
