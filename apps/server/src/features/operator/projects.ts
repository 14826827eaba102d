import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { FoundProject } from '@shortcake/contract/operator/projects';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { sendStored } from '../../platform/http/send-stored.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Page, PageOf } from '../../platform/list-pages.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import { addressesOf, idsWithEmail } from '../accounts/people.ts';
import { findProjects, openProject } from '../videos/for-operator/projects.ts';
import { FILES } from '../videos/media/keys.ts';
import type { OperatorCalls } from './calls.ts';
import { isLogged } from './log.ts';
import { operatorOf } from './role.ts';

type Wanted = Parameters<typeof findProjects>[1];

/** For how long what was opened can be looked at. */
const OPEN_SECONDS = 3600;

const opening = (projectId: string) => ({ action: 'open-video', target: `project ${projectId}` });

/** The console's calls about people's videos, and the files of those that were opened. */
export function registerProjects(
  app: FastifyInstance,
  calls: OperatorCalls,
  { db, storage }: { db: Kysely<DB>; storage: Storage },
): void {
  calls.list(operatorEndpoints.findProjects, {
    isId: isUuid,
    async read({ query: { q, status, engine } }, page) {
      const owners = q?.includes('@') ? await idsWithEmail(db, q) : [];
      const text = owners.length > 0 ? { owners } : { text: q };
      return withOwners(db, { status, engine, ...text }, page);
    },
  });
  calls.change(operatorEndpoints.openProject, ({ params }, commit) =>
    commit(async (db) => {
      const { id, isShown, ...opened } = await openProject(db, params.id ?? '');
      const at = (file: string) => (isShown ? `/api/admin/projects/${id}/${file}` : null);
      const files = { videoUrl: at('video.mp4'), posterUrl: at('poster.jpg') };
      return { logged: opening(id), result: { ...opened, ...files } };
    }),
  );
  app.get<{ Params: { id: string; file: string } }>(
    '/api/admin/projects/:id/:file',
    async (request, reply) => {
      const { id, file } = request.params;
      const { email } = operatorOf(request);
      const kind = FILES.get(file);
      const isOpen = kind && isUuid(id) && (await isLogged(db, email, opening(id), OPEN_SECONDS));
      const stored = isOpen ? await storage.find(kind.keyOf(id)) : null;
      if (!kind || !stored) throw new NotFoundError();
      reply.header('cache-control', 'no-store');
      return sendStored(request, reply, stored, kind.contentType);
    },
  );
}

/** A page of people's videos, with the addresses of their owners: one question more, however many there are. */
export async function withOwners(
  db: Kysely<DB>,
  wanted: Wanted,
  page: Page,
): Promise<PageOf<FoundProject>> {
  const { items, next } = await findProjects(db, wanted, page);
  const addresses = await addressesOf(db, [...new Set(items.map(({ ownerId }) => ownerId))]);
  const found = items.map(({ ownerId, ...project }) => ({
    ...project,
    owner: { id: ownerId, email: addresses.get(ownerId) ?? '' },
  }));
  return { items: found, next };
}
