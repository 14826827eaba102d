import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import {
  type Command,
  type LoggedChange,
  type Outcome,
  UsageError,
} from '../../platform/command.ts';
import type { DB } from '../../schema.ts';
import { printTicket } from './print-ticket.ts';
import { closeTicket, listTickets } from './queries.ts';

export type SupportCommandContext = {
  db: Kysely<DB>;
  /** Writes into the operator's log, in the transaction of the change. */
  logChange: (db: Kysely<DB>, change: LoggedChange) => Promise<void>;
};

const REASON = 'Closed from the command line';

const tickets: Command<SupportCommandContext> = {
  name: 'tickets',
  usage: '[--all | close ID]',
  summary: 'lists the open support tickets, with --all the closed ones too; close ID closes one',
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      options: { all: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [action, id, ...more] = positionals;
    if (action === undefined) return list(context.db, values.all);
    if (action !== 'close') throw new UsageError(`Tickets are listed or closed, not ${action}.`);
    if (more.length > 0 || values.all) throw new UsageError('Give one ticket to close.');
    return close(context, readId(id));
  },
};

async function list(db: Kysely<DB>, closed: boolean): Promise<Outcome> {
  const found = await listTickets(db, { closed });
  const open = found.filter((ticket) => ticket.closed_at === null).length;
  const count = open === 0 ? 'No ticket is open.' : `Open tickets: ${open}.`;
  return { exitCode: 0, lines: [...found.flatMap(printTicket), count] };
}

async function close({ db, logChange }: SupportCommandContext, id: number): Promise<Outcome> {
  const account = await db.transaction().execute(async (db) => {
    const account = await closeTicket(db, id);
    const logged = { action: 'close-ticket', target: `ticket ${id}`, reason: REASON };
    if (account !== undefined) await logChange(db, logged);
    return account;
  });
  if (account === undefined) return { exitCode: 1, lines: [`There is no ticket ${id}.`] };
  const change = { command: 'tickets close', account };
  return { exitCode: 0, lines: [`Ticket ${id} is closed.`], change };
}

/** As typed or copied: 12, or #12. */
function readId(word: string | undefined): number {
  const digits = word?.replace(/^#/, '') ?? '';
  const id = Number(digits);
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(id)) {
    throw new UsageError(`ID must be a ticket's number, such as 12${word ? `, not ${word}` : ''}.`);
  }
  return id;
}

export const supportCommands = [tickets];
