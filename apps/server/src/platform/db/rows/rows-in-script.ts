const BEGINS = /^COPY .* FROM stdin;\n/m;
const ENDS = '\n\\.\n';

/**
 * The rows between `COPY ... FROM stdin;` and `\.` in what pg_restore prints for one table; returns
 * whether they are whole. By bytes: a row may hold whatever else ends a line in Unicode.
 */
export async function* rowsInScript(
  script: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, boolean> {
  let state: 'before' | 'within' | 'after' = 'before';
  // Within the rows its first byte has been given already, or is the line break before them.
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of script) {
    if (state === 'after') continue;
    held = Buffer.concat([held, chunk]);
    if (state === 'before') {
      const begin = BEGINS.exec(held.toString('latin1'));
      if (!begin) continue;
      state = 'within';
      held = held.subarray(begin.index + begin[0].length - 1);
    }
    const end = held.indexOf(ENDS);
    if (end !== -1) state = 'after';
    // The last bytes may be where the end begins.
    const given = end === -1 ? Math.max(1, held.length - (ENDS.length - 1)) : end + 1;
    yield held.subarray(1, given);
    held = held.subarray(given - 1);
  }
  return state === 'after';
}
