import type { ListResourcesResult, Resource } from '@modelcontextprotocol/server';
import { TOOL_PAGE_SIZE } from '@shortcake/contract/v1/tools';
import { isUuid } from '../../../platform/is-uuid.ts';
import { cursorOf, positionOf } from '../../../platform/list-pages.ts';
import { listProjects } from '../../videos/list/list.ts';
import type { AgentCall } from '../call.ts';
import { addressOf, posterAddressOf } from './addresses.ts';

/** A page of the finished videos of whoever calls. Throws InvalidRequestError for a cursor that is none. */
export async function listResources(
  { db, views, key }: AgentCall,
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  const after = cursor === undefined ? undefined : positionOf(cursor, isUuid, 'nextCursor');
  const page = { limit: TOOL_PAGE_SIZE, after };
  const { items, next } = await listProjects(
    ...([db, views, key.accountId, { status: 'completed' }, page] as const),
  );
  return {
    // What was taken down is at no address any more.
    resources: items.filter(({ videoUrl }) => videoUrl !== null).map(resourceOf),
    ...(next && { nextCursor: cursorOf(next) }),
  };
}

/** How agents know a finished video. */
export const resourceOf = ({ id, title }: { id: string; title: string }): Resource => ({
  uri: addressOf(id),
  name: id,
  title,
  description: 'A finished video: its data, and the address of its file.',
  mimeType: 'application/json',
});

export const resourceTemplates = [
  {
    name: 'video',
    title: 'A finished video',
    uriTemplate: addressOf('{id}'),
    description:
      'Its data as JSON. The MP4, of some megabytes, is at its fileUrl, for who sends the API key along.',
    mimeType: 'application/json',
  },
  {
    name: 'poster',
    title: 'A picture of a finished video',
    uriTemplate: posterAddressOf('{id}'),
    description: 'A JPEG of 720 pixels on its shorter side.',
    mimeType: 'image/jpeg',
  },
];
