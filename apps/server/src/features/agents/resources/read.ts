import { buffer } from 'node:stream/consumers';
import { type ReadResourceResult, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { NotFoundError } from '../../../platform/errors.ts';
import { POSTER_TYPE, posterKey } from '../../videos/media/keys.ts';
import { getPlayable, getProject } from '../../videos/service.ts';
import type { AgentCall } from '../call.ts';
import { withLinks } from '../tools/video.ts';
import { posterAddressOf, readAddress } from './addresses.ts';

/** Longer than any address of ours. */
const LONGEST_TOLD = 100;

/** A finished video of whoever calls, or its picture. Throws ResourceNotFoundError for all else. */
export async function readResource(call: AgentCall, uri: string): Promise<ReadResourceResult> {
  const address = readAddress(uri);
  if (!address) throw notFound(uri);
  const { id, isPoster } = address;
  try {
    await getPlayable(call.db, call.key.accountId, id);
    return { contents: [isPoster ? await posterOf(call, id, uri) : await dataOf(call, id, uri)] };
  } catch (error) {
    throw error instanceof NotFoundError ? notFound(uri) : error;
  }
}

/** The protocol has the address in the error's data, and its library in the words as well. */
const notFound = (uri: string) => new ResourceNotFoundError(uri.slice(0, LONGEST_TOLD));

async function dataOf({ db, views, key, publicUrl }: AgentCall, id: string, uri: string) {
  const video = withLinks(publicUrl, await getProject(db, views, key.accountId, id));
  const text = JSON.stringify({ ...video, posterResource: posterAddressOf(id) });
  return { uri, mimeType: 'application/json', text };
}

/** Some 100 kB. A video in base64 would be megabytes in an agent's context, so it has an address instead. */
async function posterOf({ storage }: AgentCall, id: string, uri: string) {
  const stored = await storage.find(posterKey(id));
  const bytes = await stored?.open();
  if (!bytes) throw new NotFoundError();
  return { uri, mimeType: POSTER_TYPE, blob: (await buffer(bytes)).toString('base64') };
}
