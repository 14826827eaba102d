/**
 * Where the JSON API of Cloud Storage gives out an object, by its gs:// address; undefined when it
 * is none. https://docs.cloud.google.com/storage/docs/request-endpoints
 */
export function objectUrl(gcsUri: string, origin: string): string | undefined {
  const [, bucket, object] = /^gs:\/\/([\w.-]+)\/(.+)$/.exec(gcsUri) ?? [];
  if (bucket === undefined || object === undefined) return undefined;
  return `${origin}/storage/v1/b/${bucket}/o/${encodeURIComponent(object)}?alt=media`;
}
