import { NewProject } from '@shortcake/contract/project';
import { readConfig } from '../../../apps/server/src/config/config.ts';
import { claimDueProject } from '../../../apps/server/src/features/videos/job/claim-queries.ts';
import {
  putInLine,
  writeLeased,
} from '../../../apps/server/src/features/videos/job/lease-queries.ts';
import { createProject } from '../../../apps/server/src/features/videos/service.ts';
import type { Connection } from '../../../apps/server/src/platform/db/connection.ts';
import { notifyChanged } from '../../../apps/server/src/platform/events.ts';
import type { DB } from '../../../apps/server/src/schema.ts';
import { askLimitsOf } from '../../../apps/server/src/wiring/ask-limits.ts';

type Db = Connection<DB>['db'];

/** What changes something in one commit; answers when it has. */
export type Change = () => Promise<unknown>;

const LIMITS = askLimitsOf(readConfig({}));
const ENGINES = ['fal', 'openai-videos'];

const WANTED = NewProject.parse({
  prompt: 'A cupcake waits for a slow disk',
  templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
});

/** Asks for a video in somebody's name, as POST /api/projects does. */
export const asking =
  (db: Db, accountId: string): Change =>
  () =>
    createProject(db, accountId, WANTED, {
      deadlineSeconds: 3600,
      idempotencyKey: undefined,
      moderate: async () => null,
      engines: ENGINES,
      limits: LIMITS,
      allowance: { freeAbandonsPerDay: 5 },
    });

/** Claims a project, and notes how far it is, as a worker does after each answer of an engine. */
export async function stepping(db: Db): Promise<{ step: Change; end: () => Promise<void> }> {
  const lane = { steps: ['submit'], engines: ['fal'] } as const;
  const claiming = { firstEngine: 'fal', elsewhere: ENGINES, limits: LIMITS, leaseSeconds: 3600 };
  const project = await claimDueProject(db, lane, claiming);
  if (!project) throw new Error('nothing waits');
  let steps = 0;
  return {
    step: () =>
      db.transaction().execute(async (db) => {
        steps += 1;
        await writeLeased(db, project, { progress: 1 - 1 / steps });
        await notifyChanged(db, project.account_id, ['projects']);
      }),
    end: () => putInLine(db, project),
  };
}
