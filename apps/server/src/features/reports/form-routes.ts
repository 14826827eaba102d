import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { RateLimitedError } from '../../platform/limits/limits.ts';
import type { DB } from '../../schema.ts';
import type { FindSharedVideo } from '../share/shared-videos.ts';
import { BLANK, type Fault, readForm, reportFrom, type Typed } from './form.ts';
import { report } from './service.ts';

/** All fields at their longest, each character encoded as twelve, in bytes. */
const BODY_LIMIT_BYTES = 100_000;

type Params = { Params: { token: string } };

/**
 * The form of /v/{token}/report, for who reports without a script. It answers with the same form while
 * something is wrong, with what was typed in it, and at last with the report's number.
 */
export async function formRoutes(
  scope: FastifyInstance,
  options: {
    db: Kysely<DB>;
    find: FindSharedVideo;
    /** Counts a report of an address. */
    limit: (address: string | undefined) => void;
    sendPage: PagesWithGaps;
  },
): Promise<void> {
  const { db, find, limit, sendPage } = options;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );

  const sendForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    { token, title }: { token: string; title: string },
    { typed, fault, status }: { typed: Typed; fault?: Partial<Fault>; status: number },
  ) =>
    sendPage(
      request,
      reply,
      'report',
      {
        ...gapsOf(token, title, typed),
        ...{ __FAULT__: fault?.text ?? '', __FAULT_FIELD__: fault?.field ?? '' },
      },
      { status },
    );

  /** The page that says so, in the place of what is not there. */
  const orGone = (request: FastifyRequest, reply: FastifyReply) => (error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error;
    return sendPage(request, reply, 'shared-gone', {}, { status: 404 });
  };

  scope.get<Params>('/v/:token/report', async (request, reply) => {
    const answer = async () => {
      const video = await find(request, request.params.token);
      return sendForm(request, reply, video, { typed: BLANK, status: 200 });
    };
    return answer().catch(orGone(request, reply));
  });

  scope.post<Params>(
    '/v/:token/report',
    { bodyLimit: BODY_LIMIT_BYTES },
    async (request, reply) => {
      const answer = async () => {
        const video = await find(request, request.params.token);
        const typed = readForm(String(request.body ?? ''));
        const made = reportFrom(video.token, typed);
        if ('fault' in made) {
          return sendForm(request, reply, video, { typed, fault: made.fault, status: 400 });
        }
        try {
          limit(request.ip);
        } catch (error) {
          if (!(error instanceof RateLimitedError)) throw error;
          reply.headers(error.headers);
          return sendForm(request, reply, video, {
            typed,
            fault: { text: error.message },
            status: 429,
          });
        }
        const { id } = await report(db, video.project_id, made.report);
        const gaps = {
          __REPORT_ID__: id,
          __SHARE_PATH__: `/v/${video.token}`,
          __TITLE__: video.title,
          __EMAIL__: made.report.email ?? '',
        };
        return sendPage(request, reply, 'report-received', gaps);
      };
      return answer().catch(orGone(request, reply));
    },
  );
}

const gapsOf = (token: string, title: string, typed: Typed) => ({
  __TITLE__: title,
  __REPORT_PATH__: `/v/${token}/report`,
  __SHARE_PATH__: `/v/${token}`,
  __TEXT__: typed.text,
  __NAME__: typed.name,
  __EMAIL__: typed.email,
  __WORK__: typed.work,
  __ILLEGAL_CHECKED__: checkedIf(typed.kind === 'illegal'),
  __COPYRIGHT_CHECKED__: checkedIf(typed.kind === 'copyright'),
  __OTHER_CHECKED__: checkedIf(typed.kind === 'other'),
  __GOOD_FAITH_CHECKED__: checkedIf(typed.goodFaith),
  __RIGHTS_HOLDER_CHECKED__: checkedIf(typed.rightsHolder),
});

/** The name of an attribute: `checked` counts whatever its value is. */
const checkedIf = (isChecked: boolean) => (isChecked ? 'checked' : 'data-unchecked');
