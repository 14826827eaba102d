import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { serveReceiver } from '../../../../test/webhook-receiver.ts';
import { createPost } from './post.ts';

const receiver = await serveReceiver();
afterAll(receiver.close);

const request = { payload: '{}', headers: {}, stopping: new AbortController().signal };
const troubleOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'answered',
    (error: Error) => error.message,
  );

test.each([
  ...['127.0.0.1', '127.255.0.9', '0.0.0.0', '10.0.0.1', '172.31.255.255', '192.168.0.1'],
  ...['169.254.169.254', '100.64.0.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::127.0.0.1'],
  ...['::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '64:ff9b:1::10.0.0.1'],
])('a host that is at %s is not asked, by its name or by its number', async (address) => {
  const post = createPost(false, async () => address);
  const literal = address.includes(':') ? `[${address}]` : address;
  for (const url of ['https://hooks.example.com/x', `https://${literal}/`]) {
    expect(await troubleOf(post(url, request))).toBe('its host is at a private address');
  }
});

test('a host is looked up at each attempt: a name that moves to a private address is not followed', async () => {
  const addresses = ['192.0.2.1', '127.0.0.1'];
  const asked: string[] = [];
  const post = createPost(false, async (hostname) => {
    asked.push(hostname);
    if (addresses.length === 2)
      throw Object.assign(new Error(addresses.shift()), { code: 'ENOTFOUND' });
    return addresses[0] as string;
  });
  const { port } = new URL(receiver.url());
  const attempt = () => troubleOf(post(`https://moves.example:${port}/`, request));
  expect(await attempt()).toBe('its host was not found (ENOTFOUND)');
  expect(await attempt()).toBe('its host is at a private address');
  expect(asked).toEqual(['moves.example', 'moves.example']);
  expect(receiver.posted).toEqual([]);
});

test('away from this machine, nothing is asked in plain or with a password, whatever a row says', async () => {
  const post = createPost(false, async () => '93.184.215.14');
  for (const url of ['http://hooks.example.com/', 'https://user:word@hooks.example.com/']) {
    expect(await troubleOf(post(url, request))).toBe('its address must not be asked');
  }
  expect(await troubleOf(post(receiver.url(), request))).toBe('its address must not be asked');
});

test('on this machine its own addresses are asked, and no other private one', async () => {
  const post = createPost(true, async () => '10.0.0.1');
  expect(await post(receiver.url(), request)).toMatchObject({ status: 204 });
  expect(await troubleOf(post('https://hooks.example.com/', request))).toMatch(/private/);
  expect(await troubleOf(post('http://10.0.0.1/', request))).toMatch(/must not/);
});

test('a redirect is an answer, and is not followed', async () => {
  const redirecting = await serveReceiver((_, response) =>
    response.writeHead(307, { location: receiver.url('/elsewhere') }).end(),
  );
  const { status } = await createPost(true)(redirecting.url(), request);
  await redirecting.close();
  expect(status).toBe(307);
  expect(receiver.at('/elsewhere')).toEqual([]);
});

test('what went wrong is told without the address', async () => {
  const gone = await serveReceiver();
  await gone.close();
  const trouble = await troubleOf(createPost(true)(gone.url('/a-secret?token=b'), request));
  expect(trouble).toBe('no connection (ECONNREFUSED)');
});

test('who stops waits for nobody', async () => {
  const hanging = await serveReceiver(() => {});
  const stopping = new AbortController();
  const sent = troubleOf(
    createPost(true)(hanging.url(), { ...request, stopping: stopping.signal }),
  );
  stopping.abort();
  expect(await sent).toMatch(/^no connection/);
  await hanging.close();
});

test('a request that hears no signal, since it has no socket yet, is given up by its time too', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const deaf = new EventEmitter();
  const asked = vi
    .spyOn(http, 'request')
    .mockReturnValue(Object.assign(deaf, { end: () => late.abort() }) as never);
  const trouble = await troubleOf(createPost(true)(receiver.url(), request));
  timeout.mockRestore();
  asked.mockRestore();
  expect(trouble).toBe('no answer within 10 s');
});

test.each([
  [
    'a change of protocol',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
  ],
  ['what is no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ['headers without an end', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`],
  ['nothing but an end', ''],
])('%s is no answer', async (_, bytes) => {
  const raw = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(bytes);
  }).listen(0, '127.0.0.1');
  await once(raw, 'listening');
  const { port } = raw.address() as AddressInfo;
  expect(await troubleOf(createPost(true)(`http://127.0.0.1:${port}/`, request))).toMatch(
    /^no connection/,
  );
  raw.close();
});
