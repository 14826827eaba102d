import { ToolError, tools } from '@shortcake/contract/v1/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteAskMade } from '../../../test/ask-made.ts';
import { programOf } from '../../../test/program.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { captureCredit } from '../credits/service.ts';
import { agentOf, listenAll } from './test-agents.ts';

const web = await createTestWeb();
let origins: string[];
beforeAll(async () => {
  origins = await listenAll([web.app]);
});
afterAll(web.close);

const BANANA = { templateData: { templateId: 'banana-face-slicing' } };
const SERIES = { title: 'Fruit week', items: [BANANA, BANANA, BANANA] };

async function agentFor(person: Person, scopes: ('read' | 'generate')[] = ['read', 'generate']) {
  const program = await programOf(web, person, { scopes });
  return { ...program, ...(await agentOf(origins, program.key)) };
}
const creditsOf = async (person: Person) =>
  (await person.send('GET', '/api/overview')).body.creditsRemaining;

/** Ends a video as a worker would; its files are somebody else's matter. */
async function finish(id: string) {
  await noteAskMade(web.db, id);
  await web.db.transaction().execute(async (db) => {
    const done = { status: 'completed', completed_at: new Date(), step: 'publish' } as const;
    await db.updateTable('projects').set(done).where('id', '=', id).execute();
    await captureCredit(db, id);
  });
}

test.each([
  ['make_video', BANANA, 1],
  ['make_series', SERIES, 3],
] as const)('%s names its price, and takes nothing until that was agreed to', async (...asked) => {
  const [name, wanted, credits] = asked;
  const person = await web.person(5);
  const agent = await agentFor(person);
  for (const confirmed of [{}, { confirm_credits: credits - 1 }]) {
    const refused = await agent.call(name, { ...wanted, ...confirmed });
    expect(refused.isError).toBe(true);
    expect(refused.structuredContent).toMatchObject({ code: 'CONFIRM_CREDITS', credits });
    expect(refused.structuredContent.message).toContain(`confirm_credits: ${credits}`);
    expect(ToolError.safeParse(refused.structuredContent).error).toBeUndefined();
  }
  expect(await creditsOf(person)).toBe(5);
  expect((await person.send('GET', '/api/projects')).body).toEqual([]);
  const made = await agent.call(name, { ...wanted, confirm_credits: credits });
  expect(made.isError).toBeUndefined();
  expect(await creditsOf(person)).toBe(5 - credits);
});

test.each([
  ['make_video', BANANA, 1],
  ['make_series', SERIES, 3],
] as const)('%s repeated with its idempotency_key costs nothing again', async (...asked) => {
  const [name, wanted, credits] = asked;
  const person = await web.person(6);
  const agent = await agentFor(person);
  const call = (more: object) =>
    agent.call(name, { ...wanted, confirm_credits: credits, idempotency_key: 'once', ...more });
  const [one, again] = [await call({}), await call({})];
  expect(again.structuredContent.id).toBe(one.structuredContent.id);
  expect(await creditsOf(person)).toBe(6 - credits);
  const mismatch = await call({ title: 'Another' });
  expect(mismatch.structuredContent.code).toBe('IDEMPOTENCY_MISMATCH');
  await agent.call(name, { ...wanted, confirm_credits: credits });
  expect(await creditsOf(person)).toBe(6 - 2 * credits);
});

test('each tool wants its scope, and says which', async () => {
  const person = await web.person(1);
  const inputs: Record<string, object> = { make_video: BANANA, make_series: SERIES };
  for (const scope of ['read', 'generate'] as const) {
    const agent = await agentFor(person, [scope]);
    for (const [name, tool] of Object.entries(tools)) {
      const { structuredContent, isError } = await agent.call(name, {
        ...(name.endsWith('_video') && !(name in inputs) ? { id: 'x' } : {}),
        ...inputs[name],
      });
      const isEnough = tool.scopes.every((one) => one === scope);
      expect(structuredContent.code === 'SCOPE_MISSING', `${name} with ${scope}`).toBe(!isEnough);
      if (isEnough) continue;
      expect(isError).toBe(true);
      expect(structuredContent.message).toContain(`scope ${tool.scopes[0]}`);
    }
    const resources = agent.client.listResources();
    if (scope === 'read') expect(await resources).toMatchObject({ resources: [] });
    else await expect(resources).rejects.toMatchObject({ data: { code: 'SCOPE_MISSING' } });
  }
});

