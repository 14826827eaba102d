import { type Box, boxesIn, isC2pa } from '../mp4/boxes.ts';
import { BrokenFileError, chunksOf, type Source } from '../source.ts';
import { bytesOf, countOf, fieldsOf, listOf, textOf } from './cbor-fields.ts';
import { hashNamed } from './hashes.ts';

type Range = { from: number; to: number };
type Exclusion = Map<unknown, unknown>;
/** How many boxes were looked at for all exclusions together. */
type Looks = { count: number };

/** Their content begins with a version and flags. */
const FULL_HOLDERS = new Set(['meta']);
/** Who leaves these out leaves the film out. */
const THE_FILM = new Set(['/mdat', '/moov']);
const MOST_EXCLUSIONS = 100;
/** A film of a minute has some hundred boxes; a reader of a file that names others would be at it for hours. */
const MOST_LOOKS = 20_000;

/**
 * Whether an MP4 has the bytes that an assertion (`c2pa.hash.bmff...`) says. Throws BrokenFileError for
 * one that is not understood: a hash of fragments, or one that leaves the film itself out.
 */
export async function bmffHashMatches(
  source: Source,
  { label, fields, alg }: { label: string; fields: Map<unknown, unknown>; alg: string },
): Promise<boolean> {
  const wanted = bytesOf(fields.get('hash'));
  if (!wanted) throw new BrokenFileError('a hash of fragments');
  const exclusions = listOf(fields.get('exclusions')).map(fieldsOf);
  if (exclusions.length > MOST_EXCLUSIONS) throw new BrokenFileError('too many exclusions');
  const hash = hashNamed(textOf(fields.get('alg')) ?? alg);
  const hasPlaces = label !== 'c2pa.hash.bmff';
  const looks = { count: 0 };
  for (const box of await boxesIn(source)) {
    const left = await leftOut(source, box, exclusions, looks);
    if (left.some(({ from, to }) => from <= box.start && box.end <= to)) continue;
    if (hasPlaces) hash.update(placeOf(box));
    for (const { from, to } of gapsBetween(left, box)) {
      for await (const chunk of chunksOf(source, from, to)) hash.update(chunk);
    }
  }
  return hash.digest().equals(wanted);
}

/** The parts of a box, and of boxes in it, that exclusions name. */
async function leftOut(
  source: Source,
  box: Box,
  exclusions: Exclusion[],
  looks: Looks,
): Promise<Range[]> {
  const ranges: Range[] = [];
  for (const exclusion of exclusions) {
    const xpath = textOf(exclusion.get('xpath')) ?? '';
    if (THE_FILM.has(xpath)) throw new BrokenFileError('a hash that leaves the film out');
    const [, ...names] = xpath.split('/');
    for (const found of await boxesAt(source, box, names, looks)) {
      if (!(await fits(source, found, exclusion))) continue;
      ranges.push(...rangesOf(found, exclusion));
    }
  }
  return ranges;
}

async function boxesAt(source: Source, box: Box, names: string[], looks: Looks): Promise<Box[]> {
  looks.count += 1;
  if (looks.count > MOST_LOOKS) throw new BrokenFileError('too many boxes to look at');
  const [own, ...rest] = names;
  if (own !== box.type) return [];
  if (rest.length === 0) return [box];
  const body = FULL_HOLDERS.has(box.type) ? box.body + 4 : box.body;
  const found: Box[] = [];
  for (const inner of await boxesIn(source, body, box.end)) {
    found.push(...(await boxesAt(source, inner, rest, looks)));
  }
  return found;
}

async function fits(source: Source, box: Box, exclusion: Exclusion): Promise<boolean> {
  // Whoever names a UUID box without its UUID would leave any of them out.
  if (box.type === 'uuid' && listOf(exclusion.get('data')).length === 0) return false;
  const length = countOf(exclusion.get('length'));
  if (length !== undefined && length !== box.end - box.start) return false;
  const version = countOf(exclusion.get('version'));
  const flags = bytesOf(exclusion.get('flags'));
  if (version !== undefined || flags !== undefined) {
    if (box.end - box.body < 4) return false;
    const head = await source.read(box.body, 4);
    if (version !== undefined && head[0] !== version) return false;
    if (flags !== undefined && !flagsFit(head.subarray(1), flags, exclusion.get('exact'))) {
      return false;
    }
  }
  for (const part of listOf(exclusion.get('data')).map(fieldsOf)) {
    const [offset, value] = [countOf(part.get('offset')), bytesOf(part.get('value'))];
    if (offset === undefined || !value) return false;
    const at = box.start + offset;
    if (at + value.length > box.end || !(await source.read(at, value.length)).equals(value)) {
      return false;
    }
  }
  return box.type !== 'uuid' || (await isC2pa(source, box));
}

function flagsFit(own: Buffer, wanted: Buffer, exact: unknown): boolean {
  if (wanted.length !== own.length) return false;
  if (exact !== false) return own.equals(wanted);
  return wanted.every((bits, index) => (own[index]! & bits) === bits);
}

/** A length of 0 is up to the end. */
function rangesOf({ start, end }: Box, exclusion: Exclusion): Range[] {
  const subset = exclusion.get('subset');
  if (!Array.isArray(subset)) return [{ from: start, to: end }];
  return subset.map(fieldsOf).map((part) => {
    const offset = countOf(part.get('offset')) ?? 0;
    const length = countOf(part.get('length')) || Infinity;
    const from = Math.min(start + offset, end);
    return { from, to: Math.min(from + length, end) };
  });
}

function* gapsBetween(ranges: Range[], { start, end }: Box): Generator<Range> {
  let at = start;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (from > at) yield { from: at, to: from };
    at = Math.max(at, to);
  }
  if (at < end) yield { from: at, to: end };
}

function placeOf({ start }: Box): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(start));
  return place;
}
