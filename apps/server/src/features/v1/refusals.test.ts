import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { untold } from '../../../test/api-answers.ts';
import { programOf } from '../../../test/program.ts';
import { createTestWeb } from '../../../test/web.ts';

const web = await createTestWeb();
afterAll(web.close);
await web.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = web.app.server.address() as AddressInfo;
const { key } = await programOf(web, await web.person(1));

/** Writes a request as it stands, and answers the status and the body of what comes back. */
async function written(lines: readonly string[], body = '') {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    [...lines, `authorization: Bearer ${key}`, 'connection: close', '', body].join('\r\n'),
  );
  const said = await text(socket);
  const [head = '', ...rest] = said.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n') };
}

const url = '/api/v1/videos';

test.each([
  ['expects what nobody knows', 417, ['Expect: foo', 'content-length: 0'], ''],
  ['has too long headers', 431, [`x-long: ${'x'.repeat(20_000)}`, 'content-length: 0'], ''],
  ['has too long a body', 413, ['content-type: application/json', 'content-length: 9000000'], ''],
  ['is no JSON', 415, ['content-type: text/plain', 'content-length: 2'], '{}'],
  ['breaks off', 400, ['content-type: application/json', 'content-length: 1'], '{'],
])('what %s is refused as the document says', async (_what, status, lines, body) => {
  const answer = await written([`POST ${url} HTTP/1.1`, 'host: localhost', ...lines], body);
  expect(answer.status).toBe(status);
  expect(untold({ method: 'POST', url, ...answer })).toBeUndefined();
});
