import { once } from 'node:events';
import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findProgram } from '../../../../scripts/setup/programs.mjs';
import { freePort } from '../product.ts';
import { programOf } from '../program.ts';
import { createTestWeb } from '../web.ts';
import { onWebhooks } from '../webhook-deliveries.ts';
import { startTestWorker } from '../worker.ts';
import { installPackedClient, oldestNode } from './packed-client.ts';
import { runProgram, startProgram } from './run-program.ts';

const web = await createTestWeb();
await web.app.listen({ host: '127.0.0.1', port: 0 });
const url = `http://127.0.0.1:${(web.app.server.address() as AddressInfo).port}`;
const client = await installPackedClient();
const node = oldestNode();
afterAll(async () => {
  await web.close();
  await client.remove();
});

const BANANA = ['make', '--template', 'banana-face-slicing'];

/** Somebody with a key, and the command and programs that they run with it. */
async function maker(credits: number, wanted?: Parameters<typeof programOf>[2]) {
  const person = await web.person(credits);
  const { key } = await programOf(web, person, wanted);
  const where = { cwd: client.folder, env: { SHORTCAKE_API_KEY: key, SHORTCAKE_URL: url } };
  return {
    person,
    where,
    command: (...words: string[]) => runProgram(node, [client.command, ...words], where),
  };
}

test('the package holds what runs, with its types, and needs no other', async () => {
  const folder = join(client.folder, 'node_modules', 'shortcake');
  expect((await readdir(folder)).sort()).toEqual([
    ...['LICENSE', 'README.md', 'bin', 'dist', 'package.json'],
  ]);
  expect(await readdir(join(client.folder, 'node_modules', '.bin'))).toEqual(['shortcake']);
  const files = await readdir(join(folder, 'dist'), { recursive: true });
  expect(files).toEqual(expect.arrayContaining(['index.js', 'index.d.ts']));
  expect(files.filter((file) => /test|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
});

test('the command makes a video, and says by its exit code what became of it', async () => {
  const worker = await startTestWorker(web);
  const [rich, poor] = [await maker(2), await maker(0)];
  const made = await rich.command(...BANANA, '--slot', 'line=Good morning!', '--out', 'out/a.mp4');
  expect(made).toMatchObject({ exitCode: 0, stdout: 'out/a.mp4\n' });
  expect(made.stderr).toContain('Completed\n');
  expect((await readFile(join(client.folder, 'out/a.mp4'))).subarray(4, 8).toString()).toBe('ftyp');
  expect(worker.fake.prompts.at(-1)).toContain('Good morning!');
  await worker.stop();

  expect(await poor.command(...BANANA)).toMatchObject({
    ...{ exitCode: 3, stderr: expect.stringContaining('credit') },
  });
  const nude = await rich.command('make', '--prompt', 'a nude child on a beach');
  expect(nude).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('cannot be made') });
  const looking = await maker(1, { scopes: ['read'] });
  expect(await looking.command(...BANANA)).toMatchObject({ exitCode: 3 });
  const capped = await maker(1, { creditsPerMonth: 0 });
  const reply = await capped.command(...BANANA, '--json');
  expect(reply.exitCode).toBe(3);
  expect(JSON.parse(reply.stdout).error).toMatchObject({ code: 'KEY_CAP_REACHED', status: 402 });
  const wrong = await rich.command(...BANANA, '--slot', 'mood=x');
  expect(wrong).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('It has: says') });
  expect((await rich.command('get', 'nothing')).exitCode).toBe(1);
  expect((await rich.command('account')).stdout).toContain('Credits: 1 ');
});

