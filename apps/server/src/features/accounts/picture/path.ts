const PREFIX = '/media/profile/';
const HASH_DIGITS = 16;

export const PICTURE_ROUTE = `${PREFIX}:hash`;

/** Where our server has a person's picture; another picture is at another place. */
export function picturePath(sha256: Buffer): string {
  return PREFIX + sha256.toString('hex').slice(0, HASH_DIGITS);
}
