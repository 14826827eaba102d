import { findTemplate } from '@shortcake/contract/templates';
import { describe, expect, it } from 'vitest';
import { newRow } from '../row.ts';
import { slotColumns } from '../subject.ts';
import { readCopied } from './read-cells.ts';
import { CsvError, readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const coconut = findTemplate('coconut-face-slicing')!;
const { defaultPrompt } = coconut;
const slots = slotColumns(coconut, defaultPrompt);
const read = (text: string) => readCsv(text, coconut, defaultPrompt);
const withoutKeys = (rows: readonly { key: string }[]) => rows.map(({ key: _, ...row }) => row);

describe('a CSV file', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may have %s, a byte order mark, labels or ids in any case and order', async (_, sep) => {
    const lines = [
      ['Sound', 'WHAT HE SAYS', 'Aspect Ratio', 'title', 'color'],
      ['no', `"Ha, ha; ${sep}ha"`, '16:9', 'First', 'mint green'],
      ['YES', 'Ouch', '', '', ''],
      ['', '', '', '', ''],
    ];
    const { rows, bad, unknown } = await read(
      `\uFEFF${lines.map((line) => line.join(sep)).join('\r\n')}`,
    );
    expect([bad, unknown]).toEqual([[], []]);
    const [first, second] = rows;
    expect(first).toMatchObject({
      ...{ title: 'First', aspectRatio: '16:9', generateAudio: false },
      values: { says: `Ha, ha; ${sep}ha`.replace(/\s+/g, ' '), color: 'mint green' },
    });
    expect(second).toMatchObject({ aspectRatio: '9:16', generateAudio: true });
    expect(rows).toHaveLength(2);
  });

  it('may be a list of lines under one name', async () => {
    const { rows } = await read('says\nOne\n"Two\nand a half"\nThree');
    expect(rows.map(({ values }) => values.says)).toEqual(['One', 'Two and a half', 'Three']);
  });

  it('has its bad rows named by the numbers of a spreadsheet, and its good ones taken', async () => {
    const lines = ['says,aspect ratio,sound,title'];
    for (let i = 2; i <= 1001; i++) lines.push(`Line ${i},9:16,yes,Video ${i}`);
    lines[6] = `${'x'.repeat(81)},9:16,yes,`;
    lines[41] = 'Hi,4:3,yes,';
    lines[99] = 'Hi,9:16,perhaps,';
    lines[499] = 'Hi,9:16,yes,title,too much';
    lines[1000] = `Hi,9:16,yes,${'x'.repeat(500)}`;
    const { rows, bad } = await read(lines.join('\n'));
    expect(rows).toHaveLength(995);
    expect(bad.map(({ number }) => number)).toEqual([7, 42, 100, 500, 1001]);
    expect(bad.map(({ reason }) => reason)).toEqual([
      'What he says: 80 characters at most, 1 too many.',
      'Aspect ratio: “4:3” is none of 9:16, 16:9 and 1:1.',
      'Sound: “perhaps” is neither yes nor no.',
      'It has more cells than the first line has names.',
      expect.stringMatching(/^Title: 200 characters at most/),
    ]);
  });

  it('counts blank lines, and lines within quotation marks as one row', async () => {
    const { bad } = await read('says,sound\n\n"two\nlines",yes\n\nHi,never\n');
    expect(bad.map(({ number }) => number)).toEqual([5]);
  });

  it('takes 9:16 also as a spreadsheet makes a time of it', async () => {
    const { rows, bad } = await read('title,aspect ratio\na,09:16:00\nb,16:09\nc,01:01');
    expect(bad).toEqual([]);
    expect(rows.map(({ aspectRatio }) => aspectRatio)).toEqual(['9:16', '16:9', '1:1']);
  });

  it('names what is no column, and says so where none is', async () => {
    expect((await read('says,mood,__proto__\nHi,x,y')).unknown).toEqual(['mood', '__proto__']);
    await expect(read('one,two\n1,2')).rejects.toThrow(/What he says, .*title, prompt/);
    await expect(read('')).rejects.toThrow(CsvError);
  });

  it('is refused where it is not UTF-8', async () => {
    const latin = new TextDecoder().decode(new Uint8Array([0x73, 0xe4, 0x0a, 0xe4]));
    await expect(read(latin)).rejects.toThrow(/UTF-8/);
    await expect(read('s\0a\0y\0s\0')).rejects.toThrow(/UTF-8/);
  });

  it('has only those rows refused that are not UTF-8, where its names are', async () => {
    const { rows, bad } = await read('says,title\nHi,one\nH\uFFFD,two\nHo,three\n\0,four');
    expect(rows.map(({ title }) => title)).toEqual(['one', 'three']);
    expect(bad.map(({ number }) => number)).toEqual([3, 5]);
    expect(bad[0]!.reason).toContain('UTF-8');
  });

  it('may begin with the line by which Excel knows the separator', async () => {
    const { rows, bad } = await read('\uFEFFsep=;\r\nsays;sound\r\nHi;yes\r\nHo;never\r\n');
    expect(rows.map(({ values }) => values.says)).toEqual(['Hi']);
    expect(bad.map(({ number }) => number)).toEqual([4]);
  });

  it('may end its lines as Windows does within a prompt, too', async () => {
    const prompt = defaultPrompt.replaceAll('\n', '\r\n');
    for (const { id } of slots) {
      const { rows, bad } = await read(`prompt,${id}\r\n"${prompt.replaceAll('"', '""')}",Hi\r\n`);
      expect([bad, rows[0]?.prompt]).toEqual([[], defaultPrompt]);
    }
  });

  it('names the row where a quotation mark is not closed', async () => {
    const { bad } = await read('says,title\nHi,one\n"Hi,two\n');
    expect(bad).toEqual([{ number: 3, reason: 'A quotation mark is not closed.' }]);
  });

  it('takes the rows behind such a one', async () => {
    const { rows, bad } = await read('says,title\n"Hi,one\nHo,two\n"Hey ""you"", three\nHa,four');
    expect(bad.map(({ number }) => number)).toEqual([2, 4]);
    expect(rows.map(({ title }) => title)).toEqual(['two', 'four']);
  });

  it('of one’s own ideas needs a prompt in each row', async () => {
    const { rows, bad } = await readCsv('title,prompt\na,A cake\nb,', null, '');
    expect(rows).toHaveLength(1);
    expect(bad).toEqual([{ number: 3, reason: 'Prompt: write what the video shows.' }]);
  });
});

