import type { IncomingHttpHeaders } from 'node:http';

/** One version of what an address holds. */
type Version = { etag: string; lastModified: Date };

/**
 * What a request's conditions make of a version (RFC 9110, 13.2.2): `send` it, it is `unchanged` (304),
 * or it has `changed` from the one that was asked for (412).
 */
export function conditionOf(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Version,
): 'send' | 'unchanged' | 'changed' {
  // HTTP's dates have no smaller unit.
  const modified = Math.floor(lastModified.getTime() / 1000) * 1000;
  const timeIn = (header: string | undefined) => Date.parse(header ?? '');

  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  const hasChanged =
    match === undefined
      ? modified > timeIn(headers['if-unmodified-since'])
      : !tagsIn(match).some((tag) => tag === '*' || tag === etag);
  if (hasChanged) return 'changed';
  const isUnchanged =
    noneMatch === undefined
      ? modified <= timeIn(headers['if-modified-since'])
      : isAmong(noneMatch, etag);
  return isUnchanged ? 'unchanged' : 'send';
}

/** Whether an If-None-Match names a version, strong or weak. */
export function isAmong(noneMatch: string | undefined, etag: string): boolean {
  return tagsIn(noneMatch ?? '').some(
    (tag) => tag === '*' || withoutWeak(tag) === withoutWeak(etag),
  );
}

/** Whether a request's Range counts: not when If-Range names another version. */
export function rangeCounts(headers: IncomingHttpHeaders, version: Version): boolean {
  const named = headers['if-range'];
  if (named === undefined) return true;
  return named === version.etag || named === version.lastModified.toUTCString();
}

const tagsIn = (header: string) => header.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
const withoutWeak = (tag: string) => tag.replace(/^W\//, '');
