import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { InvalidRequestError, NotFoundError } from '../../platform/errors.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { sendStored } from '../../platform/http/send-stored.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { within } from '../../platform/within.ts';
import type { DB } from '../../schema.ts';
import { countsOfYear } from '../reports/counts.ts';
import { decide, findReports, projectWithFiles, reportOf } from '../reports/for-operator.ts';
import { evidenceKeyOf, FILES } from '../videos/media/keys.ts';
import { moveEvidenceNow } from '../videos/takedowns/evidence.ts';
import type { OperatorCalls } from './calls.ts';
import { bindKeyOfChange } from './key-of-change.ts';
import { operatorOf } from './role.ts';

/** What was decided, and why, stands with the report: it is not kept for ever, as the log is. */
const LOGGED_REASON = 'See the report: its statement of reasons is kept there.';

const MOVED_WITHIN_MS = 5000;

/** The console's calls about reports, and the files of the videos that they are of. */
export function registerReports(
  app: FastifyInstance,
  calls: OperatorCalls,
  { db, storage, log }: { db: Kysely<DB>; storage: Storage; log: Log },
): void {
  calls.list(operatorEndpoints.listReports, {
    isId: isUuid,
    read: ({ query }, page) => findReports(db, query.status, page),
  });
  calls.change(operatorEndpoints.decideReport, async ({ request, params, body }, commit) => {
    const { id = '' } = params;
    const { accountId: operatorId, email: by } = operatorOf(request);
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const { projectId, report } = await commit(async (db) => {
      const content = { decideReport: id, ...body };
      const isAgain =
        key &&
        isUuid(id) &&
        (await bindKeyOfChange(db, { operatorId, key, content, changeId: id }));
      const projectId = isAgain ? undefined : (await decide(db, id, { ...body, by })).projectId;
      const logged = { action: `decide-report-${body.decision}`, target: `report ${id}` };
      return {
        logged: isAgain ? null : { ...logged, reason: LOGGED_REASON },
        result: { projectId, report: await reportOf(db, id) },
      };
    });
    if (projectId !== undefined) {
      // A bucket that hangs keeps no operator waiting: its files are moved later.
      const moved = moveEvidenceNow({ db, storage, log }, projectId);
      await within(MOVED_WITHIN_MS, moved).catch(() => undefined);
    }
    return report;
  });
  app.get<{ Querystring: { year?: unknown } }>(
    '/api/admin/reports.csv',
    async ({ query: { year } }, reply) => {
      if (typeof year !== 'string' || !/^20\d\d$/.test(year)) {
        throw new InvalidRequestError('year: give one of this century, such as 2026');
      }
      reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="reports-${year}.csv"`);
      return countsOfYear(db, Number(year));
    },
  );
  app.get<{ Params: { id: string; file: string } }>(
    '/api/admin/reports/:id/:file',
    async (request, reply) => {
      const { id, file } = request.params;
      const kind = FILES.get(file);
      const projectId = kind && (await projectWithFiles(db, id));
      const stored = projectId && (await findEitherWay(storage, kind.keyOf(projectId)));
      if (!kind || !stored) throw new NotFoundError();
      reply.header('cache-control', 'no-store');
      return sendStored(request, reply, stored, kind.contentType);
    },
  );
}

/** The file where it is shown, or apart; it may be moved meanwhile. */
async function findEitherWay(storage: Storage, key: string): Promise<StoredFile | null> {
  return (
    (await storage.find(evidenceKeyOf(key))) ??
    (await storage.find(key)) ??
    (await storage.find(evidenceKeyOf(key)))
  );
}
