import { z } from 'zod';
import type { KeyScope } from '../api-key.ts';
import type { Endpoint } from '../endpoints.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../page.ts';
import { KeyAccount } from './account.ts';
import type { V1Error } from './errors.ts';
import { NewVideo, NewVideoSeries } from './new-video.ts';
import { V1PageQuery, VideoDeletionQuery, VideoSeriesQuery, VideosQuery } from './queries.ts';
import { VideoSeries } from './series.ts';
import { ListedTemplate } from './template.ts';
import { Video } from './video.ts';
import { LONGEST_WAIT_SECONDS, WaitQuery } from './wait.ts';
import * as webhook from './webhook.ts';

/** A call of /api/v1, with what its document says of it. */
export type V1Endpoint = Endpoint & {
  /** What the call is named in the document, and by generated clients. */
  operationId: string;
  tag: (typeof v1Tags)[number]['name'];
  summary: string;
  description?: string;
  /** What the key must be allowed. */
  scopes: readonly KeyScope[];
  /** The statuses of what went well, and when each comes. */
  success: Readonly<Record<number, string>>;
  /** What it may be refused with, beyond what any call may (`commonErrors`). */
  errors: readonly V1Error[];
  /** Whether it must have an Idempotency-Key; any POST may. */
  isKeyRequired?: true;
  /** What its success is, where that is no JSON. */
  contentType?: string;
};

export const v1Tags = [
  { name: 'Account', description: 'Whose key it is, and what can be spent.' },
  { name: 'Templates', description: 'Ready-made ideas.' },
  { name: 'Videos', description: 'One credit, one video of 8 seconds.' },
  { name: 'Series', description: 'Up to 100 videos that are asked for together.' },
  { name: 'Webhooks', description: 'Addresses that are told what happens.' },
] as const;

