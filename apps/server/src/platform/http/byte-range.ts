import type { ByteRange } from '../storage/storage.ts';

/**
 * What a Range header asks of a file of `size` bytes: a part that is there, `beyond` its end, or the
 * `whole` file for no header, several parts at once, and what is no range of bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= size) return 'beyond';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
