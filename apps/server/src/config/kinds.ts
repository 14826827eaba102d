import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from '../platform/is-loopback.ts';

// What several variables may be.

/** Where something is, to which paths are added; without a slash at the end. */
export const address = (example: string) =>
  z
    .string()
    .refine(
      isBase,
      `must be an http or https address without user, password, query and hash, such as ${example}`,
    )
    .transform((url) => new URL(url).href.replace(/\/+$/, ''));

/** An http or https address without any path. */
export const origin = (example: string) =>
  z
    .string()
    .refine(
      (text) => isBase(text) && new URL(text).pathname === '/',
      `must be an origin alone, such as ${example}`,
    )
    .transform((text) => new URL(text).origin);

function isBase(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  // An empty query is none to URL, yet takes in what is added.
  return url.username === '' && url.password === '' && !/[?#]/.test(text);
}

/** An address that is posted to, whose path or query may be a secret: its value is never repeated. */
export const webhook = z
  .string()
  .refine(
    isWebhook,
    'must be an https address without user and password, or an http one on this machine',
  )
  .transform((url) => new URL(url).href)
  .optional();

function isWebhook(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** What may stand behind the `?` of an SMTP server; nothing that undoes a time limit. */
const SMTP_OPTIONS = ['requireTLS', 'name', 'tls.servername', 'tls.rejectUnauthorized'];

/** An SMTP server with user and password, which are a secret: its value is never repeated. */
export const smtp = z
  .string()
  .refine(
    isSmtp,
    `must be an smtp or smtps address such as smtps://user:password@smtp.example.com:465, with nothing behind it but ${SMTP_OPTIONS.join(', ')}`,
  )
  .optional();

function isSmtp(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  const isBare = (url.pathname === '' || url.pathname === '/') && url.hash === '';
  return isBare && [...url.searchParams.keys()].every((name) => SMTP_OPTIONS.includes(name));
}

const MAIL_FROM = /^(?:([^<>"\p{Cc}]*?)\s*<([^\s<>@,;]+@[^\s<>@,;]+)>|([^\s<>@,;]+@[^\s<>@,;]+))$/u;

/** Whom mails are from: an address, with a name before it if there is one. */
export const mailFrom = z
  .string()
  .trim()
  .regex(MAIL_FROM, 'must be an address, such as Shortcake <hello@shortcake.example>')
  .transform((text) => {
    const [, name, address, alone] = MAIL_FROM.exec(text) ?? [];
    return { name: name || 'Shortcake', address: (address ?? alone) as string };
  })
  .optional();

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

export const number = (min: number, max: number, fallback: number) =>
  wholeNumber(min, max).default(fallback);

/** A number, or undefined when it is not set. */
export const optionalNumber = (min: number, max: number) => wholeNumber(min, max).optional();

/** Addresses with commas between, in small letters; none by default. */
export const emails = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== ''),
  )
  .refine(
    (list) => list.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)),
    'must be e-mail addresses with commas between, such as ada@example.com,bo@example.com',
  );

/** Zero would be a port that nobody knows. */
export const port = wholeNumber(1, 65_535).optional();

/** What headers can carry: anything else would be refused with every request. */
export const key = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]+$/, 'must be a key: no line breaks, or characters beyond ASCII')
  .optional();

/** Networks that have a name wherever such lists are read. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses and networks, with commas between. */
export const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every(isNetwork),
    'must be addresses or networks with commas between, such as loopback, 10.0.0.0/8, 2001:db8::/32',
  );

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // Everybody is no network: whoever trusts all believes whatever a visitor writes.
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** A model or a region. */
export const name = (example: string) =>
  z.string().trim().regex(/^\S+$/, `must be a name without spaces, such as ${example}`);