it.each([',', ';', '\t'])(
  'a file of few rows and columns is read with "%s" between',
  async (separator) => {
    for (const count of [1, 3, 9]) {
      const lines = Array.from(
        { length: count },
        (_, i) => `"One, two; three ${i}"${separator}on a ship`,
      );
      const header = ['What he says', 'Where'].join(separator);
      const { rows, bad } = await read(`${[header, ...lines].join('\r\n')}\r\n`);
      expect([rows.length, bad]).toEqual([count, []]);
      expect(rows[0]!.values).toMatchObject({ says: 'One, two; three 0', place: 'on a ship' });
    }
  },
);

it('a file of one column may have any mark in it, and none names a column twice', async () => {
  const { rows } = await read('title\r\nOne; two; three\r\n');
  expect(rows.map(({ title }) => title)).toEqual(['One; two; three']);
  await expect(read('title,title\nA,B')).rejects.toThrow('“title” twice');
  await expect(read('says,What he says\nA,B')).rejects.toThrow('“What he says” twice');
});

it('lines of text that are pasted keep their quotation marks', async () => {
  expect(await readCopied('"Tickle" me!\nLine "two"\n"Line three" he said')).toEqual([
    ['"Tickle" me!'],
    ['Line "two"'],
    ['"Line three" he said'],
  ]);
  expect(await readCopied('"Tickle me!\nLine two')).toEqual([['"Tickle me!'], ['Line two']]);
});

describe('a table written as CSV', () => {
  const hostile = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    "'=1+1",
    "'",
    'a,b;c',
    '"quoted"',
    '🥥',
    "it's",
  ];

  it('comes back as it was, but for blanks around it', async () => {
    const written = (blank: string) =>
      hostile.flatMap((word, i) => {
        const text = `${blank}${blank ? word : word.trim()}${blank}`;
        return [
          newRow({ title: text, prompt: `${text}\n\nSecond`, generateAudio: i % 2 === 0 }),
          newRow({
            aspectRatio: '1:1',
            values: Object.fromEntries(slots.map(({ id }) => [id, text])),
          }),
        ];
      });
    const rows = written('');
    const { rows: back, bad } = await read(await writeCsv(rows, slots));
    const { rows: trimmed } = await read(await writeCsv(written(' '), slots));
    expect(trimmed.map(({ title }) => title)).toEqual(back.map(({ title }) => title));
    expect(bad).toEqual([]);
    const all = Object.fromEntries(slots.map(({ id }) => [id, '']));
    expect(withoutKeys(back)).toEqual(
      withoutKeys(rows.map((row) => ({ ...row, values: { ...all, ...row.values } }))),
    );
  });

  it('has no cell that a spreadsheet runs, of one line or more', async () => {
    const rows = [...hostile, ' =1+1'].flatMap((title) => [
      newRow({ title }),
      newRow({ prompt: `${title}\nSecond line` }),
    ]);
    const text = await writeCsv(rows, slots);
    expect(text).not.toMatch(/(^|[,\n"]) *[=+\-@\t\r](?!\n)/);
    expect(text.startsWith('\uFEFF')).toBe(true);
  });
});

it('what is pasted is split at tabs and lines, never at what is said', async () => {
  const copied = 'Aloha, butter knife!\ta, b\nCome; closer\n"Two\nlines"';
  expect(await readCopied(copied)).toEqual([
    ['Aloha, butter knife!', 'a, b'],
    ['Come; closer'],
    ['Two\nlines'],
  ]);
});
