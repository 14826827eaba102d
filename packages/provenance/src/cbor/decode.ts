import { BrokenFileError } from '../source.ts';
import { Tagged } from './tagged.ts';

/** No claim nests so deep; what does was made to fill the stack. */
const DEEPEST = 32;
/** Values of one text: a claim has some hundreds. */
const MOST_VALUES = 20_000;

/**
 * The value that these bytes are the CBOR of: objects as Map, whatever their keys. Throws BrokenFileError
 * for what is no CBOR, or more of it than a claim has.
 */
export function decode(bytes: Uint8Array): unknown {
  const reader = new Decoder(bytes);
  const value = reader.value(0);
  if (!reader.isAtEnd()) throw new BrokenFileError('bytes after the end of CBOR');
  return value;
}

const INDEFINITE = 31;
const BREAK = Symbol('break');

class Decoder {
  readonly #bytes: Buffer;
  #at = 0;
  #values = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  value(depth: number): unknown {
    const value = this.#item(depth);
    if (value === BREAK) throw new BrokenFileError('CBOR breaks off');
    return value;
  }

  #item(depth: number): unknown {
    this.#values += 1;
    if (depth > DEEPEST || this.#values > MOST_VALUES) throw new BrokenFileError('too much CBOR');
    const [first] = this.#take(1);
    const [major, short] = [first! >> 5, first! & 31];
    if (major === 7) return this.#simple(short);
    const isIndefinite = short === INDEFINITE && major >= 2 && major <= 5;
    const count = isIndefinite ? Infinity : this.#count(short);
    switch (major) {
      case 0:
        return count;
      case 1:
        return -1 - count;
      case 2:
      case 3: {
        const bytes = isIndefinite ? this.#parts(depth, major) : this.#take(count);
        return major === 2 ? bytes : bytes.toString('utf8');
      }
      case 4:
        return [...this.#items(count, depth)];
      case 5:
        return this.#map(count, depth);
      default:
        return new Tagged(count, this.value(depth + 1));
    }
  }

  #map(count: number, depth: number): Map<unknown, unknown> {
    const map = new Map<unknown, unknown>();
    let key: unknown;
    let isKey = true;
    for (const item of this.#items(count * 2, depth)) {
      if (isKey) key = item;
      else map.set(key, item);
      isKey = !isKey;
    }
    if (!isKey) throw new BrokenFileError('CBOR breaks off');
    return map;
  }

  *#items(count: number, depth: number): Generator<unknown> {
    for (let index = 0; index < count; index += 1) {
      const item = this.#item(depth + 1);
      if (item === BREAK) {
        if (count === Infinity) return;
        throw new BrokenFileError('CBOR breaks off');
      }
      yield item;
    }
  }

  /** Of a text or of bytes whose length is not said at its beginning. */
  #parts(depth: number, major: number): Buffer {
    const parts = [...this.#items(Infinity, depth)];
    return Buffer.concat(
      parts.map((part) => {
        if (major === 2 ? !Buffer.isBuffer(part) : typeof part !== 'string') {
          throw new BrokenFileError('CBOR whose parts are of another kind');
        }
        return Buffer.from(part as Buffer | string as string);
      }),
    );
  }

  #simple(short: number): unknown {
    if (short === 20 || short === 21) return short === 21;
    if (short === 22 || short === 23) return null;
    if (short === INDEFINITE) return BREAK;
    if (short === 26) return this.#take(4).readFloatBE();
    if (short === 27) return this.#take(8).readDoubleBE();
    throw new BrokenFileError('CBOR of a kind that no claim has');
  }

  #count(short: number): number {
    if (short < 24) return short;
    if (short === 24) return this.#take(1).readUInt8();
    if (short === 25) return this.#take(2).readUInt16BE();
    if (short === 26) return this.#take(4).readUInt32BE();
    if (short !== 27) throw new BrokenFileError('CBOR of no length');
    const count = this.#take(8).readBigUInt64BE();
    if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw new BrokenFileError('too much CBOR');
    return Number(count);
  }

  #take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new BrokenFileError('CBOR breaks off');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}
