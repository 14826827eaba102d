import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const { resolve } = createRequire(import.meta.url);

/** A font of Fontsource: cut into pieces by ranges of code points, a file and a family each. */
type Font = `${string}-${string}` | 'caveat';
/** A piece with the ranges that it holds. */
type Piece = { family: string; path: string; ranges: readonly (readonly [number, number])[] };

export type Hand = { font: Font; weight: number; italic?: boolean };

const scripts: readonly Font[] = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-thai',
];
const EMOJI = 'twemoji-colr-font';
const isEmoji =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d|\ufe0f|\u20e3/u;

/** Chinese, Japanese and Korean share code points, and each draws them its own way. */
function eastern(text: string): readonly Font[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return ['noto-sans-jp', 'noto-sans-sc'];
  if (/\p{sc=Hangul}/u.test(text)) return ['noto-sans-kr', 'noto-sans-sc'];
  return ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
}

const pieces = new Map<string, readonly Piece[]>();

function piecesOf(font: Font, slant: string): readonly Piece[] {
  const known = pieces.get(font + slant);
  if (known) return known;
  const home = `@fontsource-variable/${font}`;
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(resolve(`${home}/unicode.json`), 'utf8'),
  );
  const found = Object.entries(ranges).map(([piece, range]) => {
    const file = `${font}-${piece.replace(/[[\]]/g, '')}-wght-${slant}.woff2`;
    return {
      family: file.replace('.woff2', ''),
      path: `${home}/files/${file}`,
      ranges: range.split(',').map((part) => {
        const [first, last = first] = part.slice(2).split('-');
        return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const;
      }),
    };
  });
  pieces.set(font + slant, found);
  return found;
}

function register(family: string, path: string) {
  if (!GlobalFonts.has(family)) GlobalFonts.register(readFileSync(resolve(path)), family);
}

/**
 * Loads the pieces of fonts that a text needs, and no more. `text` is what they can draw: what no font
 * has became a replacement character, since the fonts of the machine must not show. `css` names a size
 * in pixels of the fonts; `isOwn` says that the hand has all the letters itself.
 */
export function setType(text: string, { font, weight, italic }: Hand) {
  const western = [
    ...piecesOf(font, italic ? 'italic' : 'normal'),
    ...scripts.flatMap((script) => piecesOf(script, 'normal')),
  ];
  const order = [...western, ...eastern(text).flatMap((script) => piecesOf(script, 'normal'))];
  const needed = new Set<Piece>();
  let drawn = '';
  let isOwn = true;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const holds = order.filter(({ ranges }) => ranges.some(([a, b]) => code >= a && code <= b));
    const known = isEmoji.test(letter) || holds.length > 0;
    drawn += known ? letter : '\ufffd';
    if (/\p{L}/u.test(letter) && !holds[0]?.family.startsWith(font)) isOwn = false;
    // The hand's own, and the one of its script: a piece may lack a letter of its range.
    for (const piece of holds.slice(0, 2)) needed.add(piece);
  }
  for (const piece of order) {
    if (piece.ranges.some(([a, b]) => a <= 0xfffd && b >= 0xfffd) && drawn.includes('\ufffd'))
      needed.add(piece);
  }
  const names = order.filter((piece) => needed.has(piece)).map(({ family }) => family);
  for (const { family, path } of needed) register(family, path);
  if (isEmoji.test(drawn)) {
    register(EMOJI, `${EMOJI}/twemoji.woff2`);
    // After letters, since it has digits of its own; before the eastern fonts, which have hearts.
    names.splice(western.filter((piece) => needed.has(piece)).length, 0, EMOJI);
  }
  const list = names.map((name) => `"${name}"`).join(', ') || 'sans-serif';
  return {
    text: drawn,
    isOwn,
    css: (size: number) => `${italic && isOwn ? 'italic ' : ''}${weight} ${size}px ${list}`,
  };
}
