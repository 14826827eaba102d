import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log.ts';
import { startOutbox } from '../../platform/outbox/outbox.ts';
import type { PostJson } from '../../platform/post-json.ts';
import type { DB } from '../../schema.ts';
import { TOPIC } from './alert.ts';
import { type AlertMessage, isStillOn } from './service.ts';

/** Posts what is to be told of alerts until stopped. The address is a secret. */
export const startSending = (db: Kysely<DB>, url: string, post: PostJson, log: Log) =>
  startOutbox(
    db,
    TOPIC,
    {
      async send({ id, body }, signal) {
        await post(url, { id, ...(body as object) }, signal);
        return undefined;
      },
      isStillSo: ({ body }) => isStillOn(db, body as AlertMessage),
    },
    log,
  );
