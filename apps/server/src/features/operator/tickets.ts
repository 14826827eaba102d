import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { Kysely } from 'kysely';
import { isCountedId } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import { close, findTickets, reopen, reply } from '../support/for-operator.ts';
import type { OperatorCalls } from './calls.ts';
import { operatorOf } from './role.ts';

/** The console's calls about tickets. */
export function registerTickets(calls: OperatorCalls, { db }: { db: Kysely<DB> }): void {
  calls.list(operatorEndpoints.listTickets, {
    isId: isCountedId,
    read: ({ query }, page) => findTickets(db, query.status, page),
  });
  calls.change(operatorEndpoints.closeTicket, ({ params: { id = '' } }, commit) =>
    commit(async (db) => {
      await close(db, id);
      return { logged: { action: 'close-ticket', target: `ticket ${id}` }, result: undefined };
    }),
  );
  calls.change(operatorEndpoints.reopenTicket, ({ params: { id = '' } }, commit) =>
    commit(async (db) => {
      await reopen(db, id);
      return { logged: { action: 'reopen-ticket', target: `ticket ${id}` }, result: undefined };
    }),
  );
  calls.change(operatorEndpoints.replyToTicket, ({ params: { id = '' }, body, request }, commit) =>
    commit(async (db) => {
      const by = operatorOf(request).email;
      const mail = await reply(db, id, { by, text: body.text });
      const logged = { action: 'reply-to-ticket', target: `ticket ${id}` };
      return { logged, result: { mailto: mailtoOf(mail) } };
    }),
  );
}

/** An address that a mail program opens as a letter to send. */
function mailtoOf({ to, subject, text }: { to: string; subject: string; text: string }): string {
  const lines = text.replaceAll(/\r?\n/g, '\r\n');
  const said = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${said}`;
}
