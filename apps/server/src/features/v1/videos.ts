import { v1Endpoints } from '@shortcake/contract/v1/endpoints';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { serveList } from '../../platform/http/list.ts';
import { keepOutOfCaches, serveEndpoint } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Log } from '../../platform/log.ts';
import type { DB } from '../../schema.ts';
import { keyOf } from '../keys/access.ts';
import { accountIdOf } from '../sessions/session.ts';
import { deleteProject } from '../videos/delete-project.ts';
import { findVersionOfProjects, listProjects } from '../videos/list/list.ts';
import type { ViewTools } from '../videos/list/views.ts';
import { FILES } from '../videos/media/keys.ts';
import { type MediaFile, type MediaStore, sendFile } from '../videos/media/send-file.ts';
import { type CreateOptions, createProject, getProject } from '../videos/service.ts';
import type { BeforeKeyCall } from './before.ts';
import { NoFileError } from './errors.ts';
import { serveRead } from './serve.ts';
import type { Wait } from './wait.ts';

export type VideoDependencies = {
  db: Kysely<DB>;
  before: BeforeKeyCall;
  beforeFile: onRequestAsyncHookHandler;
  files: MediaStore;
  views: ViewTools;
  asking: Omit<CreateOptions, 'idempotencyKey' | 'allowance' | 'keyId'>;
  wait: Wait;
  log: Log;
};

/** The calls under /api/v1/videos. */
export function registerVideoCalls(app: FastifyInstance, dependencies: VideoDependencies): void {
  const { db, before, beforeFile, files, views, asking, wait, log } = dependencies;
  const { allowance } = views;
  const { createVideo, listVideos, getVideo, deleteVideo, getVideoFile } = v1Endpoints;

  serveEndpoint(app, createVideo, before(createVideo.scopes), async ({ request, reply, body }) => {
    const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
    const options = { ...asking, allowance, idempotencyKey, keyId: keyOf(request).id };
    const { project, replayed } = await createProject(db, accountIdOf(request), body, options);
    reply.code(replayed ? 200 : 201);
    return project;
  });

  serveList(app, listVideos, before(listVideos.scopes), {
    isId: isUuid,
    owner: ({ request }) => accountIdOf(request),
    version: ({ request }) => findVersionOfProjects(db, accountIdOf(request)),
    read: ({ request, query }, page) => listProjects(db, views, accountIdOf(request), query, page),
    vary: 'authorization',
  });

  const [requireAgain] = before(getVideo.scopes);
  serveRead(app, getVideo, before(getVideo.scopes), async ({ request, reply, params, query }) => {
    const [account, id] = [accountIdOf(request), params.id ?? ''];
    if (query.wait === 0) return getProject(db, views, account, id);
    const project = await wait({
      ...{ account, key: keyOf(request).id, video: id, seconds: query.wait },
      requireKey: async () => requireAgain.call(app, request, reply),
      gone: goneSignal(reply),
    });
    before.tellAgain(request, reply);
    return project;
  });

  serveEndpoint(app, deleteVideo, before(deleteVideo.scopes), ({ request, params, query }) =>
    deleteProject(db, { storage: files.storage, log, allowance }, accountIdOf(request), {
      projectId: params.id ?? '',
      isRefundRequired: query.refund === 'required',
    }),
  );

  const onRequest = [keepOutOfCaches, ...before(getVideoFile.scopes), beforeFile];
  app.get<{ Params: { id: string } }>(getVideoFile.path, { onRequest }, async (request, reply) => {
    const { id } = request.params;
    const { status, title, videoUrl } = await getProject(db, views, accountIdOf(request), id);
    if (videoUrl === null) throw new NoFileError(id, status);
    const kind = FILES.get('video.mp4') as MediaFile;
    return sendFile(files, { request, reply }, { id, kind, savedAs: title });
  });
}

/** Aborted when whoever asked has hung up. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
