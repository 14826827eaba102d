// A program of somebody without the client: `fetch`, with the types that a generator makes of the document.
// The tests compile it and run it with the product.
import { randomUUID } from 'node:crypto';
import type { paths } from '../src/api/document.ts';

type Json<Content> = { content: { 'application/json': Content } };
type Body<Operation> = Operation extends { requestBody: Json<infer Content> } ? Content : never;
type Made<Operation> = Operation extends { responses: { 201: Json<infer Content> } }
  ? Content
  : never;
type Makes = '/api/v1/videos' | '/api/v1/series' | '/api/v1/webhooks';
type Video = paths['/api/v1/videos/{id}']['get']['responses'][200]['content']['application/json'];

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${process.env.SHORTCAKE_URL}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${process.env.SHORTCAKE_API_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
  });

async function make<Path extends Makes>(
  path: Path,
  body: Body<paths[Path]['post']>,
): Promise<Made<paths[Path]['post']>> {
  const answer = await ask(path, { method: 'POST', body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Made<paths[Path]['post']>;
}

// Nothing is given but what must be.
const templateData = { templateId: 'banana-face-slicing' } as const;
const { id } = await make('/api/v1/videos', { templateData });
const series = await make('/api/v1/series', { title: 'Fruit week', items: [{ templateData }] });
const webhook = await make('/api/v1/webhooks', {
  ...{ url: process.argv[2] as string, events: ['video.completed'] },
});

// @ts-expect-error There is no such field.
const wrong = await make('/api/v1/videos', { templateData, tilte: 'x' }).catch((error) => error);

const answer = await ask(`/api/v1/videos/${id}?wait=30`);
const video = (await answer.json()) as Video;
const file = await (await ask(`/api/v1/videos/${id}/file`)).bytes();
console.log(
  JSON.stringify({
    ...{ status: video.status, total: series.counts.total, secret: webhook.secret.slice(0, 6) },
    ...{
      isRefused: String(wrong).includes('400'),
      brand: Buffer.from(file.subarray(4, 8)).toString(),
    },
  }),
);
