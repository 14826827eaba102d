/** File systems take 255 bytes; what stands around a title needs some of them. */
const MAX_TITLE_BYTES = 180;

/** A title as it can stand in a file's name on every system; blank where nothing of it can. */
export function asFileName(title: string): string {
  const plain = title
    .normalize('NFC')
    // What Windows forbids, what steers a terminal, and what turns the direction of writing.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let short = '';
  for (const point of plain) {
    if (Buffer.byteLength(short + point) > MAX_TITLE_BYTES) break;
    short += point;
  }
  // Windows drops dots and blanks at the end.
  return short.replace(/[. ]+$/, '');
}

/**
 * Names for the videos of a series: `01 <title>.mp4`, with as many digits as the greatest number has, two
 * at least; a title that an earlier one has already, in any case, gets `(2)`.
 */
export function videoNames(
  videos: readonly { number: number; title: string }[],
  greatest: number,
): string[] {
  const digits = Math.max(2, String(greatest).length);
  const used = new Map<string, number>();
  return videos.map(({ number, title }) => {
    const name = asFileName(title) || 'video';
    const key = name.toLowerCase();
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    const again = times > 1 ? ` (${times})` : '';
    return `${String(number).padStart(digits, '0')} ${name}${again}.mp4`;
  });
}