/** What any call may be refused with. */
export const commonErrors = [
  'INVALID_REQUEST',
  'UNAUTHORIZED',
  'SCOPE_MISSING',
  'CROSS_SITE',
  'TIMEOUT',
  'RATE_LIMITED',
  'EXPECTATION_FAILED',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly V1Error[];

/** What a call with a body, or one that changes something, may be refused with besides. */
export const changeErrors = [
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const satisfies readonly V1Error[];

const Nothing = z.void();
const pages = `Newest first, ${PAGE_SIZE} to a page (\`limit\`, ${MAX_PAGE_SIZE} at most); the header \`Link\` leads to the next page while there is one.`;
const read = ['read'] as const;
const generate = ['generate'] as const;
/** An endpoint is told what only who may read sees. */
const both = ['read', 'generate'] as const;
const asking = [
  'INSUFFICIENT_CREDITS',
  'KEY_CAP_REACHED',
  'SUSPENDED',
  'NOT_FOUND',
  'IDEMPOTENCY_MISMATCH',
  'PROMPT_REFUSED',
  'TOO_MANY_REFUSALS',
  'SOLD_OUT_TODAY',
  'NO_ENGINE',
] as const;

export const v1Endpoints = {
  getAccount: {
    ...{ method: 'GET', path: '/api/v1/account', output: KeyAccount },
    ...{ operationId: 'getAccount', tag: 'Account', scopes: read, errors: [] },
    summary: 'Whose key it is, and what can be spent',
    success: { 200: 'The account, and the key that asks.' },
  },
  listTemplates: {
    ...{ method: 'GET', path: '/api/v1/templates', output: z.array(ListedTemplate) },
    ...{ operationId: 'listTemplates', tag: 'Templates', scopes: read, errors: [] },
    summary: 'All templates',
    description: 'In the order in which people see them, on one page.',
    success: { 200: 'The templates.' },
  },
  createVideo: {
    ...{ method: 'POST', path: '/api/v1/videos', body: NewVideo, output: Video },
    ...{ operationId: 'createVideo', tag: 'Videos', scopes: generate, errors: asking },
    summary: 'Make a video',
    description:
      'Takes one credit. A video that fails gives it back. Give an `Idempotency-Key`, so that a retry after a lost answer costs nothing.',
    success: {
      200: 'The same request was sent before: its video.',
      201: 'The video, in line to be made.',
    },
  },
  listVideos: {
    ...{ method: 'GET', path: '/api/v1/videos', query: VideosQuery, output: z.array(Video) },
    ...{ operationId: 'listVideos', tag: 'Videos', scopes: read, errors: [] },
    summary: 'Your videos',
    description: pages,
    success: { 200: 'A page of videos.' },
  },
  getVideo: {
    ...{ method: 'GET', path: '/api/v1/videos/:id', query: WaitQuery, output: Video },
    ...{ operationId: 'getVideo', tag: 'Videos', scopes: read, errors: ['NOT_FOUND'] },
    summary: 'One video',
    description: `With \`wait\` the answer comes once the video has ended, or after so many seconds (${LONGEST_WAIT_SECONDS} at most) as it stands then. A key has 20 such waits at a time, and all keys of a person have 40, those of agents among them; one more ends the oldest. It is answered at once when its key is revoked.`,
    success: { 200: 'The video.' },
  },
  deleteVideo: {
    ...{ method: 'DELETE', path: '/api/v1/videos/:id', query: VideoDeletionQuery, output: Nothing },
    ...{ operationId: 'deleteVideo', tag: 'Videos', scopes: generate },
    errors: ['NOT_FOUND', 'NO_REFUND'],
    summary: 'Delete a video',
    description:
      'One that is under way is cancelled first, and its credit comes back as on the page: within an allowance where an engine may charge for it. `deleteRefunds` says whether it would; with `refund=required` nothing is deleted otherwise.',
    success: { 204: 'It is gone, with its files.' },
  },
  getVideoFile: {
    ...{ method: 'GET', path: '/api/v1/videos/:id/file', output: Nothing },
    ...{ operationId: 'getVideoFile', tag: 'Videos', scopes: read, contentType: 'video/mp4' },
    errors: ['NOT_FOUND', 'NOT_FINISHED', 'PRECONDITION_FAILED', 'RANGE_NOT_SATISFIABLE'],
    summary: 'The file of a finished video',
    description: 'MP4, H.264. Ranges are respected.',
    success: {
      200: 'The whole file.',
      206: 'The part that `Range` asked for.',
      302: 'Where the file is, for a while: installations may keep files elsewhere.',
    },
  },
  createSeries: {
    ...{ method: 'POST', path: '/api/v1/series', body: NewVideoSeries, output: VideoSeries },
    ...{ operationId: 'createSeries', tag: 'Series', scopes: generate, errors: asking },
    isKeyRequired: true,
    summary: 'Make a series',
    description:
      'Takes a credit for each video, or nothing. `Idempotency-Key` must be sent, so that a retry costs nothing.',
    success: {
      200: 'The same request was sent before: its series.',
      201: 'The series, with its videos in line.',
    },
  },
  listSeries: {
    ...{
      method: 'GET',
      path: '/api/v1/series',
      query: VideoSeriesQuery,
      output: z.array(VideoSeries),
    },
    ...{ operationId: 'listSeries', tag: 'Series', scopes: read, errors: [] },
    summary: 'Your series',
    description: pages,
    success: { 200: 'A page of series.' },
  },
  getSeries: {
    ...{ method: 'GET', path: '/api/v1/series/:id', output: VideoSeries },
    ...{ operationId: 'getSeries', tag: 'Series', scopes: read, errors: ['NOT_FOUND'] },
    summary: 'One series',
    success: { 200: 'The series.' },
  },
  cancelSeries: {
    ...{ method: 'POST', path: '/api/v1/series/:id/cancel', output: VideoSeries },
    ...{ operationId: 'cancelSeries', tag: 'Series', scopes: generate },
    errors: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Cancel what goes on of a series',
    description: 'What was cancelled stays listed as failed. Credits come back as with a deletion.',
    success: { 200: 'The series as it is now.' },
  },
  createWebhook: {
    ...{ method: 'POST', path: '/api/v1/webhooks', body: webhook.NewEndpoint },
    ...{ output: webhook.EndpointWithSecret, operationId: 'createWebhook', tag: 'Webhooks' },
    ...{ scopes: both, errors: ['TOO_MANY_WEBHOOKS', 'IDEMPOTENCY_MISMATCH', 'NOT_FOUND'] },
    summary: 'Add an endpoint',
    success: {
      200: 'The same request was sent before: its endpoint.',
      201: 'The endpoint with its secret, which is told this once.',
    },
  },
  listWebhooks: {
    ...{ method: 'GET', path: '/api/v1/webhooks', output: z.array(webhook.Endpoint) },
    ...{ operationId: 'listWebhooks', tag: 'Webhooks', scopes: read, errors: [] },
    summary: 'Your endpoints',
    success: { 200: 'All of them, the oldest first.' },
  },
  getWebhook: {
    ...{ method: 'GET', path: '/api/v1/webhooks/:id', output: webhook.Endpoint },
    ...{ operationId: 'getWebhook', tag: 'Webhooks', scopes: read, errors: ['NOT_FOUND'] },
    summary: 'One endpoint',
    success: { 200: 'The endpoint.' },
  },
  changeWebhook: {
    ...{ method: 'PATCH', path: '/api/v1/webhooks/:id', body: webhook.EndpointChanges },
    ...{ output: webhook.Endpoint, operationId: 'changeWebhook', tag: 'Webhooks', scopes: both },
    errors: ['NOT_FOUND'],
    summary: 'Change what an endpoint is told, or switch it off or on',
    success: { 200: 'The endpoint as it is now.' },
  },
  deleteWebhook: {
    ...{ method: 'DELETE', path: '/api/v1/webhooks/:id', output: Nothing },
    ...{ operationId: 'deleteWebhook', tag: 'Webhooks', scopes: both, errors: ['NOT_FOUND'] },
    summary: 'Remove an endpoint',
    success: { 204: 'It is told of nothing any more.' },
  },
  listDeliveries: {
    ...{ method: 'GET', path: '/api/v1/webhooks/:id/deliveries', query: V1PageQuery },
    ...{ output: z.array(webhook.Delivery), operationId: 'listDeliveries', tag: 'Webhooks' },
    ...{ scopes: read, errors: ['NOT_FOUND'] },
    summary: 'What an endpoint was told',
    description: pages,
    success: { 200: 'A page of deliveries.' },
  },
  resendDelivery: {
    ...{ method: 'POST', path: '/api/v1/webhooks/:id/deliveries/:delivery/resend' },
    ...{ output: webhook.Delivery, operationId: 'resendDelivery', tag: 'Webhooks', scopes: both },
    errors: ['NOT_FOUND', 'WEBHOOK_OFF', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Send a delivery again',
    success: { 200: 'The delivery, about to be sent.' },
  },
  testWebhook: {
    ...{ method: 'POST', path: '/api/v1/webhooks/:id/test', output: webhook.Delivery },
    ...{ operationId: 'testWebhook', tag: 'Webhooks', scopes: both },
    errors: ['NOT_FOUND', 'WEBHOOK_OFF', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Send a test event',
    success: { 200: 'The delivery, about to be sent.' },
  },
  rotateSecret: {
    ...{ method: 'POST', path: '/api/v1/webhooks/:id/rotate-secret' },
    ...{ output: webhook.EndpointWithSecret, operationId: 'rotateSecret', tag: 'Webhooks' },
    ...{ scopes: both, errors: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'] },
    summary: "Change an endpoint's secret",
    description: 'For 24 hours each delivery is signed with the former one as well.',
    success: { 200: 'The endpoint with its new secret, which is told this once.' },
  },
} as const satisfies Record<string, V1Endpoint>;
