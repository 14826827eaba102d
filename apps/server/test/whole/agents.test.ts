import { readFile } from 'node:fs/promises';
import type { CreatedApiKey } from '@shortcake/contract/api-key';
import { expect, inject, onTestFinished, test } from 'vitest';
import { agentOf, FORMER, NEWEST } from '../../src/features/agents/test-agents.ts';
import { grantCredits } from '../../src/features/credits/service.ts';
import type { DB } from '../../src/schema.ts';
import { createTestDatabase } from '../database.ts';
import { serveFakeEngines } from '../fake-engines.ts';
import { openFleet } from '../fleet.ts';
import { testVideo } from '../media.ts';
import { Visitor } from '../visitor.ts';

const ENGINE = 'openai-videos';
const EMAIL = 'agent@example.com';

test('agents of both protocols make videos with two web processes, and no request to the same', async () => {
  const database = await createTestDatabase<DB>({ empty: true });
  onTestFinished(database.destroy);
  const video = await readFile(await testVideo({ rate: 4 }));
  const engines = await serveFakeEngines([ENGINE], {
    video: async () => video,
    script: () => () => ({ seconds: 1 }),
  });
  onTestFinished(engines.stop);
  const product = new URL(database.ownerUrl);
  product.username = inject('testPostgres').role;
  const fleet = await openFleet({
    ...engines.variables,
    DATABASE_URL: product.href,
    MIGRATION_DATABASE_URL: database.ownerUrl,
  });
  onTestFinished(fleet.stop);
  const one = await fleet.start('one web', 'web');
  const [other] = await Promise.all([
    fleet.start('other web', 'web'),
    fleet.start('worker', 'worker'),
  ]);
  const visitor = new Visitor(one.url);
  await visitor.signIn(EMAIL);
  const { id: accountId } = await visitor.json<{ id: string }>('/api/auth/user');
  const credits = { credits: 2, book: 'purchased', source: 'test', description: 'A test' } as const;
  await database.db.transaction().execute((db) => grantCredits(db, { accountId, ...credits }));
  const wanted = { name: 'An agent', scopes: ['read', 'generate'] };
  const { body: made } = await visitor.post<CreatedApiKey>('/api/keys', wanted);

  for (const version of [NEWEST, FORMER] as const) {
    const agent = await agentOf([one.url, other.url], made.key, version);
    const told: number[] = [];
    const { structuredContent } = await agent.call(
      'make_video',
      { templateData: { templateId: 'cat-opera' }, confirm_credits: 1, wait: true },
      { onprogress: ({ progress }) => told.push(progress) },
    );
    expect(structuredContent).toMatchObject({ status: 'completed' });
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    const listed = await agent.call('list_videos');
    expect(listed.structuredContent.videos[0].id).toBe(structuredContent.id);
    await agent.close();
  }
  await visitor.send(`/api/keys/${made.id}`, { method: 'DELETE' });
  for (const { url } of [one, other]) {
    await expect(agentOf([url], made.key)).rejects.toThrow(/revoked|401/);
  }
  expect(fleet.errors()).toEqual([]);
});
