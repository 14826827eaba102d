const SIGNATURES: [type: string, start: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/gif', /^GIF8[79]a/],
];
const LONGEST_SIGNATURE = 12;

/** The media type that a picture's first bytes tell; undefined for what is none that we show. */
export function pictureType(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, LONGEST_SIGNATURE);
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}
