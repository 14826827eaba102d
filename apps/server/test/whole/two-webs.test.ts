import { readFile } from 'node:fs/promises';
import type { CreatedApiKey } from '@shortcake/contract/api-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsWithEmail } from '../../src/features/accounts/service.ts';
import { agentOf, FORMER, NEWEST } from '../../src/features/agents/test-agents.ts';
import { grantCredits } from '../../src/features/credits/service.ts';
import type { DB } from '../../src/schema.ts';
import { createTestDatabase } from '../database.ts';
import { serveFakeEngines } from '../fake-engines.ts';
import { type Member, openFleet } from '../fleet.ts';
import { testVideo } from '../media.ts';
import { Visitor } from '../visitor.ts';

// Two web processes and a worker, on one database.

const ENGINE = 'openai-videos';
const CAP = 10;
const ASKS = 100;
const BUSY = /55P03|timeout exceeded when trying to connect/;

const database = await createTestDatabase<DB>();
const video = await readFile(await testVideo({ rate: 4 }));
const engines = await serveFakeEngines([ENGINE], {
  video: async () => video,
  script: () => () => ({ seconds: 1 }),
});
const fleet = await openFleet({
  ...engines.variables,
  ...{ DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl },
  RATE_LIMIT_PER_MINUTE: '10000',
});
let one: Member;
let other: Member;
let worker: Member;
beforeAll(async () => {
  [one, other, worker] = await Promise.all([
    fleet.start('one web', 'web'),
    fleet.start('other web', 'web'),
    fleet.start('worker', 'worker'),
  ]);
});
afterAll(async () => {
  await fleet.stop();
  await engines.stop();
  await database.destroy();
});

/** Somebody at one of the webs, with so many credits. */
async function signedIn(email: string, credits: number): Promise<Visitor> {
  const visitor = new Visitor(one.url);
  await visitor.signIn(email);
  const [account] = await accountsWithEmail(database.db, email);
  await database.db.transaction().execute((db) =>
    grantCredits(db, {
      ...{ accountId: account!.id, credits, book: 'purchased' },
      ...{ source: `test:${email}`, description: 'A test' },
    } as const),
  );
  return visitor;
}

test('agents of both protocols make videos with two web processes, and no request to the same', async () => {
  const visitor = await signedIn('agent@example.com', 2);
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

test('two web processes count for a key together, and neither knows one that was revoked at the other', async () => {
  // Nobody makes what is asked for here.
  await worker.end('SIGTERM');
  const visitor = await signedIn('two-webs@example.com', ASKS);
  const { body } = await visitor.post<CreatedApiKey>('/api/keys', {
    ...{ name: 'Two webs', scopes: ['read', 'generate'], creditsPerMonth: CAP },
  });
  const headers = {
    authorization: `Bearer ${body.key}`,
    'content-type': 'application/json',
  };
  // Again after a 503, as clients do: on a busy machine some wait for the key's row longer than they may.
  const ask = async ({ url }: { url: string }): Promise<Response> => {
    const answer = await fetch(`${url}/api/v1/videos`, {
      ...{ method: 'POST', headers },
      body: JSON.stringify({ templateData: { templateId: 'cat-opera' } }),
    });
    return answer.status === 503 ? ask({ url }) : answer;
  };
  const answers = await Promise.all(
    Array.from({ length: ASKS }, (_, n) => ask(n % 2 === 0 ? one : other)),
  );
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect([statuses.get(201)?.length, statuses.get(402)?.length]).toEqual([CAP, ASKS - CAP]);
  const refused = (await statuses.get(402)?.[0]?.json()) as { code: string };
  expect(refused.code).toBe('KEY_CAP_REACHED');

  const opens = async ({ url }: { url: string }) => {
    const account = await fetch(`${url}/api/v1/account`, { headers });
    const tools = await fetch(`${url}/mcp`, {
      ...{
        method: 'POST',
        headers: { ...headers, accept: 'application/json, text/event-stream' },
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    return [account.status, tools.status];
  };
  expect([await opens(one), await opens(other)]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  const revoked = await visitor.send(`/api/keys/${body.id}`, { method: 'DELETE' });
  expect(revoked.status).toBe(204);
  expect([await opens(other), await opens(one)]).toEqual([
    [401, 401],
    [401, 401],
  ]);
  // Who waited too long for the key's row, or for a connection, is in the log.
  expect(fleet.errors().filter((line) => !BUSY.test(line))).toEqual([]);
});
