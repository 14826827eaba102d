const LONGEST = 2000;
const BASE = 'http://here.invalid';

/**
 * Where to go after sign-in: the path that was asked for if it stays on this site and is a page,
 * else `/`. Takes whatever stood in the query.
 */
export function safeReturnTo(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > LONGEST) return '/';
  if (!asked.startsWith('/') || asked.includes('\\') || /\p{Cc}/u.test(asked)) return '/';
  if (!URL.canParse(asked, BASE)) return '/';
  const url = new URL(asked, BASE);
  // `//host` and `/.//host` both end in a path, or leave it, as a browser would read a host.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  if (/^\/(api|auth)(\/|$)/.test(decoded(url.pathname))) return '/';
  return url.pathname + url.search + url.hash;
}

/** As the server's routes will read it; text that is no such thing stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
