import type { Visitor } from '../apps/server/test/visitor.ts';

/** A visitor's cookies, as a browser takes them. */
export function cookiesOf(visitor: Visitor) {
  // An empty one was taken back.
  const pairs = visitor
    .cookies()
    .split('; ')
    .filter((pair) => !pair.endsWith('='));
  return pairs.map((pair) => {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    return {
      ...{ name, value: pair.slice(at + 1), url: visitor.origin },
      // A script may read the hint alone.
      httpOnly: name !== 'signed_in',
      sameSite: 'Lax' as const,
    };
  });
}
