import { BrokenFileError, type Source } from '../source.ts';
import { type Box, boxesIn, isC2pa } from './boxes.ts';

/** An MP4 that room can be made in: what stays of it, in its order. */
export type Layout = { ftyp: Box; moov: Box; kept: Box[]; removed: Box[] };

/** What names no place in the file. All else may, and would point elsewhere when something moves. */
const MOVABLE = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'uuid']);
/** Of eight seconds it is some 10 kB. */
const LARGEST_MOOV = 16 << 20;

/**
 * How an MP4 is laid out, its C2PA boxes to be removed. Throws BrokenFileError for one that nothing can
 * be put into: fragmented, broken, or with boxes that name places in it.
 */
export async function layoutOf(source: Source): Promise<Layout> {
  const kept: Box[] = [];
  const removed: Box[] = [];
  for (const one of await boxesIn(source)) {
    (await isC2pa(source, one)) ? removed.push(one) : kept.push(one);
  }
  const strange = kept.find(({ type }) => !MOVABLE.has(type));
  if (strange) throw new BrokenFileError(`a box ${strange.type}, which names places in the file`);
  const [ftyp] = kept;
  if (ftyp?.type !== 'ftyp') throw new BrokenFileError('it does not begin with ftyp');
  const [moov, ...more] = kept.filter(({ type }) => type === 'moov');
  if (!moov || more.length > 0) throw new BrokenFileError('it has no moov, or several');
  if (moov.end - moov.start > LARGEST_MOOV) throw new BrokenFileError('its moov is too large');
  return { ftyp, moov, kept, removed };
}

/** Whether a file can be signed as it is. Anything else is written anew first. */
export async function canBeSigned(source: Source): Promise<boolean> {
  try {
    const { moov } = await layoutOf(source);
    const inside = await boxesIn(source, moov.body, moov.end);
    return inside.every(({ type }) => type !== 'mvex');
  } catch (error) {
    if (error instanceof BrokenFileError) return false;
    throw error;
  }
}
