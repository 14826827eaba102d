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

const HOSTILE = '\x1b]0;owned\x07\x1b[2J\n\x9b2J\u202eevil\u2066\u200f';
const SHOWN = '\\u001b]0;owned\\u0007\\u001b[2J\\u000a\\u009b2J\\u202eevil\\u2066\\u200f';

test('nothing that somebody wrote moves the terminal: titles, reasons, templates, names, messages', async () => {
  const [slot] = aTemplate.slots;
  const template = { ...aTemplate, title: HOSTILE, slots: [{ ...slot, label: HOSTILE }] };
  const video = aVideo({ status: 'failed', step: null, title: HOSTILE, failureReason: HOSTILE });
  const account = { ...anAccount, key: { ...anAccount.key, name: HOSTILE } };
  const bodies: Record<string, unknown> = { templates: [template], videos: video, account };
  const { url } = await fakeApi(({ path }) => ({ body: bodies[path.split('/')[3] ?? ''] }));
  const make = ['make', '--template', aTemplate.id];
  const all = [['templates'], ['get', 'v1'], ['account'], make, [`mak${HOSTILE}`]];
  for (const isTerminal of [false, true]) {
    for (const words of all) {
      const { stdout, stderr } = await runCommand(url, words, { isTerminal });
      const printed = (stdout + stderr).replaceAll('\r\x1b[2K', '').replaceAll('\n', '');
      expect(printed).toContain(SHOWN);
      expect(printed).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    }
  }
});

test('with --json as well, and what it says is what was said', async () => {
  const { url } = await fakeApi(() => ({ body: aVideo({ title: HOSTILE }) }));
  const { stdout } = await runCommand(url, ['get', 'v1', '--json']);
  expect(stdout).not.toMatch(/[\u007f-\u009f]|\p{Bidi_Control}/u);
  expect(JSON.parse(stdout).title).toBe(HOSTILE);
});

test('a refusal shows what the server says, and obeys none of it', async () => {
  const { url } = await fakeApi(() => ({ status: 404, body: { code: 'X', message: HOSTILE } }));
  const { stderr } = await runCommand(url, ['get', 'v1']);
  expect(stderr).toBe(`shortcake: ${SHOWN}\n`);
});
