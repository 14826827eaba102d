import { type Kysely, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../db/delete-oldest.ts';

/** A message that this process has claimed; `attempt` is the number of the claim. */
export type Message = {
  number: number;
  /** Known to who receives it: a message that comes twice has the same. */
  id: string;
  subject: string;
  body: unknown;
  attempt: number;
  /** Nobody took it for three days. */
  isStale: boolean;
};

/** What is to be sent: of one topic and subject the earlier message goes first. */
export type NewMessage = { topic: string; subject: string; body: object };

/** A process that died at a message is given up after this: twice as long as putting one together and sending it takes at most. */
const LEASE_SECONDS = 150;
/** From 2 s on, doubling. */
const LONGEST_WAIT_SECONDS = 3600;
/**
 * A message that nobody took for so long is given up: news of last month is none. So whoever gets an
 * address to send to hears what is new, and what is still so.
 */
const GIVE_UP_DAYS = 3;
const IS_STALE = sql`created_at < ${daysAgo(GIVE_UP_DAYS)}`;

/** Writes a message, to be sent once the transaction has committed. */
export async function putMessage<DB>(
  db: Kysely<DB>,
  { topic, subject, body }: NewMessage,
): Promise<void> {
  await sql`
    insert into outbox (topic, subject, body)
    values (${topic}, ${subject}, ${JSON.stringify(body)}::jsonb)`.execute(db);
}

/**
 * Claims a message of a topic that is due and that nobody else is at, if there is one: of those that were
 * tried least, so that many that do not arrive hold up no new one.
 */
export async function claimMessage<DB>(
  db: Kysely<DB>,
  topic: string,
): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    update outbox set attempts = attempts + 1,
      leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where number = (
      select number from outbox due
      where topic = ${topic} and ended_at is null and due_at <= now()
        and (leased_until is null or leased_until < now())
        and not exists (
          select from outbox earlier
          where earlier.topic = due.topic and earlier.subject = due.subject
            and earlier.number < due.number and earlier.ended_at is null
        )
      order by attempts, number limit 1 for update skip locked
    )
    returning number, id, subject, body, attempts as attempt, ${IS_STALE} as "isStale"`.execute(db);
  return rows[0];
}

/** The message has arrived. Without effect for a claim that is not the latest. */
export async function endMessage<DB>(db: Kysely<DB>, { number, attempt }: Message): Promise<void> {
  await sql`
    update outbox set ended_at = now(), outcome = 'delivered', leased_until = null, trouble = null
    where number = ${number} and attempts = ${attempt} and ended_at is null`.execute(db);
}

/**
 * The message did not arrive, and `trouble` says why, without addresses: it is due again later. Without
 * effect for a claim that is not the latest.
 */
export async function retryMessage<DB>(
  db: Kysely<DB>,
  { number, attempt }: Message,
  trouble: string,
): Promise<void> {
  await sql`
    update outbox set leased_until = null, trouble = ${trouble},
      due_at = now() + make_interval(
        secs => least(${LONGEST_WAIT_SECONDS}::float, power(2, least(attempts, 20))))
    where number = ${number} and attempts = ${attempt} and ended_at is null`.execute(db);
}

/** The message is sent no more; this claim has not tried. Without effect for one that is not the latest. */
export async function giveUpMessage<DB>(
  db: Kysely<DB>,
  { number, attempt }: Message,
): Promise<void> {
  await sql`
    update outbox set ended_at = now(), outcome = 'given up', leased_until = null,
      attempts = attempts - 1
    where number = ${number} and attempts = ${attempt} and ended_at is null`.execute(db);
}

/** Whoever was sent to will never take the message, as `trouble` says. Without effect for a claim that is not the latest. */
export async function refuseMessage<DB>(
  db: Kysely<DB>,
  { number, attempt }: Message,
  trouble: string,
): Promise<void> {
  await sql`
    update outbox set ended_at = now(), outcome = 'given up', leased_until = null, trouble = ${trouble}
    where number = ${number} and attempts = ${attempt} and ended_at is null`.execute(db);
}

/** Nothing of the message is left. Without effect for a claim that is not the latest. */
export async function forgetMessage<DB>(
  db: Kysely<DB>,
  { number, attempt }: Message,
): Promise<void> {
  await sql`
    delete from outbox where number = ${number} and attempts = ${attempt} and ended_at is null`.execute(
    db,
  );
}

/** Nothing of the messages is left whose subject begins so, sent or not. */
export async function deleteMessagesOf<DB>(
  db: Kysely<DB>,
  topic: string,
  prefix: string,
): Promise<void> {
  const beginsSo = `${prefix.replaceAll(/[\\%_]/g, '\\$&')}%`;
  await sql`delete from outbox where topic = ${topic} and subject like ${beginsSo}`.execute(db);
}

/** Whether a later message of the same topic and subject is to be sent. */
export async function isFollowed<DB>(
  db: Kysely<DB>,
  topic: string,
  { number, subject }: Message,
): Promise<boolean> {
  const { rows } = await sql`
    select from outbox
    where topic = ${topic} and subject = ${subject} and number > ${number} and ended_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a message of a topic and subject was written that is not forgotten. */
export async function isWritten<DB>(
  db: Kysely<DB>,
  { topic, subject }: Pick<NewMessage, 'topic' | 'subject'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from outbox where topic = ${topic} and subject = ${subject} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Messages of a topic that were tried and have not arrived, given up or not, and with `untried` those that
 * are to be; the newest first. What was old before anybody was to be told is no fault.
 */
export async function undelivered<DB>(
  db: Kysely<DB>,
  topic: string,
  untried: boolean,
  most: number,
) {
  const { rows } = await sql<{
    createdAt: Date;
    body: unknown;
    attempts: number;
    trouble: string | null;
    outcome: 'given up' | null;
  }>`
    select created_at as "createdAt", body, attempts, trouble,
      case when attempts > 0 and ${IS_STALE} then 'given up' else outcome end as outcome
    from outbox
    where topic = ${topic} and outcome is distinct from 'delivered'
      and (attempts > 0 or (${untried} and ended_at is null))
    order by number desc limit ${most}`.execute(db);
  return rows;
}

/**
 * Forgets some messages that arrived or were given up so long ago, also where nobody sends any. Answers
 * how many.
 */
export async function forgetMessages<DB extends { outbox: unknown }>(
  db: Kysely<DB>,
  days: number,
  most: number,
): Promise<number> {
  const table = 'outbox';
  const ended = sql<boolean>`ended_at < ${daysAgo(days)}`;
  const unsent = sql<boolean>`ended_at is null and created_at < ${daysAgo(GIVE_UP_DAYS + days)}`;
  return (
    (await deleteOldest(db, { table, by: 'ended_at', over: ended }, most)) +
    (await deleteOldest(db, { table, by: 'created_at', over: unsent }, most))
  );
}
