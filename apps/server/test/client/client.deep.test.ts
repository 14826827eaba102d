import { afterAll, expect, test } from 'vitest';
import { giveCredits } from '../give-credits.ts';
import { startProduct } from '../product.ts';
import { Visitor } from '../visitor.ts';
import { installPackedClient, oldestNode } from './packed-client.ts';
import { runProgram } from './run-program.ts';

const client = await installPackedClient();
const node = oldestNode();
afterAll(() => client.remove());

test('the command makes a video of the studio, with the product as it starts', async () => {
  const product = await startProduct();
  const visitor = new Visitor(product.url);
  await visitor.signIn('maker@example.com');
  await giveCredits(product.directory, 'maker@example.com', 1);
  const { body } = await visitor.post<{ key: string }>('/api/keys', {
    ...{ name: 'Shell', scopes: ['read', 'generate'] },
  });
  const env = { SHORTCAKE_API_KEY: body.key, SHORTCAKE_URL: product.url };
  const words = [
    client.command,
    'make',
    '--template',
    'banana-face-slicing',
    '--out',
    'out/studio.mp4',
    '--json',
  ];
  const made = await runProgram(node, words, { cwd: client.folder, env });
  await product.stop();
  expect(made).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(made.stdout)).toMatchObject({ status: 'completed', file: 'out/studio.mp4' });
  expect(product.output()).not.toContain(body.key);
});
