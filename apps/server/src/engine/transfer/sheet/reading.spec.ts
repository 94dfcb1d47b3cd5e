import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { guarded, unguarded } from './formula-guard.ts';
import { hasWiderRow } from './row-width.ts';
import { openSheet } from './sheet.ts';
import { ZipRefused, assertModestZip } from './zip-size.ts';

const sheetOf = (name: string, content: Buffer) => {
  return openSheet(() => Promise.resolve(Readable.from([content])), { name });
};
const read = async (name: string, content: Buffer) => {
  const sheet = await sheetOf(name, content);
  const rows: unknown[] = [];
  for await (const { row, cells } of sheet.rows()) rows.push([row, ...cells]);
  return { columns: sheet.columns, rows };
};

describe('reading CSV', () => {
  const text = 'Name,City\r\nعلی,"La ""x"", hore"\r\n\r\nÄ,007\r\n';
  const expected = {
    columns: ['Name', 'City'],
    rows: [
      [2, 'علی', 'La "x", hore'],
      [4, 'Ä', '007'],
    ],
  };
  const swapped = (buffer: Buffer): Buffer => Buffer.from(buffer).swap16();

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16BE with a mark', swapped(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ])('in %s', async (_, content) => {
    expect(await read('a.csv', content)).toEqual(expected);
  });

  it('in Latin 1, and in UTF-16 without a mark', async () => {
    const german = { columns: ['Straße', 'Ort'], rows: [[2, 'Übung', 'Köln']] };
    expect(await read('a.csv', Buffer.from('Straße,Ort\nÜbung,Köln\n', 'latin1'))).toEqual(german);
    expect(await read('a.csv', Buffer.from('Straße,Ort\nÜbung,Köln\n', 'utf16le'))).toEqual(german);
  });

  it.each([',', ';', '\t', '|'])('with %j between the cells', async (sign) => {
    const content = Buffer.from(['A', 'B', '"x,y;z"', '1'].join(sign).replace(`B${sign}`, 'B\n'));
    expect(await read('a.csv', content)).toEqual({ columns: ['A', 'B'], rows: [[2, 'x,y;z', '1']] });
  });

  it('gives every column a name of its own', async () => {
    const { columns } = await read('a.csv', Buffer.from('Name,, name ,Name\n1,2,3,4\n'));
    expect(columns).toEqual(['Name', 'Column 2', 'name (2)', 'Name (3)']);
  });

  it('refuses what is no table', async () => {
    await expect(sheetOf('a.csv', Buffer.from('\n\n'))).rejects.toMatchObject({ status: 400 });
    await expect(sheetOf('a.pdf', Buffer.from('%PDF'))).rejects.toMatchObject({ status: 415 });
    await expect(read('a.csv', Buffer.from(`A,B\n1,"${'x'.repeat(1_100_000)}`))).rejects.toMatchObject({
      status: 400,
    });
  });

  it.each(['=1', ';=1', ',+1', '\uFF1D1', '\uFF20SUM(A1)'])('guards %j', (value) => {
    expect(guarded(value)).toBe(`'${value}`);
  });

  it.each([
    '=1',
    ';=1',
    "';=1",
    '\uFF1D1',
    '; a',
    '+1',
    '-1',
    '@a',
    "'=1",
    "''-x",
    'plain',
    "o'clock",
    "'quoted'",
    '',
  ])('keeps %j through the guard', (value) => {
    expect(unguarded(guarded(value))).toBe(value);
  });
});

describe('reading XLSX', () => {
  const bookOf = (cells: Record<string, object>, ref: string): Buffer => {
    const book = utils.book_new();
    utils.book_append_sheet(book, { ...cells, '!ref': ref }, 'One');
    return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  };

  it('takes days, zeros, percentages and texts as they are meant', async () => {
    const cells = Object.fromEntries(
      ['Day', 'Moment', 'Time', 'Zeros', 'Text', 'Number', 'Share', 'Flag'].map((name, index) => [
        utils.encode_cell({ r: 0, c: index }),
        { t: 's', v: name },
      ]),
    );
    const content = bookOf(
      {
        ...cells,
        A2: { t: 'n', v: 45_351, z: 'dd/mm/yyyy' },
        B2: { t: 'n', v: 45_351.5, z: 'yyyy-mm-dd hh:mm' },
        C2: { t: 'n', v: 0.354_166_666_7, z: 'hh:mm' },
        D2: { t: 'n', v: 42, z: '00000' },
        E2: { t: 's', v: '0042' },
        F2: { t: 'n', v: 107_790.1 },
        G2: { t: 'n', v: 0.125, z: '0.0%' },
        H2: { t: 'b', v: true },
      },
      'A1:H2',
    );
    expect(await read('a.xlsx', content)).toMatchObject({
      rows: [[2, '2024-02-29', '2024-02-29T12:00:00', '08:30:00', '00042', '0042', 107_790.1, 12.5, 'Yes']],
    });
  });

  it('refuses a row of a million cells before anything is made of it', async () => {
    const row = `<row r="1">${'<c/>'.repeat(1_000_000)}</row>`;
    const xml = Buffer.from(`<worksheet><sheetData>${row}</sheetData></worksheet>`);
    const begun = performance.now();
    await expect(sheetOf('a.xlsx', archiveOf('xl/worksheets/sheet1.xml', xml))).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ field: 'fileId', code: 'tooManyColumns' }] },
    });
    // Took thirty-three seconds when the cells were built first.
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('counts the cells of each row for itself, wherever slices of the text meet', async () => {
    const rows = (count: number, cells: number): Buffer =>
      Buffer.from(`<x:row><x:c r="A1"/>${'<x:c></x:c>'.repeat(cells - 1)}</x:row>`.repeat(count));
    for (const [xml, isWider] of [
      [rows(3_000, 100), false],
      [Buffer.concat([rows(3_000, 100), rows(1, 101)]), true],
      [Buffer.from('<col/><cols/>'.repeat(200)), false],
    ] as const)
      expect(await hasWiderRow(xml, 100)).toBe(isWider);
  });

  it('refuses broken and oversized books', async () => {
    await expect(sheetOf('a.xlsx', Buffer.from('PK\u0003\u0004 nothing'))).rejects.toMatchObject({
      status: 400,
    });
    const packed = deflateRawSync(Buffer.alloc(5_000_000));
    const book = bookOf({ A1: { t: 's', v: 'A' } }, 'A1');
    await expect(assertModestZip(book, { bytes: 100, entries: 50 })).rejects.toBeInstanceOf(ZipRefused);
    await expect(assertModestZip(liar(packed), { bytes: 1_000_000, entries: 50 })).rejects.toBeInstanceOf(
      ZipRefused,
    );
    await expect(assertModestZip(liar(packed), { bytes: 6_000_000, entries: 50 })).resolves.toBeUndefined();
  });
});

/** An archive with one entry. @param size in bytes, as declared by the archive */
const packedUp = (packed: Buffer, size: number, name = ''): Buffer => {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, entry, Buffer.from(name), end]);
};

const archiveOf = (name: string, content: Buffer): Buffer =>
  packedUp(deflateRawSync(content), content.length, name);

/** It claims to be ten bytes long. */
const liar = (packed: Buffer): Buffer => packedUp(packed, 10);
