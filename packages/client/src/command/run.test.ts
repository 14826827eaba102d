import { expect, test } from 'vitest';
import { fakeApi, refused } from '../../test/fake-api.ts';
import { runCommand } from '../../test/run-command.ts';
import { anAccount, aTemplate, aVideo } from '../../test/video.ts';
import { version } from './version.ts';

test('templates lists what can be made, with the words that can be changed', async () => {
  const { url } = await fakeApi(() => ({ body: [aTemplate] }));
  expect((await runCommand(url, ['templates'])).stdout).toBe(
    'banana-face-slicing  Banana Face Slicing\n    --slot says="hello"  What it says\n',
  );
  const { stdout } = await runCommand(url, ['templates', '--json']);
  expect(JSON.parse(stdout)).toEqual({ templates: [aTemplate] });
});

test('account says what can be spent', async () => {
  const { url } = await fakeApi(() => ({ body: anAccount }));
  expect((await runCommand(url, ['account'])).stdout).toBe(
    'Credits: 3 (0 of the plan, 3 bought)\nPlan: free\nKey: Laptop (read, generate), 2 of 10 credits this month\n',
  );
});

test('get says how a video stands', async () => {
  const { url } = await fakeApi(() => ({ body: aVideo({ queuePosition: 2, etaSeconds: 30.5 }) }));
  const { stdout } = await runCommand(url, ['get', 'v1']);
  expect(stdout).toBe('Banana: In line, 2 before it, about 31 s left\n');
  const { exitCode } = await runCommand((await fakeApi(() => refused(404, 'NOT_FOUND'))).url, [
    ...['get', 'v1'],
  ]);
  expect(exitCode).toBe(1);
});

test('cancel leaves what has ended, and asks for the credit to come back', async () => {
  const videos = [aVideo(), aVideo({ status: 'completed', step: null }), aVideo()];
  const deletions = [{ status: 204 }, refused(409, 'NO_REFUND')];
  const { url, asked } = await fakeApi(({ method }) =>
    method === 'GET' ? { body: videos.shift() } : (deletions.shift() ?? {}),
  );
  const ended = 'shortcake: Video v1 has ended already, so that it stays.\n';
  expect((await runCommand(url, ['cancel', 'v1'])).exitCode).toBe(0);
  expect(await runCommand(url, ['cancel', 'v1'])).toMatchObject({ exitCode: 1, stderr: ended });
  expect((await runCommand(url, ['cancel', 'v1'])).exitCode).toBe(3);
  const sent = asked.filter(({ method }) => method === 'DELETE').map(({ query }) => query);
  expect(sent).toEqual([{ refund: 'required' }, { refund: 'required' }]);
});

test('says its version, and how it is used, also after a command', async () => {
  expect((await runCommand('', ['--version'])).stdout).toBe(`${version()}\n`);
  for (const words of [['--help'], ['make', '--help']]) {
    const { exitCode, stdout } = await runCommand('', words);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused');
  }
});
