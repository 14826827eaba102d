import { BrokenFileError } from '../source.ts';
import { KIND_TAIL, LABELLED } from './write.ts';

/** A box that holds others. */
export type Superbox = {
  /** Four letters, such as `c2ma`; the UUID in hexadecimal where it has another tail than JUMBF's. */
  kind: string;
  label: string;
  /** The whole box. */
  bytes: Buffer;
  /** All of it but length and type: what references hash. */
  payload: Buffer;
  children: Superbox[];
  /** Of its content that is no box of boxes, by type. */
  content: { type: string; data: Buffer }[];
};

const DEEPEST = 8;
/** A store with a long history has some hundreds. */
const MOST_BOXES = 2000;

/** Reads a box of boxes that fills these bytes. Throws BrokenFileError. */
export function readSuperbox(bytes: Buffer): Superbox {
  const [first, ...more] = split(bytes, { left: 1 });
  if (!first || more.length > 0 || first.type !== 'jumb') throw new BrokenFileError('no JUMBF');
  return superboxOf(first.bytes, 0, { left: MOST_BOXES });
}

/** The child with this label and of this kind. Throws BrokenFileError where there is none. */
export function childOf(parent: Superbox, label: string, kind: string): Superbox {
  const child = parent.children.find((one) => one.label === label && one.kind === kind);
  if (!child) throw new BrokenFileError(`there is no ${label}`);
  return child;
}

/** The content of a box whose content is one box of this type. Throws BrokenFileError for any other. */
export function contentOf({ content, label }: Superbox, type: string): Buffer {
  const [first] = content;
  if (first?.type !== type) throw new BrokenFileError(`${label} is no ${type}`);
  return first.data;
}

type Part = { type: string; bytes: Buffer; data: Buffer };

function superboxOf(bytes: Buffer, depth: number, count: { left: number }): Superbox {
  if (depth > DEEPEST) throw new BrokenFileError('JUMBF nests too deep');
  const payload = bytes.subarray(8);
  const [description, ...parts] = split(payload, count);
  if (description?.type !== 'jumd') throw new BrokenFileError('JUMBF without a description');
  const isSuperbox = ({ type }: Part) => type === 'jumb';
  const content = parts.filter((part) => !isSuperbox(part));
  return {
    ...describe(description.data),
    ...{ bytes, payload },
    children: parts.filter(isSuperbox).map((part) => superboxOf(part.bytes, depth + 1, count)),
    content: content.map(({ type, data }) => ({ type, data })),
  };
}

function describe(data: Buffer): { kind: string; label: string } {
  if (data.length < 17) throw new BrokenFileError('JUMBF without a kind');
  const isKnown = data.subarray(4, 16).equals(KIND_TAIL);
  const kind = isKnown ? data.toString('latin1', 0, 4) : data.toString('hex', 0, 16);
  const end = data.indexOf(0, 17);
  if ((data[16]! & LABELLED) !== LABELLED || end < 0)
    throw new BrokenFileError('JUMBF without a label');
  return { kind, label: data.toString('utf8', 17, end) };
}

/** Boxes that fill these bytes. 64-bit lengths are for gigabytes, and no store has any. */
function split(bytes: Buffer, count: { left: number }): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < bytes.length; ) {
    count.left -= 1;
    if (count.left < 0) throw new BrokenFileError('too many boxes of JUMBF');
    const size = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 0;
    if (size < 8 || at + size > bytes.length) throw new BrokenFileError('JUMBF breaks off');
    const whole = bytes.subarray(at, at + size);
    parts.push({ type: whole.toString('latin1', 4, 8), bytes: whole, data: whole.subarray(8) });
    at += size;
  }
  return parts;
}
