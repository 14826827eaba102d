import { expect, test } from 'vitest';
import { breakingChanges, type Json } from './breaking-changes.ts';

const document = () => ({
  paths: {
    '/videos': {
      get: {
        operationId: 'listVideos',
        parameters: [
          { in: 'query', name: 'limit', schema: { type: 'integer', maximum: 200, default: 100 } },
        ],
        'x-scopes': ['read'],
        responses: {
          200: {
            headers: { Link: {} },
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Video' } },
              },
            },
          },
          429: {},
        },
      },
      post: {
        operationId: 'createVideo',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewVideo' } } },
        },
        responses: { 201: { content: { 'video/mp4': {} } } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Video: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          status: { type: 'string', enum: ['pending', 'completed'] },
          step: { anyOf: [{ type: 'string', enum: ['queued'] }, { type: 'null' }] },
          events: { type: 'array', items: { type: 'string', enum: ['video.completed'] } },
          madeAt: { type: 'string', format: 'date-time' },
          failure: { type: ['string', 'null'] },
        },
        required: ['id', 'status', 'failure'],
      },
      NewVideo: {
        type: 'object',
        properties: {
          prompt: { type: 'string', maxLength: 5000 },
          shape: { type: 'string', enum: ['9:16', '1:1'] },
        },
        required: ['prompt'],
      },
    },
  },
});
type Document = ReturnType<typeof document>;

/** What a change of the document takes away. */
function brokenBy(change: (document: Document) => unknown): string[] {
  const after = document();
  change(after);
  return breakingChanges(document(), after as unknown as Json);
}

const schemas = (document: Document) => document.components.schemas;

test.each<[string, (document: Document) => unknown, string]>([
  [
    'a call',
    (d) => Reflect.deleteProperty(d.paths['/videos'], 'post'),
    'POST /videos: the call is gone',
  ],
  [
    'a name',
    (d) => Object.assign(d.paths['/videos'].get, { operationId: 'videos' }),
    'GET /videos: the operation is named videos, and was listVideos',
  ],
  [
    'a parameter',
    (d) => d.paths['/videos'].get.parameters.pop(),
    'GET /videos: the parameter query limit is gone',
  ],
  [
    'room in a parameter',
    (d) => Object.assign(d.paths['/videos'].get.parameters[0]!.schema, { maximum: 100 }),
    'GET /videos: parameter query limit: maximum is 100, and was 200',
  ],
  [
    'freedom from a parameter',
    (d) =>
      d.paths['/videos'].get.parameters.push({
        ...{ in: 'query', name: 'page', schema: { type: 'integer', maximum: 1, default: 1 } },
        ...{ required: true },
      }),
    'GET /videos: parameter query page must be given',
  ],
  [
    'an answer',
    (d) => Reflect.deleteProperty(d.paths['/videos'].get.responses, '200'),
    'GET /videos: 200 is answered no more',
  ],
  [
    'a header',
    (d) => Reflect.deleteProperty(d.paths['/videos'].get.responses[200].headers, 'Link'),
    'GET /videos: 200 has no header Link',
  ],
  [
    'a field of an answer',
    (d) => Reflect.deleteProperty(schemas(d).Video.properties, 'status'),
    'GET /videos: 200[].status: the field is gone',
  ],
  [
    'certainty of a field',
    (d) => schemas(d).Video.required.pop(),
    'GET /videos: 200[].failure: may be missing',
  ],
  [
    'a type',
    (d) => Object.assign(schemas(d).Video.properties.id, { type: 'integer' }),
    'GET /videos: 200[].id: may be integer',
  ],
  [
    'the word that a field is never null',
    (d) => Object.assign(schemas(d).Video.properties.id, { type: ['string', 'null'] }),
    'GET /videos: 200[].id: may be null',
  ],
  [
    'a value that was taken',
    (d) => schemas(d).NewVideo.properties.shape.enum.pop(),
    'POST /videos: body.shape: 1:1 is not taken any more',
  ],
  [
    'length',
    (d) => Object.assign(schemas(d).NewVideo.properties.prompt, { maxLength: 100 }),
    'POST /videos: body.prompt: maxLength is 100, and was 5000',
  ],
  [
    'freedom to leave a field out',
    (d) => schemas(d).NewVideo.required.push('shape'),
    'POST /videos: body.shape: must be sent',
  ],
  [
    'a field that was taken',
    (d) => Reflect.deleteProperty(schemas(d).NewVideo.properties, 'shape'),
    'POST /videos: body.shape: the field is gone',
  ],
  [
    'the word that a status is one of these',
    (d) => schemas(d).Video.properties.status.enum.push('failed'),
    'GET /videos: 200[].status: may be failed',
  ],
  [
    'a format',
    (d) => Reflect.deleteProperty(schemas(d).Video.properties.madeAt, 'format'),
    'GET /videos: 200[].madeAt: format is none, and was date-time',
  ],
  [
    'a default',
    (d) => Object.assign(d.paths['/videos'].get.parameters[0]!.schema, { default: 50 }),
    'GET /videos: parameter query limit: default is 50, and was 100',
  ],
  [
    'the word that success is one of these',
    (d) => Object.assign(d.paths['/videos'].post.responses, { 202: {} }),
    'POST /videos: may be answered 202',
  ],
  [
    'a type of file',
    (d) => Object.assign(d.paths['/videos'].post.responses[201], { content: { 'video/webm': {} } }),
    'POST /videos: 201 is no video/mp4 any more',
  ],
  [
    'freedom of a key',
    (d) => d.paths['/videos'].get['x-scopes'].push('generate'),
    'GET /videos: a key needs the scope generate',
  ],
  [
    'the way in',
    (d) => Object.assign(d.components.securitySchemes.key, { scheme: 'basic' }),
    'a key is sent in another way',
  ],
])('taking away %s is told', (_what, change, sentence) => {
  expect(brokenBy(change)).toEqual([sentence]);
});

test.each<[string, (document: Document) => unknown]>([
  ['nothing', () => {}],
  ['a call', (d) => Object.assign(d.paths, { '/series': { get: { responses: {} } } })],
  [
    'a field of an answer',
    (d) => Object.assign(schemas(d).Video.properties, { size: { type: 'integer' } }),
  ],
  [
    'a field that may be sent',
    (d) => Object.assign(schemas(d).NewVideo.properties, { seed: { type: 'integer' } }),
  ],
  [
    'a value of an open field',
    (d) => schemas(d).Video.properties.step.anyOf[0]?.enum?.push('signing'),
  ],
  ['an event', (d) => schemas(d).Video.properties.events.items.enum.push('video.shared')],
  ['a value that is taken', (d) => schemas(d).NewVideo.properties.shape.enum.push('16:9')],
  [
    'the word that a field is never null',
    (d) => Object.assign(schemas(d).Video.properties.failure, { type: 'string' }),
  ],
  ['room', (d) => Object.assign(d.paths['/videos'].get.parameters[0]!.schema, { maximum: 500 })],
])('adding %s breaks nothing', (_what, change) => {
  expect(brokenBy(change)).toEqual([]);
});
