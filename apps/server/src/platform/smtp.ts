import type { NodemailerError } from 'nodemailer';
import { MessageRefusedError } from './outbox/outbox.ts';

/** Whom mails are from. */
export type Sender = { name: string; address: string };

/** What an SMTP server is given. `headers` come besides From, To, Subject and Date. */
export type OutgoingMail = {
  to: string;
  subject: string;
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
};

/** Each phase has its limit, in ms, and so has the whole: a server that says a word every 10 s is no end. */
const LIMITS = {
  /** In all. */
  total: 40_000,
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 1_000,
};
/** What is under way when the process stops may end: most servers answer in one. */
const GRACE_MS = 8_000;

/** One address alone: what else nodemailer reads in a text, a list or a name, would be another recipient. */
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"\\]+$/;

/**
 * Hands mails over to an SMTP server, each by a connection of its own. `url` is as nodemailer reads it:
 * smtps, or smtp, which goes on encrypted where the server offers STARTTLS. What is handed over was
 * answered with 250. Throws MessageRefusedError where the server will never take it, else an Error; their
 * messages hold no address.
 */
export function createSmtp(url: string, from: Sender, { total, ...phases } = LIMITS) {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      { url, ...phases, pool: false, logger: false, debug: false },
      { from, disableFileAccess: true, disableUrlAccess: true },
    );
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (mail: OutgoingMail, unwanted: AbortSignal): Promise<void> => {
    if (!ADDRESS.test(mail.to)) throw new MessageRefusedError('its address is none');
    const late = AbortSignal.timeout(total);
    const stop = afterwards(unwanted, GRACE_MS);
    try {
      opened ??= open();
      const transport = await opened;
      await transport.sendMail({
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        textEncoding: 'quoted-printable',
        headers: Object.entries(mail.headers).map(([key, value]) => ({
          key,
          value: { prepared: true, value },
        })),
        signal: AbortSignal.any([late, stop]),
      });
    } catch (error) {
      throw refusalOf(error as NodemailerError, late);
    }
  };
}

/** A signal that comes some time after another. */
function afterwards(signal: AbortSignal, ms: number): AbortSignal {
  const later = new AbortController();
  const begin = () => setTimeout(() => later.abort(), ms).unref();
  if (signal.aborted) begin();
  else signal.addEventListener('abort', begin, { once: true });
  return later.signal;
}

/** Not the error's own message, which quotes addresses. */
function refusalOf(error: NodemailerError, late: AbortSignal): Error {
  const { code, command = '', responseCode: status, response = '' } = error;
  if (late.aborted || code === 'ETIMEDOUT') {
    return new Error(`the server did not answer in time (${placeOf(command)})`);
  }
  if (status === undefined) {
    const trouble = `it could not be sent (${code ?? error.name})`;
    // Found before anything was sent: the address is none.
    return code === 'EENVELOPE' ? new MessageRefusedError(trouble) : new Error(trouble);
  }
  const detail = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const trouble = `${placeOf(command)} was answered with ${[status, detail].filter(Boolean).join(' ')}`;
  return isForGood(command, status, detail) ? new MessageRefusedError(trouble) : new Error(trouble);
}

const placeOf = (command: string) => (/^[A-Z][A-Z ]*$/.test(command) ? command : 'the connection');

/**
 * Whether this recipient, or this message, will never be taken. A key, a sender or a policy (5.7.x) that
 * the server does not like is the operator's to mend, and meanwhile no mail is lost. So is what a server
 * refuses without saying why: some say a bare 550 to whatever they do not relay.
 */
const isForGood = (command: string, status: number, detail: string | undefined) =>
  status >= 500 &&
  ['RCPT TO', 'DATA'].includes(command) &&
  detail !== undefined &&
  !detail.startsWith('5.7.');
