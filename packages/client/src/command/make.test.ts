import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Asked, type FakeAnswer, fakeApi, KEY, refused } from '../../test/fake-api.ts';
import { runCommand } from '../../test/run-command.ts';
import { stopClock } from '../../test/stop-clock.ts';
import { aTemplate, aVideo } from '../../test/video.ts';
import type { Video } from '../index.ts';

const template = ['make', '--template', 'banana-face-slicing'];
const rendering: Partial<Video> = { status: 'processing', step: 'rendering', progress: 0.4 };
const completed: Partial<Video> = { status: 'completed', step: null };

/** An API with one template, whose videos go through these states, one at each look. */
async function makes(states: Partial<Video>[], create: FakeAnswer = { body: aVideo() }) {
  const answer = ({ method, path }: Asked): FakeAnswer => {
    if (path === '/api/v1/templates') return { body: [aTemplate] };
    if (method === 'POST') return create;
    if (path.endsWith('/file')) return { body: Buffer.from('mp4') };
    return { body: aVideo(states.length > 1 ? states.shift() : states[0]) };
  };
  const api = await fakeApi(answer);
  return { ...api, creations: () => api.asked.filter(({ method }) => method === 'POST') };
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'command-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('makes a video, tells how it goes, and writes it down', async () => {
  const { url, creations } = await makes([completed]);
  const out = join(await folder(), 'a.mp4');
  const options = ['--slot', 'says=Good = morning', '--title', 'Mine', '--aspect', '1:1'];
  const more = [...options, '--no-audio', '--seed', '7', '--prompt', 'A banana.', '--out', out];
  const { exitCode, stdout, stderr } = await runCommand(url, [...template, ...more]);
  expect({ exitCode, stdout, stderr }).toEqual({
    ...{ exitCode: 0, stdout: `${out}\n`, stderr: 'In line\nCompleted\n' },
  });
  expect(await readFile(out, 'utf8')).toBe('mp4');
  expect(creations()[0]?.body).toEqual({
    ...{ title: 'Mine', prompt: 'A banana.' },
    templateData: {
      ...{ templateId: 'banana-face-slicing', aspectRatio: '1:1', generateAudio: false, seed: 7 },
      slots: { says: 'Good = morning' },
    },
  });
});

test('on a terminal progress is one line, as long as that is wide', async () => {
  stopClock();
  const { url } = await makes([rendering, completed]);
  const { stderr } = await runCommand(url, template, { isTerminal: true });
  const lines = stderr.split('\r\x1b[2K');
  expect(lines).toEqual(['', 'In line', 'Rendering, 40 %', 'Completed', '']);
});

