import type { Kysely } from 'kysely';
import { tell } from '../../happenings.ts';
import type { Log } from '../../platform/log.ts';
import { MessageRefusedError, startOutbox } from '../../platform/outbox/outbox.ts';
import type { DB } from '../../schema.ts';
import { type Composing, composeMail, type Mail } from './compose.ts';
import { type MailMessage, TOPIC } from './put.ts';

/** Hands a mail over. Throws as a `send` of the outbox does. */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Sends mails until stopped. */
export function startMails(db: Kysely<DB>, composing: Composing, deliver: Deliver, log: Log) {
  const told = (body: unknown, outcome: Parameters<typeof tell<'mail.tried'>>[2]['outcome']) =>
    tell(db, 'mail.tried', { kind: (body as MailMessage).kind, outcome });
  return startOutbox(
    db,
    TOPIC,
    {
      async send(message, signal) {
        const { body } = message;
        const mail = await composeMail(composing, message);
        if (!mail) {
          await told(body, 'moot');
          return 'moot';
        }
        try {
          await deliver(mail, signal);
        } catch (error) {
          await told(body, error instanceof MessageRefusedError ? 'refused' : 'failed');
          throw error;
        }
        await told(body, 'sent');
        return undefined;
      },
      // What is over is left out at every try.
      isStillSo: async () => true,
      // With an address, it is no longer kept than it is needed.
      leavesNothing: ({ body }) => 'to' in (body as MailMessage),
      onGivenUp: ({ body }) => told(body, 'given_up'),
    },
    log,
  );
}
