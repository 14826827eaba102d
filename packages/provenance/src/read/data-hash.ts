import { isBoxPart, segmentsOf } from '../jpeg/segments.ts';
import { BrokenFileError } from '../source.ts';
import { bytesOf, countOf, fieldsOf, listOf, textOf } from './cbor-fields.ts';
import { hashNamed } from './hashes.ts';

/**
 * Whether a JPEG has the bytes that an assertion (`c2pa.hash.data`) says. Throws BrokenFileError for one
 * that leaves out more than the store itself.
 */
export function dataHashMatches(file: Buffer, fields: Map<unknown, unknown>, alg: string): boolean {
  const wanted = bytesOf(fields.get('hash'));
  const hash = hashNamed(textOf(fields.get('alg')) ?? alg);
  const parts = segmentsOf(file).filter(isBoxPart);
  let at = 0;
  for (const exclusion of listOf(fields.get('exclusions')).map(fieldsOf)) {
    const start = countOf(exclusion.get('start')) ?? 0;
    const end = start + (countOf(exclusion.get('length')) ?? 0);
    if (start < at || !isFilled(parts, start, end)) {
      throw new BrokenFileError('a hash that leaves out more than the store');
    }
    hash.update(file.subarray(at, start));
    at = end;
  }
  return hash
    .update(file.subarray(at))
    .digest()
    .equals(wanted ?? Buffer.alloc(0));
}

function isFilled(parts: { start: number; end: number }[], start: number, end: number): boolean {
  let at = start;
  for (const part of parts) if (part.start === at && part.end <= end) at = part.end;
  return at === end;
}
