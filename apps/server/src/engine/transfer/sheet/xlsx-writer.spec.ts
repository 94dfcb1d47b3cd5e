import { read, utils } from '@e965/xlsx';
import { plainText } from './cell.ts';
import type { OutCell } from './cell.ts';
import { XlsxWriter } from './xlsx-writer.ts';

const columns = [
  { header: 'Name', form: plainText },
  { header: 'Pay', form: { kind: 'number', scale: 2, grouped: true } },
  { header: 'Day', form: { kind: 'day' } },
] as const;

const written = async (sheets: Readonly<Record<string, readonly (readonly OutCell[])[]>>) => {
  const writer = new XlsxWriter();
  const chunks: Buffer[] = [];
  writer.output.on('data', (chunk: Buffer) => void chunks.push(chunk));
  for (const [name, rows] of Object.entries(sheets)) {
    writer.begin({ name, columns, dayOrder: 'YMD', sample: rows });
    await writer.add(rows);
  }
  await writer.end();
  return read(Buffer.concat(chunks), { cellNF: true });
};

describe('the writer of XLSX', () => {
  it('keeps texts as they are, apart from characters that no XML can hold', async () => {
    const texts = ['<b> & "q"', ' two\nlines ', 'علی 😀', 'bell\u0007 and half \ud83d'];
    const book = await written({ People: texts.map((text) => [text]) });
    const found = texts.map((_, index) => book.Sheets['People']?.[`A${index + 2}`]?.v as string);
    expect(found.slice(0, 3)).toEqual(texts.slice(0, 3));
    expect(found[3]).toBe('bell and half ');
  });

  it('types numbers and days, and writes as text what a spreadsheet would round or not know', async () => {
    const book = await written({
      People: [
        ['a', { number: '1234.50' }, { day: '2024-02-29' }],
        ['b', { number: '1234567890123456.78' }, { day: '1899-12-31' }],
        [null, null, null],
      ],
    });
    const sheet = book.Sheets['People'] ?? {};
    expect(['B2', 'C2', 'B3', 'C3', 'A4'].map((place) => [sheet[place]?.t, sheet[place]?.v])).toEqual([
      ['n', 1234.5],
      ['n', 45_351],
      ['s', '1234567890123456.78'],
      ['s', '1899-12-31'],
      [undefined, undefined],
    ]);
    expect([sheet['B2']?.z, sheet['C2']?.z]).toEqual(['#,##0.00', 'yyyy-mm-dd']);
  });

  it('gives every sheet a name that is allowed and no other has', async () => {
    const long = 'A name that is much longer than thirty-one characters';
    const book = await written({ 'a/b': [['1']], 'A:B': [['2']], [long]: [['3']], [`${long}!`]: [] });
    expect(book.SheetNames).toEqual([
      'a b',
      'A B 2',
      'A name that is much longer than',
      'A name that is much longer th 2',
    ]);
    expect(utils.sheet_to_json(book.Sheets['A B 2'] ?? {})).toEqual([{ Name: '2' }]);
  });

  it('does not keep whoever writes waiting for a reader who has gone', async () => {
    const writer = new XlsxWriter();
    writer.begin({ name: 'People', columns, dayOrder: 'YMD', sample: [] });
    const random = (): string => Array.from({ length: 40 }, () => Math.random().toString(36)).join('');
    const many = Array.from({ length: 8000 }, () => [random()]);
    const adding = writer.add(many);
    setTimeout(() => writer.output.destroy(), 200);
    await adding;
    expect(writer.output.destroyed).toBe(true);
  });

  it('says above the header what the sheet is, and keeps both in view', async () => {
    const writer = new XlsxWriter();
    const chunks: Buffer[] = [];
    writer.output.on('data', (chunk: Buffer) => void chunks.push(chunk));
    writer.begin({
      name: 'Pay',
      columns,
      dayOrder: 'YMD',
      sample: [],
      head: [['Pay'], ['From', '2026-01-01'], []],
    });
    await writer.add([['a', { number: '1' }, null]]);
    await writer.end();
    const sheet = read(Buffer.concat(chunks)).Sheets['Pay'] ?? {};
    expect(['A1', 'A2', 'B2', 'A4', 'A5'].map((place) => sheet[place]?.v)).toEqual([
      'Pay',
      'From',
      '2026-01-01',
      'Name',
      'a',
    ]);
    expect(sheet['!autofilter']?.ref).toBe('A4:C4');
  });
});
