import { Tagged } from './tagged.ts';

// RFC 8949, as much as a claim needs: lengths are definite, and as short as they can be.

/** The CBOR of a value. A field of an object that is undefined is left out. */
export function encode(value: unknown): Buffer {
  if (value === null) return Buffer.from([0xf6]);
  if (typeof value === 'boolean') return Buffer.from([value ? 0xf5 : 0xf4]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Tagged) return Buffer.concat([head(6, value.tag), encode(value.value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  const all = value instanceof Map ? [...value] : Object.entries(value as object);
  const entries = all.filter(([, held]) => held !== undefined);
  const parts = entries.flatMap(([key, held]) => [encode(key), encode(held)]);
  return Buffer.concat([head(5, entries.length), ...parts]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 0x100) return Buffer.from([(major << 5) | 24, count]);
  const isShort = count < 0x10000;
  const bytes = Buffer.alloc(isShort ? 3 : 5);
  bytes[0] = (major << 5) | (isShort ? 25 : 26);
  if (isShort) bytes.writeUInt16BE(count, 1);
  else bytes.writeUInt32BE(count, 1);
  return bytes;
}
