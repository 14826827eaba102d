const VIDEO = 'shortcake://videos/';
const POSTER = '/poster';

/** What agents know a finished video by, and its picture. */
export const addressOf = (id: string): string => `${VIDEO}${id}`;
export const posterAddressOf = (id: string): string => `${addressOf(id)}${POSTER}`;

/** The video that an address names, and whether its picture is meant; undefined for other addresses. */
export function readAddress(uri: string): { id: string; isPoster: boolean } | undefined {
  if (!uri.startsWith(VIDEO)) return undefined;
  const isPoster = uri.endsWith(POSTER);
  return { id: uri.slice(VIDEO.length, isPoster ? -POSTER.length : undefined), isPoster };
}
