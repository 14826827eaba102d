import { NewSeries } from '@shortcake/contract/series';
import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { findTemplate } from '@shortcake/contract/templates';
import { describe, expect, it } from 'vitest';
import { textColumns } from './columns.ts';
import { combinations, combined } from './combine.ts';
import { faultIn } from './faults.ts';
import { itemOf } from './items.ts';
import { pasted } from './paste.ts';
import { isBlank, newRow } from './row.ts';
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

  it('of one’s own idea is its words', () => {
    const item = itemOf(null, { ...draftOf([]), prompt: '' }, newRow({ prompt: ' A cake. ' }));
    expect(NewSeries.parse({ title: 'x', items: [item] }).items[0]?.prompt).toBe('A cake.');
  });

  it('says what is too long, and by how much, or missing', () => {
    expect(faultIn(coconut, defaultPrompt, newRow())).toBeNull();
    expect(
      faultIn(coconut, defaultPrompt, newRow({ values: { says: '🥥'.repeat(80) } })),
    ).toBeNull();
    expect(faultIn(coconut, defaultPrompt, newRow({ values: { says: 'x'.repeat(83) } }))).toBe(
      'What he says: 80 characters at most, 3 too many.',
    );
    expect(faultIn(coconut, defaultPrompt, newRow({ title: 'x'.repeat(500) }))).toMatch(/^Title/);
    expect(faultIn(coconut, defaultPrompt, newRow({ prompt: 'x'.repeat(9999) }))).toMatch(
      /^Prompt/,
    );
    expect(faultIn(null, '', newRow())).toBe('Prompt: write what the video shows.');
  });
});

describe('surprises', () => {
  it('fill a column without saying a thing twice before all were said', () => {
    const rows = Array.from({ length: 10 }, () => newRow());
    const [says] = slots;
    const filled = surprised(rows, [says!]).map(({ values }) => values.says!);
    expect(new Set(filled.slice(0, 5))).toEqual(new Set(says!.suggestions));
    expect(new Set(filled.slice(5))).toEqual(new Set(says!.suggestions));
  });

  it('never leave a row as it was', () => {
    let rows = Array.from({ length: 30 }, () => newRow());
    for (let i = 0; i < 20; i++) {
      const next = surprised(rows, slots);
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

it('a row is blank until something is written into it', () => {
  expect(isBlank(newRow({ aspectRatio: '1:1', values: { says: ' ' } }))).toBe(true);
  expect(isBlank(newRow({ values: { says: 'x' } }))).toBe(false);
});