test('with --json there is one object on stdout and nothing else', async () => {
  const { url } = await makes([completed]);
  const { exitCode, stdout, stderr } = await runCommand(url, [...template, '--json']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual({ ...aVideo(completed), file: null });
});

test('with --no-wait it only asks', async () => {
  const { url, asked } = await makes([completed]);
  const { stdout } = await runCommand(url, ['make', '--prompt', 'A boat.', '--no-wait']);
  expect(stdout).toBe('v1\n');
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(asked[1]?.body).toMatchObject({ templateData: { templateId: 'custom-prompt' } });
});

test('a video that fails ends it with 1, and says why', async () => {
  const failed = { failureReason: 'The engine broke.', creditRefunded: true };
  const { url } = await makes([{ status: 'failed', step: null, ...failed }]);
  const { exitCode, stderr } = await runCommand(url, template);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('Video v1 failed: The engine broke. Its credit came back.');
  const { stdout } = await runCommand(url, [...template, '--json']);
  expect(JSON.parse(stdout).error).toMatchObject({ code: 'FAILED', id: 'v1' });
});

test.each([
  [[], 'Name a command: make, templates, account, get, download, cancel.'],
  [['mak'], 'There is no command mak: make,'],
  [['make'], 'Say what to make: --template ID, or --prompt TEXT.'],
  [[...template, '--slots', 'x'], "Unknown option '--slots'. Options: --template, --slot,"],
  [[...template, '--slot', 'mood=x'], 'has no slot mood. It has: says ("hello").'],
  [[...template, '--slot', 'says'], '--slot says must be such as --slot says="Good morning".'],
  [[...template, '--slot', 'says=a', '--slot', 'says=b'], 'Give each --slot once.'],
  [[...template, 'Good', 'morning'], '"Good" has no place here. Put what has blanks into quotes.'],
  [['make', '--template', 'nothing'], 'There is no template nothing.'],
  [[...template, '--aspect', '4:3'], '--aspect must be 9:16, 16:9, 1:1, not 4:3.'],
  [[...template, '--seed', 'x'], '--seed must be a whole number from 0.'],
  [[...template, '--no-wait', '--out', 'a.mp4'], 'give one of them.'],
  [['make', '--prompt', 'A boat.', '--slot', 'says=x'], '--slot goes with --template.'],
  [[...template, '--out', '/nowhere/a.mp4'], 'there is no folder /nowhere.'],
  [[...template, '--out', '/tmp'], '--out /tmp is a folder.'],
  [['get'], 'Give the id of one video'],
  [['download', 'v1'], 'Say where to: --out FILE.'],
])('%j is wrong usage: says what to change, and takes nothing', async (words, message) => {
  const { url, creations } = await makes([completed]);
  const { exitCode, stdout, stderr } = await runCommand(url, words);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toMatch(/^shortcake: .*\n$/);
  expect(stderr).toContain(message);
  expect(creations()).toEqual([]);
});

test.each([
  [400, 'INVALID_REQUEST', 2],
  [401, 'UNAUTHORIZED', 3],
  [402, 'INSUFFICIENT_CREDITS', 3],
  [402, 'KEY_CAP_REACHED', 3],
  [403, 'SCOPE_MISSING', 3],
  [422, 'PROMPT_REFUSED', 3],
  [500, 'INTERNAL', 1],
])('a refusal of %i %s ends it with its code', async (status, code, exitCode) => {
  const { url } = await makes([completed], refused(status, code));
  const plain = await runCommand(url, template);
  expect(plain).toMatchObject({ exitCode, stdout: '', stderr: `shortcake: Refused: ${code}.\n` });
  const json = await runCommand(url, [...template, '--json']);
  expect(json.stderr).toBe('');
  expect(JSON.parse(json.stdout)).toEqual({
    error: { status, code, message: `Refused: ${code}.` },
  });
});

test('engines that refuse for hours are no fault of the words', async () => {
  const later = refused(429, 'TOO_MANY_REFUSALS', { 'retry-after': '3600' });
  const { url } = await makes([completed], later);
  expect((await runCommand(url, template)).exitCode).toBe(3);
});

test('no key is wrong usage, and says where to make one', async () => {
  const { url } = await makes([completed]);
  const { exitCode, stderr } = await runCommand(url, template, { key: '' });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`Make one at ${url}/dashboard/settings`);
});

test('a key that may not read asks for nothing that it could not wait for', async () => {
  const { url, asked } = await fakeApi(({ method }) =>
    method === 'POST' ? { status: 201, body: aVideo() } : refused(403, 'SCOPE_MISSING'),
  );
  const { exitCode, stderr } = await runCommand(url, template);
  expect(exitCode).toBe(3);
  expect(stderr).toContain('Give it the scope `read` in Settings, or add --no-wait.');
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  expect(await runCommand(url, [...template, '--no-wait'])).toMatchObject({ exitCode: 0 });
});

test('Ctrl-C says how to get the video later', async () => {
  const stop = new AbortController();
  const { url } = await fakeApi(({ method, path }) => {
    if (path === '/api/v1/templates') return { body: [aTemplate] };
    if (method === 'GET') stop.abort();
    return { body: aVideo() };
  });
  const to = await folder();
  const words = [...template, '--out', join(to, 'a.mp4')];
  const { exitCode, stdout, stderr } = await runCommand(url, words, { signal: stop.signal });
  expect({ exitCode, stdout }).toEqual({ exitCode: 130, stdout: '' });
  expect(stderr).toContain('Video v1 goes on; later: shortcake download v1 --out FILE');
  expect(await readdir(to)).toEqual([]);
});

test('Ctrl-C before anything was asked for takes nothing', async () => {
  const { url, creations } = await makes([completed]);
  const signal = AbortSignal.abort();
  expect(await runCommand(url, template, { signal })).toMatchObject({ exitCode: 130 });
  expect(creations()).toEqual([]);
});

test('the key is never printed', async () => {
  stopClock();
  const { url } = await makes([completed], refused(401, 'UNAUTHORIZED'));
  const told = [
    await runCommand(url, template),
    await runCommand(url, [...template, '--json']),
    await runCommand('http://127.0.0.1:1', template),
    await runCommand(url, template, { key: `${KEY}\nx` }),
    await runCommand(url, ['account'], { key: `${KEY}\u{1F370}` }),
  ];
  expect(told.map(({ exitCode }) => exitCode)).toEqual([3, 3, 1, 2, 2]);
  expect(JSON.stringify(told)).not.toContain(KEY);
});
