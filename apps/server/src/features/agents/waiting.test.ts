import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { programOf } from '../../../test/program.ts';
import { createTestWeb } from '../../../test/web.ts';
import { agentOf, FORMER, headersFor, listenAll, messageOf, NEWEST } from './test-agents.ts';

const web = await createTestWeb();
let origins: string[];
beforeAll(async () => {
  origins = await listenAll([web.app]);
});
afterAll(web.close);

const WANTED = { templateData: { templateId: 'cat-opera' }, confirm_credits: 1, wait: true };
const subscribed = vi.spyOn(web.feed, 'subscribe');
/** Listeners for news of people: each waiting call has one until it ends. */
let open = 0;
subscribed.mockImplementation((account, listener) => {
  open += 1;
  const end = Object.getPrototypeOf(web.feed).subscribe.call(web.feed, account, listener);
  return () => {
    open -= 1;
    end();
  };
});
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
const untilOpen = (count: number) => expect.poll(() => open).toBe(count);

test.each([NEWEST, FORMER] as const)(
  'who hangs up a call of %s leaves nothing running',
  async (version) => {
    const person = await web.person(1);
    const { key } = await programOf(web, person);
    const agent = await agentOf(origins, key, version);
    const gone = new AbortController();
    const call = agent.call('make_video', WANTED, { signal: gone.signal });
    await untilOpen(1);
    gone.abort();
    await expect(call).rejects.toThrow();
    await agent.close();
    await untilOpen(0);
    // The video was asked for, and goes on.
    const { body } = await person.send('GET', '/api/projects');
    expect(body).toMatchObject([{ status: 'pending' }]);
  },
);

test('a connection that is cut leaves nothing running', async () => {
  const { key } = await programOf(web, await web.person(1));
  const message = messageOf('tools/call', { name: 'make_video', arguments: WANTED });
  const headers = { ...headersFor(message), authorization: `Bearer ${key}` };
  const asked = request(new URL('/mcp', origins[0]), { method: 'POST', headers });
  asked.on('error', () => {}).end(JSON.stringify(message));
  await untilOpen(1);
  asked.destroy();
  await untilOpen(0);
});

test('waiting ends once its key is revoked, and takes no turn of what else its person does', async () => {
  const person = await web.person(8);
  const { key, id } = await programOf(web, person);
  const agent = await agentOf(origins, key);
  const waiting = Array.from({ length: 6 }, () => agent.call('make_video', WANTED));
  await untilOpen(6);
  const quick = await agent.call('make_video', { ...WANTED, wait: false });
  expect(quick.structuredContent).toMatchObject({ status: 'pending' });
  await person.send('DELETE', `/api/keys/${id}`);
  for (const { structuredContent, isError } of await Promise.all(waiting)) {
    expect([isError, structuredContent.code]).toEqual([true, 'UNAUTHORIZED']);
    expect(structuredContent.message).toContain('revoked');
  }
  await untilOpen(0);
});

test('forty waits of a person are open, whatever their keys and doors', async () => {
  const person = await web.person(1);
  const programs = await Promise.all([1, 2, 3].map(() => programOf(web, person)));
  const agents = await Promise.all(programs.map(({ key }) => agentOf(origins, key)));
  const made = await agents[0]!.call('make_video', { ...WANTED, wait: false });
  const { id } = made.structuredContent;
  const read = (n: number) => programs[n]!.send('GET', `/api/v1/videos/${id}?wait=60`);
  const tool = (n: number) => agents[n]!.call('get_video', { id, wait: 60 });
  const oldest = tool(0);
  await untilOpen(1);
  const others = Array.from({ length: 19 }, () => read(0));
  await untilOpen(20);
  others.push(...Array.from({ length: 20 }, () => read(1)));
  await untilOpen(40);
  // The oldest of its key, also where the person has as many as they may.
  others.push(read(0));
  expect((await oldest).structuredContent.status).toBe('pending');
  await untilOpen(40);
  const another = read(2);
  // Of the first 19, which looked their key up at the same time, whichever was served first.
  const ended = await Promise.race(others.map(async (one, at) => ({ at, body: (await one).body })));
  expect(ended.at).toBeLessThan(19);
  expect(ended.body.status).toBe('pending');
  await untilOpen(40);
  await person.send('DELETE', `/api/projects/${id}`);
  others.splice(ended.at, 1, another);
  const gone = await Promise.all(others);
  expect(gone.map(({ status }) => status)).toEqual(Array(40).fill(404));
  await untilOpen(0);
});

test('get_video waits as long as it was told', async () => {
  const { key } = await programOf(web, await web.person(1));
  const agent = await agentOf(origins, key);
  const { id } = (await agent.call('make_video', { ...WANTED, wait: false })).structuredContent;
  const begun = performance.now();
  const { structuredContent } = await agent.call('get_video', { id, wait: 1 });
  expect(performance.now() - begun).toBeGreaterThan(950);
  expect(structuredContent).toMatchObject({ id, status: 'pending' });
  await agent.close();
});

test('fifty waiting calls take little memory, and end with the process', async () => {
  const half = await web.another();
  const [origin] = await listenAll([half]);
  const waiting = await Promise.all(
    [1, 2, 3].map(async () => {
      const { key } = await programOf(web, await web.person(1));
      const agent = await agentOf([origin as string], key);
      const made = await agent.call('make_video', { ...WANTED, wait: false });
      return { agent, id: made.structuredContent.id as string };
    }),
  );
  const before = heapUsed();
  const calls = waiting.flatMap(({ agent, id }) =>
    Array.from({ length: 17 }, () => agent.call('get_video', { id, wait: 60 })),
  );
  await untilOpen(51);
  // 4.3 MB, those of the clients among them.
  expect(heapUsed() - before).toBeLessThan(15_000_000);
  await half.close();
  for (const { structuredContent } of await Promise.all(calls)) {
    expect(structuredContent).toMatchObject({ status: 'pending' });
  }
  await untilOpen(0);
});
