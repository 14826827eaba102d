import { afterEach, expect, test } from 'vitest';
import { type Behavior, decoded, serveSmtp } from '../../test/smtp.ts';
import { MessageRefusedError } from './outbox/outbox.ts';
import { createSmtp } from './smtp.ts';

const FROM = { name: 'Shortcake', address: 'hello@shortcake.example' };
/** For servers that hang: one that answers may be slow on a busy machine. */
const SHORT = {
  total: 60_000,
  dnsTimeout: 700,
  connectionTimeout: 700,
  greetingTimeout: 700,
  socketTimeout: 700,
  socketCloseTimeout: 100,
};
const MAIL = {
  to: 'ada@example.com',
  subject: 'Your video is ready: “Crème” \u{1f370}',
  headers: { 'Message-ID': '<1@shortcake.example>', 'List-Unsubscribe': '<http://x/u?token=1>' },
  text: 'Hello.\n.\nEnd.\n',
  html: '<p>Hello, “Crème”.</p>',
};

const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

async function serve(...given: Parameters<typeof serveSmtp>) {
  const server = await serveSmtp(...given);
  closes.push(server.close);
  return server;
}

const never = new AbortController().signal;
const troubleOf = (url: string, limits?: typeof SHORT, mail = MAIL): Promise<Error> =>
  createSmtp(
    url,
    FROM,
    limits,
  )(mail, never).then(
    () => Promise.reject(new Error('it was taken')),
    (error: Error) => error,
  );

test('a server gets the mail whole: who, what, both forms, and the headers as they are', async () => {
  const { url, received } = await serve();
  await createSmtp(url, FROM)(MAIL, never);
  const [mail] = received;
  expect(mail).toMatchObject({ to: MAIL.to, from: FROM.address });
  expect(mail?.headers).toMatchObject({
    from: 'Shortcake <hello@shortcake.example>',
    to: 'ada@example.com',
    'message-id': '<1@shortcake.example>',
    'list-unsubscribe': '<http://x/u?token=1>',
    date: expect.stringMatching(/\d{4}/),
    'content-type': expect.stringContaining('multipart/alternative'),
  });
  expect(mail?.headers.subject).toMatch(/^=\?UTF-8\?/);
  expect(decoded(mail!.raw)).toContain('<p>Hello, “Crème”.</p>');
  expect(decoded(mail!.raw)).toContain('End.');
});

test('the user and password of the address are shown to the server, over TLS where it says smtps', async () => {
  const users: unknown[] = [];
  const { port, received } = await serve(undefined, {
    secure: true,
    authOptional: false,
    onAuth: ({ username, password }, _session, done) => {
      users.push([username, password]);
      done(null, { user: username });
    },
  });
  const url = `smtps://ada:p%40ss@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
  await createSmtp(url, FROM)(MAIL, never);
  expect(users).toEqual([['ada', 'p@ss']]);
  expect(received).toHaveLength(1);
  // The same without leave for a certificate that nobody knows.
  expect((await troubleOf(`smtps://ada:p%40ss@127.0.0.1:${port}`)).message).toMatch(/could not be/);
});

test.each<[Behavior, string, boolean]>([
  [
    { at: 'RCPT TO', answers: '550 5.1.1 ada@example.com is unknown' },
    'RCPT TO was answered with 550 5.1.1',
    true,
  ],
  [{ at: 'RCPT TO', answers: '550 relay not permitted' }, 'RCPT TO was answered with 550', false],
  [
    { at: 'RCPT TO', answers: '550 5.7.1 relaying denied' },
    'RCPT TO was answered with 550 5.7.1',
    false,
  ],
  [
    { at: 'RCPT TO', answers: '452 4.2.2 mailbox full' },
    'RCPT TO was answered with 452 4.2.2',
    false,
  ],
  [{ at: 'DATA', answers: '554 5.6.0 no' }, 'DATA was answered with 554 5.6.0', true],
  [{ at: 'DATA', answers: '451 later' }, 'DATA was answered with 451', false],
  [
    { at: 'MAIL FROM', answers: '550 5.1.8 who are you' },
    'MAIL FROM was answered with 550 5.1.8',
    false,
  ],
  [{ at: 'MAIL FROM', answers: '421 too busy' }, 'MAIL FROM was answered with 421', false],
])('%j is told as such, and without an address', async (behavior, trouble, isForGood) => {
  const { url, received } = await serve(() => behavior);
  const error = await troubleOf(url);
  expect(error.message).toBe(trouble);
  expect(error instanceof MessageRefusedError).toBe(isForGood);
  expect(received).toEqual([]);
});

test('a key that is refused may be mended', async () => {
  const { port } = await serve(() => ({ at: 'auth', answers: '535 5.7.8 no' }));
  const error = await troubleOf(`smtp://ada:secret@127.0.0.1:${port}`);
  expect(error).not.toBeInstanceOf(MessageRefusedError);
  expect(error.message).toBe('AUTH PLAIN was answered with 535 5.7.8');
});

test.each(['greeting', 'MAIL FROM', 'RCPT TO', 'DATA'] as const)(
  'a server that hangs before it answers %s is left, and the mail may be tried again',
  async (hangs) => {
    const { url } = await serve(() => ({ hangs }));
    const error = await troubleOf(url, SHORT);
    expect(error).not.toBeInstanceOf(MessageRefusedError);
    expect(error.message).toMatch(/^the server did not answer in time \(/);
    expect(error.message).not.toContain('@');
  },
);

test('a server that hangs at no single phase for long is left as well', async () => {
  const { url } = await serve(() => ({ hangs: 'DATA' }));
  const error = await troubleOf(url, { ...SHORT, total: 700, socketTimeout: 60_000 });
  expect(error.message).toMatch(/^the server did not answer in time/);
});

test('a connection that is dropped before the 250 is no delivery', async () => {
  const { url, received } = await serve(() => 'forget');
  const error = await troubleOf(url);
  expect(error).not.toBeInstanceOf(MessageRefusedError);
  expect(error.message).toMatch(/^it could not be sent \(E/);
  expect(received).toEqual([]);
});

test('nobody listens: it is told as such', async () => {
  const { url, close } = await serveSmtp();
  await close();
  expect((await troubleOf(url)).message).toMatch(/^it could not be sent \(E/);
});

test.each([
  'ada@example.com, bo@example.com',
  'ada@example.com\r\nRCPT TO:<bo@example.com>',
  'a<b>@example.com',
])('no address leads to a second recipient: %j', async (to) => {
  const { url, tries } = await serve();
  const error = await troubleOf(url, undefined, { ...MAIL, to });
  expect(error).toBeInstanceOf(MessageRefusedError);
  expect(error.message).toBe('its address is none');
  expect(tries()).toBe(0);
});

test.each(['a\r\nBcc: eve@example.com', 'a\nX-Evil: 1'])(
  'no subject makes a header: %j',
  async (subject) => {
    const { url, received } = await serve();
    await createSmtp(url, FROM)({ ...MAIL, subject }, never);
    expect(received[0]?.headers).not.toHaveProperty('bcc');
    expect(received[0]?.headers).not.toHaveProperty('x-evil');
    expect(received[0]?.to).toBe(MAIL.to);
  },
);
