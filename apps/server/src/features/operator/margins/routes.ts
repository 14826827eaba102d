import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import type { OperatorCalls } from '../calls.ts';
import { operatorOf } from '../role.ts';
import { acknowledgeLoss, type MarginsOf, readMargins } from './service.ts';

/** What is sold below what it costs, and who knows of it. */
export function registerMargins(
  calls: OperatorCalls,
  { db, marginsOf }: { db: Kysely<DB>; marginsOf: MarginsOf },
): void {
  calls.read(operatorEndpoints.margins, () => readMargins(db, marginsOf));
  calls.change(operatorEndpoints.acknowledgeLoss, async ({ request, body }, commit) => {
    const { email: by } = operatorOf(request);
    await commit(async (db) => {
      await acknowledgeLoss(db, marginsOf, { ...body, by });
      const target = `${body.sale} at ${body.engine}`;
      return { logged: { action: 'acknowledge-loss', target }, result: undefined };
    });
    return readMargins(db, marginsOf);
  });
}
