import { expect, test } from 'vitest';
import { statementsOf, withoutComments } from './statements.ts';

test('semicolons end statements, but not in comments, strings, names and bodies', () => {
  const texts = [
    "-- first; of all\ninsert into a values ('it''s; so')",
    ' /* a; b */ comment on table "x;y" is null',
    "\ndo $$ begin update a set b = ';'; commit; end $$",
    '\ndo $body$ begin perform $$;$$; end $body$',
  ];
  const sql = `${texts.join(';')};\n-- the end;\n`;
  expect(statementsOf(sql).map(({ text }) => text)).toEqual(texts);
  for (const { text, position } of statementsOf(sql)) {
    expect(sql.slice(position, position + text.length)).toBe(text);
  }
});

test('comments go, and nothing else', () => {
  expect(withoutComments("a -- b\nc /* d */ '-- e' $$/* f */$$")).toBe(
    "a  \nc   '-- e' $$/* f */$$",
  );
});
