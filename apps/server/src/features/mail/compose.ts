import type { Kysely } from 'kysely';
import { isFollowed, type Message } from '../../platform/outbox/queries.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DB } from '../../schema.ts';
import { WORDS } from './kinds/of-kind.ts';
import { type Facts, isSwitchable, type MailKind } from './kinds.ts';
import { asHtml, type Links } from './layout.ts';
import { asText } from './plain.ts';
import { type MailMessage, TOPIC } from './put.ts';
import { findChoices } from './queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import type { Words } from './words.ts';

/** A mail, ready to be sent. `id` is its message's of the outbox, the same at every try. */
export type Mail = {
  id: string;
  kind: MailKind;
  /** Undefined where the account is gone. */
  account: string | undefined;
  to: string;
  subject: string;
  /** All that it has besides From, To, Subject and Date. */
  headers: Record<string, string>;
  text: string;
  html: string;
};

/**
 * What is so of each kind's object when its mail is sent; undefined where that is over, gone, or somebody
 * else's. Others than the mails know it.
 */
export type FactsOf = {
  readonly [Kind in MailKind]: (
    of: Extract<MailMessage, { kind: Kind }>,
  ) => Promise<Facts[Kind] | undefined>;
};

/** What mails are composed by. */
export type Composing = {
  db: Kysely<DB>;
  /** Of the product, for links. */
  origin: string;
  /** Of the address that mails are from; a Message-ID ends with it. */
  domain: string;
  /** Sign what unsubscribes. */
  secrets: Secrets;
  factsOf: FactsOf;
  /** Where a person reads mail; undefined without an address that their provider vouches for. */
  addressOf: (account: string) => Promise<{ address: string; isSuspended: boolean } | undefined>;
};

/**
 * The mail of a message, from what is so now. Undefined where there is none: what it would tell is over, a
 * later message tells it, or the person is gone, suspended, or has switched it off.
 */
export async function composeMail(
  composing: Composing,
  message: Message,
): Promise<Mail | undefined> {
  const { db, domain } = composing;
  const body = message.body as MailMessage;
  if (await isFollowed(db, TOPIC, message)) return undefined;
  const to = await recipientOf(composing, body);
  const words = to && (await wordsOf(composing.factsOf, body));
  if (!words) return undefined;
  const account = 'account' in body ? body.account : undefined;
  const links = linksOf(composing, body.kind, account);
  const { stop } = links;
  return {
    ...{ id: message.id, kind: body.kind, account, to, subject: words.subject },
    headers: {
      'Message-ID': `<${message.id}@${domain}>`,
      'Auto-Submitted': 'auto-generated',
      ...(stop && {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: asText(words, links),
    html: asHtml(words, links),
  };
}

async function recipientOf(
  { db, addressOf }: Composing,
  body: MailMessage,
): Promise<string | undefined> {
  if ('to' in body) return body.to;
  const person = await addressOf(body.account);
  if (!person) return undefined;
  const isWanted =
    !isSwitchable(body.kind) ||
    (!person.isSuspended && ((await findChoices(db, body.account))?.email ?? true));
  return isWanted ? person.address : undefined;
}

async function wordsOf<Kind extends MailKind>(
  factsOf: FactsOf,
  body: MailMessage & { kind: Kind },
): Promise<Words | undefined> {
  const kind: Kind = body.kind;
  const facts = await factsOf[kind](body as Extract<MailMessage, { kind: Kind }>);
  return facts && WORDS[kind](facts);
}

function linksOf({ origin, secrets }: Composing, kind: MailKind, account?: string): Links {
  if (account === undefined || !isSwitchable(kind)) return { origin };
  const stop = `${origin}/unsubscribe?token=${unsubscribeToken(secrets, account)}`;
  return { origin, choices: `${origin}/dashboard/settings`, stop };
}
