import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { noteError } from '../../platform/http/error-answers.ts';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { sendPlainPage } from '../../platform/http/plain-page.ts';
import { RateLimitedError } from '../../platform/limits/limits.ts';
import type { DB } from '../../schema.ts';
import type { FindSharedVideo } from '../share/shared-videos.ts';
import { BLANK, type Fault, readForm, reportFrom, type Typed } from './form.ts';
import { report } from './service.ts';
import { words } from './words.ts';

/** All fields at their longest, each character encoded as twelve, in bytes. */
const BODY_LIMIT_BYTES = 100_000;

const { refused } = words;
const OWN_WORDS: ReadonlyMap<number, string> = new Map([
  [413, refused.tooMuch],
  [415, refused.noForm],
]);

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

  // Whoever navigates is answered with a page, whatever goes wrong.
  scope.setErrorHandler<FastifyError, { Params: { token: string } }>((error, request, reply) => {
    if (error instanceof NotFoundError) {
      return sendPage(request, reply, 'shared-gone', {}, { status: 404 });
    }
    const { status, code, message } = noteError(error, request, reply);
    const href = `/v/${encodeURIComponent(request.params.token)}/report`;
    return sendPlainPage(reply, status, {
      title: status === 429 || status >= 500 ? refused.wait : refused.title,
      message: OWN_WORDS.get(status) ?? message,
      ...{ code, link: { href, label: refused.anew } },
    });
  });

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

  scope.get<Params>('/v/:token/report', async (request, reply) => {
    const video = await find(request, request.params.token);
    return sendForm(request, reply, video, { typed: BLANK, status: 200 });
  });

  scope.post<Params>(
    '/v/:token/report',
    { bodyLimit: BODY_LIMIT_BYTES },
    async (request, reply) => {
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
        const fault = { text: error.message };
        return sendForm(request, reply, video, { typed, fault, status: 429 });
      }
      const { id } = await report(db, video.project_id, made.report);
      return sendPage(request, reply, 'report-received', {
        __REPORT_ID__: id,
        __SHARE_PATH__: `/v/${video.token}`,
        __EMAIL__: made.report.email ?? '',
      });
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
