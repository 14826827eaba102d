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
  const templateData = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
  const body = JSON.stringify({ prompt: plan.prompt, templateData });
  const key = plan.prompt.replace(/\W/g, '-');
  for (;;) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await attempt(() =>
      person.send('/api/projects', { method: 'POST', headers, body }),
    );
    if (answer?.ok) return ((await answer.json()) as { id: string }).id;
    if (answer && answer.status < 500) throw new Error(`refused: ${await answer.text()}`);
    await sleep(200);
  }
}

/** Looks until an engine has a video, or it has ended. */
export async function untilTaken(person: Visitor, id: string): Promise<void> {
  for (;;) {
    const answer = await attempt(() => person.send(`/api/projects/${id}`));
    const { step } = answer?.ok ? ((await answer.json()) as Project) : { step: 'queued' };
    if (step !== 'queued' && step !== 'submitting') return;
    await sleep(50);
  }
}

export async function deleteProject(person: Visitor, id: string): Promise<void> {
  for (;;) {
    const answer = await attempt(() => person.send(`/api/projects/${id}`, { method: 'DELETE' }));
    // 404: deleted by a request whose answer was lost.
    if (answer?.status === 204 || answer?.status === 404) return;
    await sleep(200);
  }
}

/** The database may be away for a moment: that is a 503, or no answer. */
async function attempt(send: () => Promise<Response>): Promise<Response | undefined> {
  return send().catch(() => undefined);
}
