import type { Alert, Condition } from './alert.ts';

// What an operator is told of: when it begins, when it is over, and in which words. What is asked is
// handed in; nothing here knows where it is from.

const PERCENT_OF_BUDGET = 80;
/** So that it does not flicker with each video that is begun: it is over well below where it begins. */
const QUEUE_IS_OVER_AT = 2 / 3;
const QUEUE_OLD_SECONDS = 900;

/** Time enough to have another made, and few enough to be read as news. */
const CERTIFICATE_DAYS = 30;
const DAY_MS = 86_400_000;

type Budget = { dayMicroUsd: number };

const TEXTS = {
  'key-refused': (engine: string) =>
    `${engine} refuses its key. Put a valid one in its place; until then the next engine is asked.`,
  'model-gone': (engine: string) =>
    `${engine} does not know its model any more. Name another; until then the next engine is asked.`,
  down: (engine: string) =>
    `${engine} is down: for ten minutes or longer it has answered with nothing but faults.`,
};

const KINDS = {
  'key-refused': 'key-refused',
  'model-gone': 'model-gone',
  down: 'engine-down',
} as const;

/** A refused key, a model that is gone, an engine that is down. */
export const enginesFail = (
  read: () => Promise<ReadonlyMap<string, { health: string }>>,
): Condition => ({
  kinds: Object.values(KINDS),
  find: async () =>
    [...(await read())].flatMap(([engine, { health }]): Alert[] => {
      if (!isFailing(health)) return [];
      return [{ kind: KINDS[health], subject: engine, text: TEXTS[health](engine) }];
    }),
});

const isFailing = (health: string): health is keyof typeof KINDS => Object.hasOwn(KINDS, health);

/** What is reserved of an engine's budget of today: most of it, or so much that no video fits in. */
export const budgetsRunOut = <One extends Budget>(
  budgets: ReadonlyMap<string, One>,
  readSpent: () => Promise<ReadonlyMap<string, number>>,
  /** What a video may cost there now. */
  costOf: (engine: string, budget: One) => Promise<number>,
): Condition => ({
  kinds: ['budget-80', 'budget-100'],
  async find() {
    if (budgets.size === 0) return [];
    const spent = await readSpent();
    const alerts: Alert[] = [];
    for (const [engine, budget] of budgets) {
      const { dayMicroUsd } = budget;
      const reserved = spent.get(engine) ?? 0;
      const isAllSpent = reserved + (await costOf(engine, budget)) > dayMicroUsd;
      const isMostSpent = reserved * 100 >= dayMicroUsd * PERCENT_OF_BUDGET;
      if (isMostSpent || isAllSpent) {
        const text = `${PERCENT_OF_BUDGET} % of today's budget of ${engine} is spent.`;
        alerts.push({ kind: 'budget-80', subject: engine, text });
      }
      if (isAllSpent) {
        const text = `All of today's budget of ${engine} is spent. It is asked for no more videos until midnight (UTC).`;
        alerts.push({ kind: 'budget-100', subject: engine, text });
      }
    }
    return alerts;
  },
});

/** At which age of the queue it is told: in time for those that fail at their deadline. */
export const queueLimit = (deadlineSeconds: number): number =>
  Math.min(QUEUE_OLD_SECONDS, 0.9 * deadlineSeconds);

/** Somebody waits too long for their next video to be begun, where a free worker could. */
export const queueIsOld = (
  deadlineSeconds: number,
  readAgeSeconds: () => Promise<number>,
): Condition => ({
  kinds: ['queue-old'],
  async find(on) {
    const limit = queueLimit(deadlineSeconds);
    const age = await readAgeSeconds();
    if (age < (on.size > 0 ? limit * QUEUE_IS_OVER_AT : limit)) return [];
    const text = `A video has waited ${Math.floor(limit / 60)} minutes or longer to be begun: see that workers run, and start more.`;
    return [{ kind: 'queue-old', subject: 'queue', text }];
  },
});

/** Payments that somebody's bank wants back; `read` leaves out those that were closed, of known ones too. */
export const disputesAreOpen = (
  read: (known: readonly string[]) => Promise<readonly string[]>,
): Condition => ({
  kinds: ['dispute'],
  find: async (on) =>
    (await read([...on])).map((subject) => ({
      ...{ kind: 'dispute', subject },
      text: `A payment is disputed (${subject}): answer at Stripe before its time runs out.`,
    })),
});

/** Tickets that say that they are urgent, by their numbers. */
export const ticketsAreUrgent = (read: () => Promise<readonly number[]>): Condition => ({
  kinds: ['urgent-ticket'],
  find: async () =>
    (await read()).map((id) => ({
      ...{ kind: 'urgent-ticket', subject: String(id) },
      text: `Support ticket ${id} is urgent.`,
    })),
});

/** What check-ledger or reconcile has found; a line each, with what to do. */
export const findingsAreOpen = (
  read: () => Promise<readonly { check: 'ledger' | 'reconcile'; id: string; text: string }[]>,
): Condition => ({
  kinds: ['ledger-finding', 'reconcile-finding'],
  find: async () =>
    (await read()).map(({ check, id, text }) => ({
      ...({ kind: `${check}-finding`, subject: id, text } as const),
    })),
});

/** No mail reaches anybody: those that were tried for an hour wait, and none arrived in it. */
export const mailIsStuck = (read: () => Promise<boolean>): Condition => ({
  kinds: ['mail-stuck'],
  async find() {
    const text =
      'No mail has arrived anywhere for an hour: see the log for what the server of SMTP_URL answers.';
    return (await read()) ? [{ kind: 'mail-stuck', subject: 'mail', text }] : [];
  },
});

/** Reports, or objections, that wait longer than anybody should for a decision. */
export const reportsWait = (count: () => Promise<number>): Condition => ({
  kinds: ['reports-waiting'],
  async find() {
    const many = await count();
    const text = `${many === 1 ? 'A report or objection waits' : `${many} reports or objections wait`} for a decision for longer than three days: see Reports in the console.`;
    return many > 0 ? [{ kind: 'reports-waiting', subject: 'reports', text }] : [];
  },
});

/** Accounts that were to be deleted long ago, and are not. */
export const deletionsAreStuck = (count: () => Promise<number>): Condition => ({
  kinds: ['deletion-stuck'],
  async find() {
    const many = await count();
    const text = `${many === 1 ? 'An account is' : `${many} accounts are`} still to be deleted after an hour: see the log for "an account could not be erased".`;
    return many > 0 ? [{ kind: 'deletion-stuck', subject: 'accounts', text }] : [];
  },
});

/** The certificate that signs videos ends soon, or has ended: then no video is begun. */
export const certificateEnds = (validUntil: Date): Condition => ({
  kinds: ['certificate-ending'],
  async find() {
    const leftMs = validUntil.getTime() - Date.now();
    const day = validUntil.toISOString().slice(0, 10);
    const text =
      leftMs > 0
        ? `The certificate that signs videos ends on ${day}, and with it all its signatures: renew PROVENANCE_CERT, start anew, then run the command sign.`
        : `The certificate that signs videos ended on ${day}: no video is begun until PROVENANCE_CERT names another.`;
    const isNear = leftMs < CERTIFICATE_DAYS * DAY_MS;
    return isNear ? [{ kind: 'certificate-ending', subject: 'signing', text }] : [];
  },
});
