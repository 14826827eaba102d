import { v1Endpoints } from '@shortcake/contract/v1/endpoints';
import { afterAll, expect, test } from 'vitest';
import { type Method, programOf } from '../../../../test/program.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { examples } from './examples.ts';

const web = await createTestWeb();
afterAll(web.close);

test.each(Object.entries(examples))(
  'the example of %s does what its call says',
  async (name, { body }) => {
    const { send } = await programOf(web, await web.person(2));
    const { method, path, success } = v1Endpoints[name as keyof typeof examples];
    const made = await send('POST', '/api/v1/webhooks', examples.createWebhook.body);
    const url = path.replace(':id', made.body.id);
    const answer = await send(method as Method, url, body, { 'idempotency-key': 'example' });
    expect(Object.keys(success).map(Number)).toContain(answer.status);
  },
);
