import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findProgram } from '../../../../scripts/setup/programs.mjs';
import { programOf } from '../program.ts';
import { createTestWeb } from '../web.ts';
import { startTestWorker } from '../worker.ts';
import { runProgram } from './run-program.ts';

const web = await createTestWeb();
await web.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = web.app.server.address() as AddressInfo;
const cwd = await mkdtemp(join(tmpdir(), 'test-curls-'));
afterAll(async () => {
  await web.close();
  await rm(cwd, { recursive: true });
});

test.skipIf(!findProgram(['curl']))(
  'the four curls of /developers make a video and save its file',
  async () => {
    const worker = await startTestWorker(web);
    const { key } = await programOf(web, await web.person(1));
    const file = await readFile('packages/client/samples/four-curls.sh', 'utf8');
    const [, account, make, wait, save] = file.split(/\n\n+/);
    const env = { SHORTCAKE_API_KEY: key, SHORTCAKE_URL: `http://127.0.0.1:${port}`, VIDEO: '' };
    const run = async (curl: string | undefined) => {
      const ended = await runProgram('sh', ['-c', curl as string], { cwd, env });
      expect(ended).toMatchObject({ exitCode: 0, stderr: '' });
      return ended.stdout;
    };
    expect(JSON.parse(await run(account))).toMatchObject({ creditsRemaining: 1 });
    env.VIDEO = JSON.parse(await run(make)).id;
    expect(JSON.parse(await run(wait))).toMatchObject({ id: env.VIDEO, status: 'completed' });
    await run(save);
    expect((await readFile(join(cwd, 'video.mp4'))).subarray(4, 8).toString()).toBe('ftyp');
    await worker.stop();
  },
);
