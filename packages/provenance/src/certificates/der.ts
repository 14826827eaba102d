// X.690, as much as a certificate needs.

const tagged = (tag: number, ...content: Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
};

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.alloc(3);
  bytes[0] = 0x82;
  bytes.writeUInt16BE(length, 1);
  return bytes;
}

export const sequence = (...parts: Uint8Array[]) => tagged(0x30, ...parts);
export const set = (...parts: Uint8Array[]) => tagged(0x31, ...parts);
export const utf8 = (text: string) => tagged(0x0c, Buffer.from(text));
export const octets = (bytes: Uint8Array) => tagged(0x04, bytes);
export const yes = () => tagged(0x01, Buffer.from([0xff]));
/** A field by its number, that holds others. */
export const field = (number: number, ...parts: Uint8Array[]) => tagged(0xa0 | number, ...parts);
/** A field by its number, that holds bytes. */
export const plainField = (number: number, bytes: Uint8Array) => tagged(0x80 | number, bytes);

/** A whole number above zero, its bytes as they are written. */
export const integer = (bytes: Uint8Array) =>
  tagged(0x02, bytes[0]! >= 0x80 ? Buffer.from([0]) : Buffer.alloc(0), bytes);

/** Bits, of which the last so many do not count. */
export const bits = (bytes: Uint8Array, unused = 0) => tagged(0x03, Buffer.from([unused]), bytes);

/** A name of a kind of thing, such as `2.5.4.3`. */
export function oid(name: string): Buffer {
  const [first = 0, second = 0, ...others] = name.split('.').map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...others.flatMap(sevenBits)]));
}

/** Big end first; all bytes but the last have their high bit set. */
function sevenBits(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let left = number >>> 7; left > 0; left >>>= 7) bytes.unshift((left & 0x7f) | 0x80);
  return bytes;
}

/** To the second. RFC 5280: until 2049 with two digits of the year, from then on with four. */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/\.\d+|[-:T]/g, '');
  return at.getUTCFullYear() < 2050
    ? tagged(0x17, Buffer.from(digits.slice(2)))
    : tagged(0x18, Buffer.from(digits));
}
