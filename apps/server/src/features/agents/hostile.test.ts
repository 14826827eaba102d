import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Program, programOf } from '../../../test/program.ts';
import { createTestWeb } from '../../../test/web.ts';
import { agentOf, FORMER, headersFor, listenAll, messageOf, NEWEST } from './test-agents.ts';

const web = await createTestWeb();
const other = await web.another();
let program: Program;
let origins: string[];
beforeAll(async () => {
  origins = await listenAll([web.app, other]);
  program = await programOf(web, await web.person(1));
});
afterAll(async () => {
  await other.close();
  await web.close();
});

type Sent = { method?: string; headers?: Record<string, string>; key?: string | null };

/** Sends what need not be a message at all; answers what came back, whatever it is. */
async function send(body: string | object | undefined, sent: Sent = {}) {
  const { method = 'POST', headers = {}, key = program.key } = sent;
  const response = await fetch(new URL('/mcp', origins[0]), {
    method,
    headers: {
      ...headersFor(body),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  // An answer in a stream is one event.
  const json = text.replace(/^[\s\S]*?data: /, '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: json.startsWith('{') ? JSON.parse(json) : undefined,
  };
}
const toolCall = (name: unknown, sent: unknown) => ({
  ...messageOf('tools/call', { name, arguments: sent }),
});
const former = { 'mcp-protocol-version': FORMER };
const messageOfFormer = (method: unknown, params?: unknown) => ({
  ...{ jsonrpc: '2.0', id: 1, method },
  ...(params === undefined ? {} : { params }),
});

test('without a key that counts nothing is told, and the answer says where one goes', async () => {
  const message = messageOf('tools/list');
  const revoked = await programOf(web, program.person);
  await program.person.send('DELETE', `/api/keys/${revoked.id}`);
  for (const key of [null, 'sc_nothing', `sc_${'a'.repeat(40)}`, revoked.key]) {
    for (const method of ['POST', 'GET', 'DELETE']) {
      const body = method === 'POST' ? message : undefined;
      const { status, headers, body: told } = await send(body, { key, method });
      expect([key, method, status]).toEqual([key, method, 401]);
      expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect(told).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
      expect(told.error.data).toEqual({ code: 'UNAUTHORIZED' });
    }
  }
});

test('a session opens no door for agents', async () => {
  const { cookie } = program.person;
  expect((await send(messageOf('tools/list'), { key: null, headers: { cookie } })).status).toBe(
    401,
  );
});

test('a browser from another place is refused, also where its host leads here', async () => {
  const { host } = new URL(origins[0] as string);
  for (const origin of ['https://elsewhere.example', 'null', `http://${host}`]) {
    const { status, body, headers } = await send(messageOf('tools/list'), { headers: { origin } });
    expect([origin, status, body.error.data.code]).toEqual([origin, 403, 'CROSS_SITE']);
    expect(headers.get('access-control-allow-origin')).toBe(null);
  }
  const origin = web.config.publicUrl.origin;
  expect((await send(messageOf('tools/list'), { headers: { origin } })).status).toBe(200);
});

test('sessions of former protocols are not kept', async () => {
  for (const method of ['GET', 'DELETE']) {
    const { status } = await send(undefined, { method, headers: { 'mcp-session-id': 'x' } });
    expect([method, status]).toEqual([method, 405]);
  }
  for (const method of ['PUT', 'HEAD']) {
    expect((await send(undefined, { method })).status).toBe(404);
  }
});

test('ten megabytes are refused, and the next request is answered', async () => {
  const sent = JSON.stringify(toolCall('get_video', { id: 'x'.repeat(10_000_000) }));
  // It may be cut while it still sends.
  const status = await send(sent).then(
    (answer) => answer.status,
    () => 413,
  );
  expect(status).toBe(413);
  expect((await send(messageOf('tools/list'))).status).toBe(200);
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const hostile: [what: string, body: string | object | undefined, sent?: Sent][] = [
  ['nothing', undefined],
  ['no JSON', 'hello'],
  ['half of it', '{"jsonrpc":"2.0","id":1,'],
  ['a number', '7'],
  ['null', 'null'],
  ['an empty object', {}],
  ['an empty batch', []],
  ['a batch of a thousand', Array.from({ length: 1000 }, () => messageOfFormer('tools/list'))],
  ['a batch of one', [messageOf('tools/list')]],
  ['deep nesting', deep(5000)],
  [
    'deep nesting within a message',
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${deep(5000)}}}`,
  ],
  ['another JSON-RPC', { ...messageOf('tools/list'), jsonrpc: '1.0' }],
  ['an id that is none', { ...messageOf('tools/list'), id: { a: 1 } }],
  ['a method that is none', { ...messageOf('tools/list'), method: 7 }],
  ['an unknown method', messageOf('nothing/here')],
  [
    'an unknown method of the former protocol',
    messageOfFormer('nothing/here'),
    { headers: former },
  ],
  ['a prototype as a method', messageOfFormer('__proto__'), { headers: former }],
  ['params that are none', { ...messageOf('tools/list'), params: 'x' }],
  [
    'an unknown version',
    messageOf('tools/list'),
    { headers: { 'mcp-protocol-version': '1999-01-01' } },
  ],
  [
    'an unknown version of the former kind',
    messageOfFormer('tools/list'),
    { headers: { 'mcp-protocol-version': '1999-01-01' } },
  ],
  [
    'a header that says otherwise',
    toolCall('get_video', {}),
    { headers: { 'mcp-method': 'tools/list' } },
  ],
  ['a tool that is none', toolCall('delete_everything', {})],
  ['a prototype as a tool', toolCall('constructor', {})],
  ['a tool without a name', messageOf('tools/call', {})],
  ['a tool with a number for a name', toolCall(7, {})],
  ['arguments that are none', toolCall('get_video', 'x')],
  ['a resource without an address', messageOf('resources/read', {})],
  ['a resource elsewhere', messageOf('resources/read', { uri: 'file:///etc/passwd' })],
  ['a resource above', messageOf('resources/read', { uri: 'shortcake://videos/../x' })],
  ['a subscription', messageOf('subscriptions/listen', { filter: {} })],
  [
    'a subscription of the former protocol',
    messageOfFormer('resources/subscribe', { uri: 'shortcake://videos/x' }),
    { headers: former },
  ],
  ['a task', messageOfFormer('tasks/list'), { headers: former }],
  ['another type', 'a=b', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  [
    'one who accepts nothing',
    messageOfFormer('tools/list'),
    { headers: { ...former, accept: 'image/png' } },
  ],
];

test.each(hostile)('%s is answered with an error of the protocol', async (_what, body, sent) => {
  const { status, body: told, text } = await send(body, sent);
  expect(status, text).toBeLessThan(500);
  expect(told, text).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
  expect(text).not.toMatch(/node_modules|at \w+ \(|select |\/src\//);
});

test.each([
  ['initialize without params', messageOfFormer('initialize'), { headers: former }],
  ['a number for an address', messageOfFormer('resources/read', { uri: 7 }), { headers: former }],
  ['a number for a cursor', messageOfFormer('resources/list', { cursor: 7 }), { headers: former }],
] as const)('%s is said to be wrong params, and no fault of ours', async (_what, body, sent) => {
  const { body: told } = await send(body, sent);
  expect(told.error.code).toBe(-32602);
});

test('of a long address only the beginning is told', async () => {
  const { text } = await send(messageOf('resources/read', { uri: `a:${'x'.repeat(5000)}` }));
  expect(text).toContain('a:xxx');
  expect(text.length).toBeLessThan(1000);
});

test('a cursor that is none is said in the words of agents', async () => {
  for (const asked of [
    toolCall('list_videos', { cursor: 'x' }),
    messageOf('resources/list', { cursor: 'x' }),
  ]) {
    const { text } = await send(asked);
    expect(text).toContain('nextCursor');
    expect(text).not.toContain('Link');
  }
});

test('what nobody waits for an answer to gets none', async () => {
  for (const body of [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 5, result: {} },
  ]) {
    expect((await send(body, { headers: former })).status).toBe(202);
  }
});

test('a key that is revoked between two calls opens nothing in either process', async () => {
  for (const version of [NEWEST, FORMER] as const) {
    const { key, id } = await programOf(web, program.person);
    const agent = await agentOf(origins, key, version);
    expect((await agent.call('get_account')).isError).toBeUndefined();
    await program.person.send('DELETE', `/api/keys/${id}`);
    for (let times = 0; times < 2; times += 1) {
      await expect(agent.call('get_account')).rejects.toThrow(/revoked|401/);
    }
    await agent.close();
  }
});

test('a fault of ours is told in no words of ours', async () => {
  const broken = await createTestWeb();
  const [origin] = await listenAll([broken.app]);
  const { key } = await programOf(broken, await broken.person(1));
  const agent = await agentOf([origin as string], key);
  await broken.sql`alter table projects rename column starred to gone`;
  const { isError, structuredContent } = await agent.call('list_videos');
  expect([isError, structuredContent.code]).toEqual([true, 'INTERNAL']);
  expect(structuredContent.message).not.toMatch(/column|starred/);
  await expect(agent.client.listResources()).rejects.toMatchObject({
    message: expect.not.stringMatching(/column|starred/),
  });
  await agent.close();
  await broken.close();
});

test("each call counts towards the key's limit", async () => {
  const strict = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '3' });
  const [origin] = await listenAll([strict.app]);
  const { key } = await programOf(strict, await strict.person());
  const message = messageOf('tools/list');
  const headers = { ...headersFor(message), authorization: `Bearer ${key}` };
  const ask = () =>
    fetch(new URL('/mcp', origin), { method: 'POST', headers, body: JSON.stringify(message) });
  const first = await ask();
  expect(first.headers.get('ratelimit-policy')).toBe('"changes-of-a-key";q=3;w=60');
  const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
  expect(statuses.at(-1)).toBe(429);
  await strict.close();
});
