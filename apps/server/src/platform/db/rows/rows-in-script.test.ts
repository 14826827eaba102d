import { expect, test } from 'vitest';
import { rowsInScript } from './rows-in-script.ts';

const HEAD = "SET client_encoding = 'UTF8';\n\nCOPY public.notes (id, text) FROM stdin;\n";
const TAIL = '\\.\n\n--\n-- done\n';

/** What a script gives when it arrives in pieces of some bytes, and whether that is whole. */
async function rowsOf(script: string, pieceBytes: number) {
  const bytes = Buffer.from(script);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  };
  const given: Buffer[] = [];
  const rows = rowsInScript(pieces());
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return { rows: Buffer.concat(given).toString(), isWhole: value };
    given.push(value);
  }
}

const SCRIPTS = [
  '',
  '1\tone\n',
  '1\tone\n2\ta line of Unicode\u2028goes on\n3\t\\\\.\n',
  `${'4\tlong\n'.repeat(100)}5\t\\N\n`,
];

test('the rows come out as they are, wherever a piece ends', async () => {
  for (const rows of SCRIPTS) {
    for (const pieceBytes of [1, 2, 3, 4, 5, 7, 64, 100_000]) {
      const out = await rowsOf(HEAD + rows + TAIL, pieceBytes);
      expect(out).toEqual({ rows, isWhole: true });
    }
  }
});

test('a script that ends early, or has no rows at all, is not whole', async () => {
  expect((await rowsOf(`${HEAD}1\tone\n2\ttw`, 4)).isWhole).toBe(false);
  expect(await rowsOf('SET x = 1;\n', 4)).toEqual({ rows: '', isWhole: false });
});
