const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How wide a text is, in pixels, at a size. */
export type Measure = (text: string, size: number) => number;
/** Room for words: the lines may be `width` wide, and together `height` tall. */
export type Room = { width: number; height: number };
export type Lines = { lines: readonly string[]; size: number; width: number; height: number };

/** From one line's middle to the next, in sizes. */
export const LEADING = 1.22;
const MOST = 4;

type Fits = (line: string) => boolean;

/** Lines that fit, of words; one word alone that does not is a line of its own all the same. */
function ofWords(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    if (line.trim() && !fits((line + part).trimEnd())) {
      lines.push(line.trim());
      line = '';
    }
    line += part;
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}

/** Lines that fit, of words, and of letters where one word alone is too wide. */
function ofLetters(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    if (fits((line + part).trimEnd())) {
      line += part;
      continue;
    }
    if (line.trim()) lines.push(line.trim());
    line = '';
    for (const { segment } of graphemes.segment(part.trimStart())) {
      if (line && !fits(line + segment)) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return line.trim() ? [...lines, line.trim()] : lines;
}

/** Words with what must not begin a line after them, and opening quotes with what follows. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let opened = false;
  for (const { segment } of words.segment(text)) {
    const stays = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}ー]+$/u.test(segment) && !/^[¿¡]/u.test(segment);
    if (parts.length && (opened || (stays && !/\s$/.test(parts.at(-1)!))))
      parts[parts.length - 1] += segment;
    else parts.push(segment);
    opened = /[\p{Ps}\p{Pi}¿¡]$/u.test(segment);
  }
  return parts;
}

/** Down to this share of its size a text gets smaller before a word is cut in two. */
const LEAST_WHOLE = 0.4;
/** Pixels; so small a text may overflow. */
const SMALLEST = 8;

/** The text in lines of about the same width, as large as fits, from `size` pixels downwards. */
export function setLines(text: string, measure: Measure, room: Room, size: number): Lines {
  return (
    linesBy(ofWords, text, measure, room, { size, least: size * LEAST_WHOLE }) ??
    linesBy(ofLetters, text, measure, room, { size, least: SMALLEST })!
  );
}

function linesBy(
  breakUp: (text: string, fits: Fits) => string[],
  text: string,
  measure: Measure,
  room: Room,
  { size, least }: { size: number; least: number },
): Lines | undefined {
  for (let at = size; ; at *= 0.95) {
    const within = (width: number) => breakUp(text, (line) => measure(line, at) <= width);
    const lines = within(room.width);
    const height = lines.length * at * LEADING;
    const tooWide = lines.some((line) => measure(line, at) > room.width);
    if (lines.length > MOST || height > room.height || tooWide) {
      if (at * 0.95 > least) continue;
      if (least > SMALLEST) return undefined;
    }
    // As narrow as so many lines can be: no word stands alone in the last one.
    let width = room.width;
    for (let step = room.width / 2; step > 4; step /= 2) {
      const tried = within(width - step);
      const fits = tried.every((line) => measure(line, at) <= width - step);
      if (fits && tried.length <= lines.length) width -= step;
    }
    const even = within(width);
    const widest = Math.max(...even.map((line) => measure(line, at)));
    return { lines: even, size: at, width: widest, height };
  }
}
