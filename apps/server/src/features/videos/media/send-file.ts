import { downloadName } from '@shortcake/contract/download-name';
import { create as dispositionOf } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError } from '../../../platform/errors.ts';
import { sendElsewhere } from '../../../platform/http/send-elsewhere.ts';
import { sendStored } from '../../../platform/http/send-stored.ts';
import type { SignedAddresses } from '../../../platform/storage/s3/signed-addresses.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type FILES, VIDEO_TYPE } from './keys.ts';

export type MediaFile = NonNullable<ReturnType<(typeof FILES)['get']>>;

/** Where files are, and with `addresses` where others may get them from. */
export type MediaStore = { storage: Storage; addresses: SignedAddresses | undefined };

/**
 * Answers with a file of a project that may be played, through us or from the bucket. With `savedAs`, the
 * title of a video, a browser saves it under that; whether the bucket has it is looked up then, since an
 * error of the bucket's would take the page's place. Throws NotFoundError.
 */
export async function sendFile(
  { storage, addresses }: MediaStore,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { id, kind, savedAs }: { id: string; kind: MediaFile; savedAs: string | undefined },
) {
  const { contentType } = kind;
  const isSaved = contentType === VIDEO_TYPE && savedAs !== undefined;
  const disposition = isSaved ? dispositionOf(downloadName(savedAs)) : undefined;
  if (addresses) {
    if (isSaved && !(await storage.has(kind.keyOf(id)))) throw new NotFoundError();
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const says = { contentType, disposition };
    return sendElsewhere(reply, await addresses.of(kind.keyOf(id), method, says));
  }
  const stored = await storage.find(kind.keyOf(id));
  if (!stored) throw new NotFoundError();
  // Asked again each time: a browser keeps files beyond a sign-out.
  reply.header('cache-control', 'private, no-cache');
  if (disposition) reply.header('content-disposition', disposition);
  return sendStored(request, reply, stored, contentType);
}
