import type { Ticket } from '@shortcake/contract/operator/tickets';
import { afterAll, expect, test } from 'vitest';
import { createOperator, logOf } from '../../../test/operator.ts';
import { createTestWeb } from '../../../test/web.ts';
import { runCommand } from '../../platform/command.ts';
import { supportCommands } from '../support/commands.ts';
import { forgetTickets } from '../support/queries.ts';

const web = await createTestWeb({ ADMIN_EMAILS: 'boss@example.com' });
afterAll(web.close);
const boss = await createOperator(web);
const ada = await web.person();

const ask = async (priority: string, subject = priority): Promise<string> =>
  (
    await ada.send('POST', '/api/support-tickets', {
      ...{ subject, priority, description: 'It plays,\nbut I hear nothing.' },
    })
  ).body.id;
const list = async (query = ''): Promise<Ticket[]> =>
  (await boss.send('GET', `/api/admin/tickets?${query}`)).body;
const ids = (tickets: Ticket[]) => tickets.map(({ id }) => id);
const act = (id: string, action: string, body: object = { reason: 'Dealt with' }) =>
  boss.send('POST', `/api/admin/tickets/${id}/${action}`, body);

const low = await ask('low');
const high = await ask('high');
const urgent = await ask('urgent', 'No sound & no picture');
const second = await ask('high');

test('the most urgent come first, of those the oldest, over pages as well', async () => {
  expect(ids(await list())).toEqual([urgent, high, second, low]);
  const pages: string[] = [];
  let url: string | undefined = '/api/admin/tickets?limit=1&status=open';
  while (url) {
    const { body, headers } = await boss.send('GET', url);
    pages.push(...ids(body));
    url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
  }
  expect(pages).toEqual([urgent, high, second, low]);
  expect((await list())[0]).toMatchObject({
    person: { id: ada.id, email: ada.email },
    ...{ description: 'It plays,\nbut I hear nothing.', closedAt: null, replies: [] },
  });
});

test('one is closed and opened again, and the log says why', async () => {
  expect((await act(low, 'close', { reason: 'A duplicate' })).status).toBe(204);
  expect(ids(await list('status=open'))).toEqual([urgent, high, second]);
  expect(ids(await list('status=closed'))).toEqual([low]);
  expect((await logOf(web))[0]).toEqual({
    ...{ by: 'boss@example.com', action: 'close-ticket', target: `ticket ${low}` },
    reason: 'A duplicate',
  });
  expect((await act(low, 'reopen', { reason: 'No duplicate' })).status).toBe(204);
  expect(ids(await list('status=open'))).toEqual([urgent, high, second, low]);
  expect((await logOf(web))[0]).toMatchObject({ action: 'reopen-ticket', reason: 'No duplicate' });
});

test('a reply is kept with the ticket, and comes as a letter to send', async () => {
  const { status, body } = await act(urgent, 'reply', { text: 'Please turn it up.\n100% & more?' });
  expect(status).toBe(200);
  const mail = new URL(body.mailto);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe(ada.email);
  expect(decodeURIComponent(mail.search)).toBe(
    `?subject=Re: No sound & no picture (ticket ${urgent})&body=Please turn it up.\r\n100% & more?`,
  );
  expect((await list())[0]!.replies).toEqual([
    { at: expect.any(String), by: 'boss@example.com', text: 'Please turn it up.\n100% & more?' },
  ]);
  expect((await logOf(web))[0]).toMatchObject({
    ...{ action: 'reply-to-ticket', target: `ticket ${urgent}`, reason: 'A reply to the ticket' },
  });
  expect((await act(urgent, 'reply', { text: 'x', reason: 'By phone' })).status).toBe(200);
  expect((await logOf(web))[0]).toMatchObject({ reason: 'By phone' });
  for (const text of ['', ' ', 'x'.repeat(5001), undefined]) {
    expect((await act(urgent, 'reply', { text })).status).toBe(400);
  }
});

test('an address cannot add anything to the letter', async () => {
  const mallory = await web.person();
  const email = 'a?cc=all@example.com&bcc=b@example.com';
  await web.db.updateTable('accounts').set({ email }).where('id', '=', mallory.id).execute();
  const { body: ticket } = await mallory.send('POST', '/api/support-tickets', {
    ...{ subject: 'x&bcc=c@example.com', priority: 'low', description: 'x' },
  });
  const { body } = await act(ticket.id, 'reply', { text: 'y&bcc=d@example.com' });
  const mail = new URL(body.mailto);
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(decodeURIComponent(mail.pathname)).toBe(email);
});

test('what was answered goes with its ticket', async () => {
  await act(urgent, 'close');
  await web.sql`update support_tickets set closed_at = now() - interval '2 years' where id = ${urgent}`;
  await forgetTickets(web.db, 365, 100);
  const left = await web.db.selectFrom('ticket_replies').select('ticket_id').execute();
  expect(left.map(({ ticket_id }) => String(ticket_id))).not.toContain(urgent);
});

test('a ticket that is closed from a terminal stands in the same log', async () => {
  await runCommand(supportCommands, ['tickets', 'close', high], web);
  expect((await logOf(web))[0]).toEqual({
    ...{ by: 'command line', action: 'close-ticket', target: `ticket ${high}` },
    reason: 'Closed from the command line',
  });
  const logged = await logOf(web);
  await runCommand(supportCommands, ['tickets', 'close', '999999'], web);
  expect(await logOf(web)).toEqual(logged);
});
