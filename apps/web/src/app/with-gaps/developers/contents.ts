import { apiDocument, callsOf } from './document.ts';
import { words } from './words.ts';

export type Entry = { id: string; title: string; below?: readonly Entry[] };

export const REFERENCE = 'reference';
export const SCHEMAS = 'schemas';

/** Where the page tells of a tag's calls. */
export const tagId = (tag: string): string => `calls-${tag.toLowerCase()}`;

const reference: Entry[] = apiDocument.tags.map(({ name }) => ({
  id: tagId(name),
  title: name,
  below: callsOf(name).map(({ operation }) => ({
    id: operation.operationId,
    title: operation.operationId,
  })),
}));

/** What stands on the page, in its order. */
export const contents: readonly Entry[] = [
  { id: 'curls', title: words.curls.title },
  { id: 'keys', title: words.keys.title },
  { id: 'client', title: words.client.title },
  { id: 'webhooks', title: words.webhooks.title },
  { id: 'limits', title: words.limits.title },
  { id: 'errors', title: words.errors.title },
  { id: 'versions', title: words.versions.title },
  { id: 'agents', title: words.agents.title },
  {
    id: REFERENCE,
    title: words.reference.title,
    below: [...reference, { id: SCHEMAS, title: words.reference.schemas }],
  },
];
