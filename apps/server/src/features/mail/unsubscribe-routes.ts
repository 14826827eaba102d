import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DB } from '../../schema.ts';
import { switchMailsOf } from './service.ts';
import { accountIn } from './unsubscribe-token.ts';

/** Larger than any form that is sent here, in bytes. */
const BODY_LIMIT_BYTES = 4096;

/** What the page's form says to have the mails again; a mail provider says `List-Unsubscribe=One-Click`. */
const AGAIN = /(?:^|&)mails=on(?:&|$)/;

/**
 * Where the links of mails lead: GET asks, and changes nothing, since scanners of mail open links as well;
 * POST switches the mails off, or on again. Needs no session, and comes from mail providers as from
 * browsers (RFC 8058): the signed token alone counts.
 */
export async function unsubscribeRoutes(
  scope: FastifyInstance,
  options: {
    db: Kysely<DB>;
    secrets: Secrets;
    limitUnsubscribes: Limit;
    sendPage: PagesWithGaps;
  },
): Promise<void> {
  const { db, secrets, limitUnsubscribes, sendPage } = options;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  // Mail providers post for all their people from few addresses: a good link counts for its person.
  scope.addHook('onRequest', async (request) =>
    limitUnsubscribes(accountIn(secrets, tokenOf(request)) ?? addressKey(request.ip)),
  );

  scope.get('/unsubscribe', async (request, reply) => {
    const token = tokenOf(request);
    if (accountIn(secrets, token) === undefined) {
      return sendPage(request, reply, 'mails-unknown', {}, { status: 404 });
    }
    return sendPage(request, reply, 'mails-ask', { __TOKEN__: token });
  });

  scope.post(
    '/unsubscribe',
    { bodyLimit: BODY_LIMIT_BYTES, config: { isForOtherSites: true } },
    async (request, reply) => {
      const token = tokenOf(request);
      const account = accountIn(secrets, token);
      const isOn = AGAIN.test(String(request.body ?? ''));
      if (account === undefined || !(await switchMailsOf(db, account, isOn))) {
        return sendPage(request, reply, 'mails-unknown', {}, { status: 404 });
      }
      return sendPage(request, reply, isOn ? 'mails-on' : 'mails-off', { __TOKEN__: token });
    },
  );
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: string | string[] };
  return typeof token === 'string' ? token : '';
}
