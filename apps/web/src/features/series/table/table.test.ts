import { NewSeries } from '@shortcake/contract/series';
import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { findTemplate } from '@shortcake/contract/templates';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../test/seeded-random.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { pasteColumns, textColumns } from './columns.ts';
import { combinations, combined } from './combine.ts';
import { faultIn } from './faults.ts';
import { itemOf } from './items.ts';
import { pasted } from './paste.ts';
import { refusedRows } from './refused-rows.ts';
import { isBlank, newRow, rowsToAsk, rowsToKeep } from './row.ts';
import { readDraft, type SeriesDraft } from './series-draft.ts';
import { slotColumns } from './subject.ts';
import { surprised } from './surprise.ts';

const coconut = findTemplate('coconut-face-slicing')!;
const { defaultPrompt } = coconut;
const slots = slotColumns(coconut, defaultPrompt);
const draftOf = (rows: SeriesDraft['rows']): SeriesDraft => ({
  ...{ title: 'Coconuts', prompt: defaultPrompt, enhancePrompt: false, rows },
});

describe('a row', () => {
  it('becomes an item that the contract takes, with its values in their places', () => {
    const row = newRow({ title: ' One ', values: { says: ' Aloha! ', wears: '  ' } });
    const item = itemOf(coconut, draftOf([row]), { ...row, aspectRatio: '1:1' });
    const { items } = NewSeries.parse({ title: 'Coconuts', items: [item] });
    expect(items[0]).toMatchObject({
      title: 'One',
      prompt: promptFrom(coconut, { says: 'Aloha!' }),
      templateData: {
        ...{ templateId: coconut.id, aspectRatio: '1:1', slots: { says: 'Aloha!' } },
      },
    });
  });

  it('left blank is the template as it is', () => {
    const item = itemOf(coconut, draftOf([]), newRow());
    expect(item.prompt).toBe(defaultPrompt);
    expect(item.templateData.slots).toBeUndefined();
  });

  it('keeps what was written by hand in the prompt of the series, or in its own', () => {
    const usual = defaultPrompt.replace('No music.', 'A ukulele.');
    const row = newRow({ values: { says: 'Aloha!' } });
    expect(itemOf(coconut, { ...draftOf([row]), prompt: usual }, row).prompt).toBe(
      usual.replace('Go on. Tickle me!', 'Aloha!'),
    );
    const own = { ...row, prompt: 'A coconut on the moon.' };
    expect(itemOf(coconut, draftOf([own]), own).prompt).toBe('A coconut on the moon.');
  });

  it('leaves words of one’s own where a value would stand, and says when nobody would see it', () => {
    const mine = 'On and on and on. '.repeat(6);
    const usual = defaultPrompt.replace('Go on. Tickle me!', mine);
    const row = newRow({ values: { says: 'Aloha!', color: 'gold' } });
    const item = itemOf(coconut, { ...draftOf([row]), prompt: usual }, row);
    expect(item.prompt).toContain(mine);
    expect(item.prompt).not.toContain('Aloha!');
    expect(item.templateData.slots).toEqual({ color: 'gold' });
    expect(faultIn(coconut, usual, row)).toBeNull();
    const own = newRow({ prompt: 'A coconut on the moon.', values: { says: 'Aloha!' } });
    expect(faultIn(coconut, defaultPrompt, own)).toMatchObject({
      ...{ column: 'says', isTooLong: false },
      text: "What he says: this row's own prompt has no place for it. Empty one of the two.",
    });
  });

  it('tells its values as they are, also with words that stand beside them in the prompt', () => {
    const potato = findTemplate('potato-face-slicing')!;
    const row = newRow({ values: { color: 'gold skin and silver' } });
    const draft = { ...draftOf([row]), prompt: potato.defaultPrompt };
    const item = itemOf(potato, draft, row);
    expect(item.templateData.slots).toEqual({ color: 'gold skin and silver' });
    expect(item.prompt).toBe(promptFrom(potato, { color: 'gold skin and silver' }));
  });

  it('with the template’s own value in a slot of a changed prompt tells of no change', () => {
    const usual = defaultPrompt.replace('hairy brown', 'gold');
    const row = newRow({ values: { color: 'hairy brown' } });
    const item = itemOf(coconut, { ...draftOf([row]), prompt: usual }, row);
    expect([item.prompt, item.templateData.slots]).toEqual([defaultPrompt, undefined]);
  });

  it('of one’s own idea is its words', () => {
    const item = itemOf(null, { ...draftOf([]), prompt: '' }, newRow({ prompt: ' A cake. ' }));
    expect(NewSeries.parse({ title: 'x', items: [item] }).items[0]?.prompt).toBe('A cake.');
  });

  it('says what is too long, and by how much, or missing', () => {
    expect(faultIn(coconut, defaultPrompt, newRow())).toBeNull();
    expect(
      faultIn(coconut, defaultPrompt, newRow({ values: { says: '🥥'.repeat(80) } })),
    ).toBeNull();
    expect(faultIn(coconut, defaultPrompt, newRow({ values: { says: 'x'.repeat(83) } }))).toEqual({
      ...{ column: 'says', isTooLong: true },
      text: 'What he says: 80 characters at most, 3 too many.',
    });
    for (const column of ['title', 'prompt']) {
      const row = newRow({ [column]: 'x'.repeat(9999) });
      expect(faultIn(coconut, defaultPrompt, row)).toMatchObject({ column, isTooLong: true });
    }
    expect(faultIn(null, '', newRow())).toEqual({
      ...{ column: 'prompt', isTooLong: false },
      text: 'Prompt: write what the video shows.',
    });
  });
});