test('its types compile, and each call works, also those of fetch alone', async () => {
  const worker = await startTestWorker(web);
  const [{ where }, other] = [await maker(3), await maker(2)];
  const files = ['test/every-call.ts', 'test/typed-fetch.ts', 'src/api/document.ts'];
  for (const file of files) {
    await cp(join('packages/client', file), join(client.folder, file));
  }
  const config = { extends: resolve('tsconfig.base.json'), files };
  const typeRoots = [resolve('node_modules/@types')];
  // The package's own types are looked at as well.
  const compilerOptions = { skipLibCheck: false, typeRoots };
  await writeFile(
    join(client.folder, 'tsconfig.json'),
    JSON.stringify({ ...config, compilerOptions }),
  );
  const compiled = await runProgram('tsc', ['-p', client.folder], where);
  expect(compiled).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  const hook = 'http://127.0.0.1:9/';
  const ended = await runProgram(process.execPath, ['test/every-call.ts', hook], where);
  const fetched = await runProgram(process.execPath, ['test/typed-fetch.ts', hook], other.where);
  await worker.stop();
  expect(fetched).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(fetched.stdout)).toEqual({
    ...{ status: 'completed', total: 1, secret: 'whsec_', isRefused: true, brand: 'ftyp' },
  });
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(ended.stdout)).toEqual({
    ...{ creditsRemaining: 3, status: 'completed', listed: 3, listedSeries: ['Fruit week'] },
    ...{ gone: 'NOT_FOUND', wrong: 'INVALID_REQUEST', events: ['credits.low'], endpoints: 0 },
    ...{ deliveries: ['webhook.test'], isRotated: true, isFormerKept: true },
    counts: { total: 2, pending: 0, processing: 0, completed: 2, failed: 0 },
  });
});

test('Ctrl-C leaves a video under way, and cancel brings its credit back', async () => {
  const { command, where } = await maker(1);
  const { child, ended } = startProgram(node, [client.command, ...BANANA], where);
  await once(child.stderr as never, 'data');
  child.kill('SIGINT');
  const { exitCode, stderr } = await ended;
  expect(exitCode).toBe(130);
  const [, id = ''] = stderr.match(/Video (\S+) goes on/) ?? [];
  expect((await command('get', id)).stdout).toContain('In line');
  expect(await command('cancel', id)).toMatchObject({ exitCode: 0 });
  expect((await command('account')).stdout).toContain('Credits: 1 ');
});

test.for([
  ['TypeScript', process.execPath, 'typescript.ts'],
  ['Python', 'python3', 'python.py'],
] as const)('the sample in %s makes a video', async ([, program, sample], { skip }) => {
  skip(!findProgram([program]), `no ${program}`);
  const worker = await startTestWorker(web);
  const { where } = await maker(1);
  const copy = join(client.folder, sample);
  await copyFile(join('packages/client/samples', sample), copy);
  const ended = await runProgram(program, [copy], { ...where, cwd: join(client.folder, 'out') });
  await worker.stop();
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^video\.mp4 is video \S+\n$/);
  expect((await readFile(join(client.folder, 'out/video.mp4'))).toString('latin1', 4, 8)).toBe(
    'ftyp',
  );
});

test.for([
  ['TypeScript', process.execPath, 'webhook-receiver.ts'],
  ['Python', 'python3', 'webhook_receiver.py'],
] as const)(
  'the receiver in %s takes what is signed, once, and nothing else',
  async ([, program, sample], { skip }) => {
    skip(!findProgram([program]), `no ${program}`);
    const webhooks = onWebhooks(web);
    const { person, where } = await maker(0);
    const port = await freePort();
    const at = `http://127.0.0.1:${port}/`;
    const hook = await webhooks.make(person, at);
    const copy = join(client.folder, sample);
    await copyFile(join('packages/client/samples', sample), copy);
    const env = { SHORTCAKE_WEBHOOK_SECRET: hook.secret, PORT: String(port) };
    const { child, ended } = startProgram(program, [copy], { ...where, env });
    await once(child.stdout as never, 'data');
    const deliveries = await webhooks.start();
    await webhooks.tell(person);
    await once(child.stdout as never, 'data');
    await deliveries.stop();
    const forged = await fetch(at, { method: 'POST', body: '{}', headers: { 'webhook-id': 'x' } });
    expect(forged.status).toBe(400);
    child.kill();
    const said = (await ended).stdout.replaceAll(': ', ':');
    expect(said).toBe('listening\ncredits.low {"creditsRemaining":1}\n');
  },
);
