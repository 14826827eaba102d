import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@shortcake/contract/project';
import { grantCredits } from '../../src/features/credits/service.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import type { DB } from '../../src/schema.ts';
import { Visitor } from '../visitor.ts';
import type { Plan } from './plan.ts';

/** People with credits enough for all that they are going to ask for. */
export async function makePeople(
  world: { url: string; databaseUrl: string },
  count: number,
  credits: number,
): Promise<Visitor[]> {
  const { db, close } = await connectDatabase<DB>(world.databaseUrl, { max: 2 });
  try {
    return await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const visitor = new Visitor(world.url);
        await visitor.signIn(`chaos-${index}@example.com`);
        const { id } = await visitor.json<{ id: string }>('/api/auth/user');
        await db.transaction().execute((db) =>
          grantCredits(db, {
            ...{ accountId: id, credits, book: 'purchased' },
            ...{ source: `chaos:${index}`, description: 'Credits for a test' },
          } as const),
        );
        return visitor;
      }),
    );
  } finally {
    await close();
  }
}

/** Asks for a video until that is answered: the same key makes it one video. */
export async function askFor(person: Visitor, plan: Plan): Promise<string> {
  const key = plan.prompt.replace(/\W/g, '-');
  const { body } = await untilAnswered<Project>(person, '/api/projects', {
    ...{ method: 'POST', headers: { 'idempotency-key': key } },
    body: bodyOf(plan),
  });
  return body.id;
}

/** What a video is asked for with. */
export function bodyOf({ prompt }: Plan) {
  return {
    prompt,
    templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
  };
}

/** Looks until an engine has a video, or it has ended. */
export async function untilTaken(person: Visitor, id: string): Promise<void> {
  for (;;) {
    const { body } = await untilAnswered<Project>(person, `/api/projects/${id}`);
    if (body.step !== 'queued' && body.step !== 'submitting') return;
    await sleep(50);
  }
}

export async function deleteProject(person: Visitor, id: string): Promise<void> {
  // 404: deleted by a request whose answer was lost.
  await untilAnswered(person, `/api/projects/${id}`, { method: 'DELETE' }, [404]);
}

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

export type Answered<T> = { status: number; body: T };

/**
 * Sends a request until it is answered, as somebody does who wants it done. Throws when it is refused,
 * but for the statuses that are well, too.
 */
export async function untilAnswered<T>(
  person: Visitor,
  path: string,
  sent: Sent = {},
  well: readonly number[] = [],
): Promise<Answered<T>> {
  for (;;) {
    const answer = await sendOnce<T>(person, path, sent);
    if (answer && (answer.status < 300 || well.includes(answer.status))) return answer;
    if (answer && answer.status < 500) {
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    await sleep(200);
  }
}

/** The database and the web may be away for a moment: that is a 503, or no answer, or half of one. */
export async function sendOnce<T>(
  person: Visitor,
  path: string,
  { body, headers = {}, ...rest }: Sent,
  signal: AbortSignal | null = null,
): Promise<Answered<T> | undefined> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const response = await person.send(path, {
      ...{ ...rest, signal, headers: { ...json, ...headers } },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
