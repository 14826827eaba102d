import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { FakeEngine } from '../../../../../test/fake-engine.ts';
import { createTestWeb } from '../../../../../test/web.ts';
import { createVideo, defaultLimits } from '../../../../../test/worker.ts';
import { lineUp } from '../../../../engines/line-up.ts';
import type { ProjectRow } from '../../queries.ts';
import { claimDueProject } from '../claim-queries.ts';
import type { StepTools } from '../step.ts';
import { writeIntent } from './intent.ts';

const web = await createTestWeb();
afterAll(web.close);
const engine = new FakeEngine({ directory: web.directory, video: '' });
const engines = lineUp([engine]);
const tools = { db: web.db, engines, limits: defaultLimits } as StepTools;

test.each([
  ['no filtered ask', 0, 10],
  ['fifteen', 15, 5],
])(
  'workers that claimed at the same moment ask for no more than there is room for: after %s',
  async (_asks, filtered, room) => {
    const person = await web.person(14);
    for (let i = 0; i < filtered; i += 1) {
      const note = { project_id: randomUUID(), attempt: 1, account_id: person.id, engine: 'fake' };
      const why = { reason: 'FILTERED_PROMPT', billed: 'no' } as const;
      await web.db
        .insertInto('abandoned_asks')
        .values({ ...note, ...why })
        .execute();
    }
    for (let i = 0; i < 14; i += 1) await createVideo(person);
    const claimed: ProjectRow[] = [];
    while (claimed.length < 14) {
      const lane = { steps: ['submit'], engines: ['fake'] } as const;
      // As they all see it before any of them has written anything.
      const blind = { firstEngine: 'fake', elsewhere: [], limits: defaultLimits, leaseSeconds: 60 };
      claimed.push((await claimDueProject(web.db, lane, blind)) as ProjectRow);
    }
    const intents = await Promise.all(claimed.map((row) => writeIntent(row, engine, tools)));
    expect(intents.filter((intent) => 'intended' in intent)).toHaveLength(room);
    expect(intents.filter((intent) => 'inLine' in intent)).toHaveLength(14 - room);
    const waiting = await web.db
      .selectFrom('projects')
      .select(['id', 'turn', 'leased_until'])
      .where('account_id', '=', person.id)
      .where('status', '=', 'pending')
      .execute();
    expect(waiting).toHaveLength(14 - room);
    for (const { id, turn, leased_until } of waiting) {
      expect(turn).toBe(claimed.find((row) => row.id === id)?.turn);
      expect(leased_until).toBeNull();
    }
    for (const { id } of claimed) await person.send('DELETE', `/api/projects/${id}`);
  },
);