describe('surprises', () => {
  const random = seededRandom(1);

  it('fill a column without saying a thing twice before all were said', () => {
    const rows = Array.from({ length: 10 }, () => newRow());
    const [says] = slots;
    const filled = surprised(rows, [says!], random).map(({ values }) => values.says!);
    expect(new Set(filled.slice(0, 5))).toEqual(new Set(says!.suggestions));
    expect(new Set(filled.slice(5))).toEqual(new Set(says!.suggestions));
  });

  it('leave what somebody wrote', () => {
    const rows = ['Mine.', '', slots[0]!.default].map((says) => newRow({ values: { says } }));
    const [mine, ...others] = surprised(rows, slots, random).map(({ values }) => values.says);
    expect(mine).toBe('Mine.');
    for (const other of others) expect(slots[0]!.suggestions).toContain(other);
  });

  it('never leave a row as it was', () => {
    let rows = Array.from({ length: 30 }, () => newRow());
    for (let i = 0; i < 20; i++) {
      const next = surprised(rows, slots, random);
      for (const [at, row] of next.entries()) {
        for (const { id } of slots) {
          expect(row.values[id]).toBeTruthy();
          expect(row.values[id]).not.toBe(rows[at]!.values[id]);
        }
      }
      rows = next;
    }
  });
});

it('combinations are counted as they come out, and a slot without a choice stays blank', () => {
  const choices = { says: ['a', 'b', 'c'], place: ['x', 'y'], color: [] };
  const rows = combined(choices, { aspectRatio: '1:1' });
  expect(rows).toHaveLength(combinations(choices));
  expect(rows.map(({ values }) => `${values.says}${values.place}`)).toEqual([
    'ax',
    'ay',
    'bx',
    'by',
    'cx',
    'cy',
  ]);
  expect(rows.every(({ values, aspectRatio }) => !values.color && aspectRatio === '1:1')).toBe(
    true,
  );
  expect([combinations({}), combined({ says: [] }, {}).length]).toEqual([0, 0]);
});

describe('a paste', () => {
  const columns = textColumns(slots, false);

  it('fills down and to the right, and makes the rows that it needs', () => {
    const rows = [newRow({ aspectRatio: '16:9' }), newRow({ aspectRatio: '16:9' })];
    const says = columns.findIndex(({ id }) => id === 'says');
    const cells = [['One', 'hat'], ['Two'], ['Three']];
    const { rows: all, leftOut } = pasted(rows, { row: 1, column: says }, cells, columns, 100);
    expect(all.map(({ values }) => values.says ?? '')).toEqual(['', 'One', 'Two', 'Three']);
    expect(all[1]!.values[columns[says + 1]!.id]).toBe('hat');
    expect(all.map(({ aspectRatio }) => aspectRatio)).toEqual(Array(4).fill('16:9'));
    expect(new Set(all.map(({ key }) => key)).size).toBe(4);
    expect(leftOut).toBe(0);
  });

  it('takes shape and sound where a file has them, and leaves them for what is neither', () => {
    const cells = [
      ['One', '', '', '', 'First', '16:9', 'no'],
      ['Two', '', '', '', 'Second', 'tall', 'loud'],
    ];
    const { rows } = pasted([newRow()], { row: 0, column: 0 }, cells, pasteColumns(columns), 100);
    expect(
      rows.map(({ title, aspectRatio, generateAudio }) => [title, aspectRatio, generateAudio]),
    ).toEqual([
      ['First', '16:9', false],
      ['Second', '9:16', true],
    ]);
  });

  it('leaves out what finds no room, and says how much', () => {
    const cells = Array.from({ length: 150 }, (_, i) => [`line ${i}`]);
    const { rows, leftOut } = pasted([newRow()], { row: 0, column: 0 }, cells, columns, MAX_SERIES);
    expect([rows.length, leftOut]).toEqual([100, 50]);
  });
});

it('a draft is kept as it was, and nothing else is taken for one', () => {
  const draft = draftOf([newRow({ values: { says: 'Aloha!' } })]);
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const broken = { ...draft, rows: [{ ...newRow(), values: { says: 1 } }] };
  for (const kept of [
    null,
    1,
    'x',
    [],
    {},
    { ...draft, rows: [] },
    { ...draft, rows: [null] },
    broken,
  ])
    expect(readDraft(kept)).toBeNull();
});

it('rows that are refused are named as they were', () => {
  const rows = [newRow(), newRow(), newRow()];
  const answer = (status: number, body: object) => new ApiError(status, '', JSON.stringify(body));
  const message = 'items[0].prompt: is too long; items[2].title: is too long';
  const wrong = refusedRows(answer(400, { code: 'INVALID_REQUEST', message }), rows);
  expect([...wrong]).toEqual([
    [rows[0], 'is too long'],
    [rows[2], 'is too long'],
  ]);
  const refused = refusedRows(answer(422, { code: 'PROMPT_REFUSED', items: [1] }), rows);
  expect([...refused.keys()]).toEqual([rows[1]]);
  expect(refused.has({ ...rows[1]! })).toBe(false);
  expect(refusedRows(new Error('x'), rows).size).toBe(0);
});

it('the row that a table begins with makes room, and no other', () => {
  const [blank, other] = [newRow(), newRow({ title: 'x' })];
  expect(rowsToKeep([blank])).toEqual([]);
  expect(rowsToKeep([other])).toEqual([other]);
  expect(rowsToKeep([blank, newRow()])).toHaveLength(2);
  expect(rowsToAsk([blank, other, newRow()])).toEqual([other]);
  expect(rowsToAsk([blank, newRow()])).toHaveLength(2);
});

it('a row is blank until something is written into it', () => {
  expect(isBlank(newRow({ aspectRatio: '1:1', values: { says: ' ' } }))).toBe(true);
  expect(isBlank(newRow({ values: { says: 'x' } }))).toBe(false);
});
