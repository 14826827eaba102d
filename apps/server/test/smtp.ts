import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that was accepted, with its headers by name in small letters. */
export type Received = { to: string; from: string; headers: Record<string, string>; raw: string };

/**
 * What a server does to a mail: `accept`s it, hangs before it answers at a phase, drops the connection when
 * it has the whole mail and before it says so (`forget`), or answers a phase in words such as `550 5.1.1 No`.
 */
export type Behavior =
  | 'accept'
  | 'forget'
  | { hangs: Phase }
  | { answers: string; at: Exclude<Phase, 'greeting'> };
type Phase = 'greeting' | 'auth' | 'MAIL FROM' | 'RCPT TO' | 'DATA';

/** An SMTP server of a test's own. `behave` tells for each connection and mail what becomes of it. */
export async function serveSmtp(
  behave: (recipient: string | undefined) => Behavior = () => 'accept',
  more: SMTPServerOptions = {},
) {
  const received: Received[] = [];
  let tries = 0;
  const answer = (phase: Phase, recipient: string | undefined, done: (error?: Error) => void) => {
    const behavior = behave(recipient);
    if (typeof behavior !== 'object') return done();
    if ('hangs' in behavior) return behavior.hangs === phase ? undefined : done();
    if (behavior.at !== phase) return done();
    const [, code, words] = /^(\d{3}) (.*)$/.exec(behavior.answers) as RegExpExecArray;
    done(Object.assign(new Error(words), { responseCode: Number(code) }));
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 1,
    onConnect: (_session, done) => {
      tries += 1;
      answer('greeting', undefined, done);
    },
    onAuth: ({ username, password }, _session, done) =>
      answer('auth', undefined, (error) =>
        error ? done(error) : done(null, { user: `${username}:${password}` }),
      ),
    onMailFrom: (_address, _session, done) => answer('MAIL FROM', undefined, done),
    onRcptTo: ({ address }, _session, done) => answer('RCPT TO', address, done),
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream);
      const to = envelope.rcptTo.map(({ address }) => address).join();
      if (behave(to) === 'forget') {
        for (const { _socket } of server.connections) _socket.destroy();
        return;
      }
      answer('DATA', to, (error) => {
        if (error) return done(error);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ to, from, headers: headersOf(raw), raw });
        done();
      });
    },
    ...more,
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `${more.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    received,
    /** Connections so far. */
    tries: () => tries,
    async close() {
      for (const { _socket } of server.connections) _socket.destroy();
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      await promise;
    },
  };
}

function headersOf(raw: string): Record<string, string> {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = line, value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
}

/** Text that a mail has in quoted-printable. */
export const decoded = (raw: string): string =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');
