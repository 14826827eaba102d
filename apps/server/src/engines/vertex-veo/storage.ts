/**
 * Where the JSON API of Cloud Storage gives out an object, by its gs:// address; undefined when that is
 * none, or not below `folder`, the one that the engine was told to write to: the operator's token is
 * sent along. https://docs.cloud.google.com/storage/docs/request-endpoints
 */
export function objectUrl(gcsUri: string, folder: string, origin: string): string | undefined {
  if (!gcsUri.startsWith(folder)) return undefined;
  const [, bucket, object] = /^gs:\/\/([\w.-]+)\/(.+)$/.exec(gcsUri) ?? [];
  if (bucket === undefined || object === undefined) return undefined;
  return `${origin}/storage/v1/b/${bucket}/o/${encodeURIComponent(object)}?alt=media`;
}