test("another person's videos, series and resources are not there", async () => {
  const owner = await agentFor(await web.person(2));
  const { id } = (await owner.call('make_video', { ...BANANA, confirm_credits: 1 }))
    .structuredContent;
  const live = (await owner.call('make_video', { ...BANANA, confirm_credits: 1 }))
    .structuredContent;
  await finish(id);
  const stranger = await agentFor(await web.person(1));
  for (const [name, sent] of [
    ['get_video', { id }],
    ['get_video', { id: live.id, wait: 60 }],
    ['cancel_video', { id: live.id }],
    ['get_video', { id: '../../account' }],
  ] as const) {
    const { isError, structuredContent } = await stranger.call(name, sent);
    expect([isError, structuredContent.code], name).toEqual([true, 'NOT_FOUND']);
  }
  const listed = await stranger.call('list_videos', { series: live.seriesId ?? id });
  expect(listed.structuredContent).toEqual({ videos: [] });
  expect((await stranger.client.listResources()).resources).toEqual([]);
  for (const uri of [`shortcake://videos/${id}`, `shortcake://videos/${id}/poster`]) {
    await expect(stranger.client.readResource({ uri })).rejects.toMatchObject({ code: -32602 });
    if (!uri.endsWith('poster')) await owner.client.readResource({ uri });
  }
  // What goes on is no resource yet, of its owner neither.
  const unfinished = { uri: `shortcake://videos/${live.id}` };
  await expect(owner.client.readResource(unfinished)).rejects.toMatchObject({ code: -32602 });
  const after = await owner.call('get_video', { id: live.id });
  expect(after.structuredContent).toMatchObject({ status: 'pending' });
});

test('what goes on is cancelled, once, and its credit comes back', async () => {
  const person = await web.person(2);
  const agent = await agentFor(person);
  const make = async () =>
    (await agent.call('make_video', { ...BANANA, confirm_credits: 1 })).structuredContent.id;
  const id = await make();
  for (let times = 0; times < 2; times += 1) {
    const { structuredContent } = await agent.call('cancel_video', { id });
    expect(structuredContent).toMatchObject({ id, status: 'failed', creditRefunded: true });
  }
  expect(await creditsOf(person)).toBe(2);
  const done = await make();
  await finish(done);
  const { structuredContent } = await agent.call('cancel_video', { id: done });
  expect(structuredContent).toMatchObject({ status: 'completed' });
  expect(await creditsOf(person)).toBe(1);
});

test('long lists come in pages', async () => {
  const agent = await agentFor(await web.person(25));
  const items = Array.from({ length: 25 }, () => BANANA);
  const made = await agent.call('make_series', { title: 'Many', items, confirm_credits: 25 });
  const { id, projectIds } = made.structuredContent;
  const first = (await agent.call('list_videos', { series: id })).structuredContent;
  expect(first.videos).toHaveLength(20);
  const sent = { series: id, cursor: first.nextCursor };
  const second = (await agent.call('list_videos', sent)).structuredContent;
  expect(second.nextCursor).toBeUndefined();
  const ids = [...first.videos, ...second.videos].map((video: { id: string }) => video.id);
  expect(ids.sort()).toEqual([...projectIds].sort());
  await Promise.all(projectIds.map(finish));
  const page = await agent.client.listResources();
  // The client reads all pages.
  expect(page.resources).toHaveLength(25);
  await expect(agent.client.listResources({ cursor: 'nonsense' })).rejects.toMatchObject({
    code: -32602,
  });
});

test('a template is told in short, and with its id in full', async () => {
  const agent = await agentFor(await web.person());
  const { templates } = (await agent.call('list_templates', { category: 'pets' }))
    .structuredContent;
  expect(templates.map((one: { id: string }) => one.id)).toEqual(['cat-opera', 'pet-podcast']);
  expect(templates[0]).not.toHaveProperty('defaultPrompt');
  const { template } = (await agent.call('list_templates', { id: 'cat-opera' })).structuredContent;
  expect(template.slots[0]).toMatchObject({ suggestions: expect.any(Array) });
  expect((await agent.call('get_account')).structuredContent).toMatchObject({
    creditsRemaining: 0,
    key: { id: agent.id },
  });
});

test.each([
  ['make_video', { ...BANANA, colour: 'red', confirm_credits: 1 }, 'colour'],
  ['make_video', { templateData: { templateId: 'none' } }, 'templateData.templateId'],
  ['make_video', { templateData: { templateId: 'custom-prompt' } }, 'prompt'],
  ['make_video', { ...BANANA, confirm_credits: '1' }, 'confirm_credits'],
  ['make_series', { title: 'x', items: [BANANA, { templateData: 1 }] }, 'items[1].templateData'],
  ['make_series', { title: 'x', items: [] }, 'items'],
  ['get_video', {}, 'id'],
  ['get_video', { id: 1 }, 'id'],
  ['list_videos', { limit: 1000 }, 'limit'],
  ['list_videos', { cursor: 'nonsense' }, 'cursor'],
  ['list_templates', [], 'arguments'],
] as const)('%s with what does not fit names it: %j', async (name, sent, field) => {
  const agent = await agentFor(await web.person(1));
  const call = agent.call(name, sent as Record<string, unknown>);
  if (Array.isArray(sent)) return expect(call).rejects.toMatchObject({ code: -32602 });
  const { isError, structuredContent, content } = await call;
  expect([isError, structuredContent.code]).toEqual([true, 'INVALID_REQUEST']);
  expect(structuredContent.message).toContain(field);
  expect(content[0]?.text).toBe(`INVALID_REQUEST: ${structuredContent.message}`);
});

test('without enough credits it is told what is needed, and what there is', async () => {
  const agent = await agentFor(await web.person());
  const poor = await agent.call('make_series', { ...SERIES, confirm_credits: 3 });
  expect(poor.structuredContent).toMatchObject({
    ...{ code: 'INSUFFICIENT_CREDITS', needed: 3, available: 0 },
  });
});
