import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../../../test/program.ts';
import { createTestWeb } from '../../../test/web.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { agentOf, listenAll, NEWEST } from './test-agents.ts';

const web = await createTestWeb();
const other = await web.another();
let worker: Awaited<ReturnType<typeof startTestWorker>>;
let origins: string[];
beforeAll(async () => {
  worker = await startTestWorker(web, {
    script: {
      poll: (poll) => (poll % 4 === 0 ? undefined : { state: 'running', progress: (poll % 4) / 4 }),
    },
  });
  origins = await listenAll([web.app, other]);
});
afterAll(async () => {
  await worker.stop();
  await other.close();
  await web.close();
});

// Those of test/whole/two-webs.test.ts do so with processes.
test.each([NEWEST, '2025-06-18'] as const)(
  'a client of %s makes a video by two HTTP halves in turns, and is told how far it is',
  async (version) => {
    const { key, person } = await programOf(web, await web.person(1));
    const agent = await agentOf(origins, key, version);
    expect(agent.client.getNegotiatedProtocolVersion()).toBe(version);
    expect(agent.client.getInstructions()).toContain('Ask before you spend');
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name)).toContain('make_video');
    const told: { progress: number; message?: string | undefined }[] = [];
    const { structuredContent: video, content } = await agent.call(
      'make_video',
      { templateData: { templateId: 'cat-opera' }, confirm_credits: 1, wait: true },
      { onprogress: (progress) => told.push(progress) },
    );
    expect(video).toMatchObject({ status: 'completed', step: null });
    const progress = told.map((one) => one.progress);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
    expect(told.at(-1)).toMatchObject({ progress: 1, message: 'It is finished.' });
    // A text for clients that know nothing else, and an address for what they read.
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(video);
    const { uri = '' } = content[1] ?? {};
    const { contents } = await agent.client.readResource({ uri });
    const read = JSON.parse((contents[0] as { text: string }).text);
    expect(read).toMatchObject({ id: video.id, fileUrl: video.fileUrl });
    const poster = await agent.client.readResource({ uri: read.posterResource });
    const jpeg = Buffer.from((poster.contents[0] as { blob: string }).blob, 'base64');
    expect([jpeg[0], jpeg[1]]).toEqual([0xff, 0xd8]);
    expect(agent.asked()).toBeGreaterThan(4);
    // The page has it too, with the credit that it took.
    const { body } = await person.send('GET', `/api/projects/${video.id}`);
    expect(body).toMatchObject({ status: 'completed', videosUsed: 1 });
    await agent.close();
  },
);

test('what agents read before they begin stays small, and says prices', async () => {
  const { key } = await programOf(web, await web.person());
  const agent = await agentOf(origins, key);
  const { tools } = await agent.client.listTools();
  const document = await readFile('docs/agents.md', 'utf8');
  for (const { name, description, annotations, outputSchema } of tools) {
    expect(document).toContain(`| \`${name}\` |`);
    expect(description, name).toMatch(/Costs (nothing|1 credit)/);
    expect(outputSchema, name).toMatchObject({ type: 'object' });
    expect(annotations, name).toMatchObject({ openWorldHint: false });
  }
  // What a model is given of them, by characters: four are about a token.
  const inputs = tools.map(({ name, description, inputSchema }) => [
    name,
    description,
    inputSchema,
  ]);
  expect(JSON.stringify(inputs).length).toBeLessThan(12_000);
  expect(JSON.stringify(inputs)).not.toMatch(/\$ref|\$defs|#\/components/);
  const { structuredContent } = await agent.call('list_templates');
  expect(JSON.stringify(structuredContent).length).toBeLessThan(8_000);
  await agent.close();
});
