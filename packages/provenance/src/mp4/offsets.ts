import { BrokenFileError, bufferSource } from '../source.ts';
import { type Box, boxesIn } from './boxes.ts';

/** On the way from moov to the tables of chunks. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
const MOST_NAMED = 0xffff_ffff;

/**
 * Writes into a moov where chunks are now: `moved` says where what stood at a place of the old file
 * stands in the new one. Throws BrokenFileError for tables that break off, or a place beyond 4 GB.
 */
export async function moveChunks(moov: Buffer, moved: (at: number) => number): Promise<void> {
  const source = bufferSource(moov);
  const visit = async (boxes: Box[]): Promise<void> => {
    for (const { type, body, end } of boxes) {
      if (HOLDERS.has(type)) await visit(await boxesIn(source, body, end));
      else if (type === 'stco' || type === 'co64') moveTable(moov.subarray(body, end), type, moved);
    }
  };
  await visit(await boxesIn(source));
}

function moveTable(table: Buffer, type: 'stco' | 'co64', moved: (at: number) => number): void {
  const width = type === 'stco' ? 4 : 8;
  const count = table.length >= 8 ? table.readUInt32BE(4) : Infinity;
  if (8 + count * width > table.length) throw new BrokenFileError(`a table ${type} breaks off`);
  for (let at = 8; at < 8 + count * width; at += width) {
    const old = type === 'stco' ? table.readUInt32BE(at) : Number(table.readBigUInt64BE(at));
    const now = moved(old);
    if (type === 'co64') table.writeBigUInt64BE(BigInt(now), at);
    else if (now <= MOST_NAMED) table.writeUInt32BE(now, at);
    else throw new BrokenFileError('a chunk beyond 4 GB');
  }
}
