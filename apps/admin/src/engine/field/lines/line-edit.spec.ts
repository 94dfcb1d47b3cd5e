import type { AnyField } from '@school/kernel';
import { cellViolation, emptyLine, fillDown, moveLine, pasteInto, readClipboard } from './line-edit.ts';

const context = { today: '2026-11-21', locale: 'en-PK', dateOrder: 'DMY' } as const;
const columns: (readonly [string, AnyField])[] = [
  ['name', { type: 'text' }],
  ['amount', { type: 'money', level: 'finance' }],
  ['due', { type: 'date' }],
  ['sum', { type: 'computed', as: 'money', value: { value: 0 } }],
];

describe('lines', () => {
  it('reads what a spreadsheet copies', () => {
    expect(readClipboard('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(readClipboard('"two\nlines"\t"say ""x"""')).toEqual([['two\nlines', 'say "x"']]);
    expect(readClipboard('a\t\tb')).toEqual([['a', '', 'b']]);
  });

  it('keeps two words apart where a field has one line only', () => {
    const into = (field: AnyField) =>
      pasteInto([], [['two\nlines']], { row: 0, column: 0 }, [['note', field]], context, {});
    expect([into({ type: 'text' }), into({ type: 'longText' })]).toEqual([
      [{ note: 'two lines' }],
      [{ note: 'two\nlines' }],
    ]);
  });

  it('takes a choice by its key, in English and in the words of the user', () => {
    const gender: AnyField = { type: 'choice', options: { MALE: 'Male', FEMALE: 'Female' } };
    const said = (key: string, option: string): string => (option === 'MALE' ? `Männlich (${key})` : option);
    const cells = [['female'], ['MALE'], ['männlich (gender)'], ['nobody']];
    expect(
      pasteInto([], cells, { row: 0, column: 0 }, [['gender', gender]], context, {}, said).map(
        (line) => line['gender'],
      ),
    ).toEqual(['FEMALE', 'MALE', 'MALE', 'nobody']);
  });

  it('finds nothing wrong with what only the product fills in', () => {
    const mobile: AnyField = { type: 'lookup', via: 'guardian', field: 'mobile', as: 'text' };
    expect(cellViolation(mobile, '+923002002466', context)).toBeUndefined();
    expect(cellViolation({ type: 'date' }, 'soon', context)).toEqual({ code: 'notDate' });
    expect(cellViolation({ type: 'date' }, '2026-11-21', context)).toBeUndefined();
  });

  it('fills from the cell on, adds lines and passes over what is worked out', () => {
    const pasted = pasteInto(
      [{ name: 'x' }],
      [
        ['1,20,000', '5/6', '9'],
        ['7', '', '9'],
      ],
      { row: 0, column: 1 },
      columns,
      context,
      { name: null },
    );
    expect(pasted).toEqual([
      { name: 'x', amount: '120000.00', due: '2026-06-05' },
      { name: null, amount: '7.00', due: null },
    ]);
  });

  it('keeps a wrong cell as text for the check', () => {
    expect(pasteInto([], [['soon']], { row: 0, column: 2 }, columns, context, {})).toEqual([{ due: 'soon' }]);
  });

  it('fills a value down, one row or as far as wanted, but no worked-out and no unique cells', () => {
    const lines = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    const name = ['name', { type: 'text' }] as const;
    expect(fillDown(lines, 0, 1, name).map((line) => line['name'])).toEqual(['a', 'a', 'c']);
    expect(fillDown(lines, 0, 2, name).map((line) => line['name'])).toEqual(['a', 'a', 'a']);
    expect(fillDown(lines, -1, 0, name)).toBe(lines);
    expect(fillDown(lines, 0, 2, ['name', { type: 'text', unique: true }])).toBe(lines);
  });

  it('moves lines within the ends', () => {
    const lines = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(moveLine(lines, 0, 2).map((line) => line['id'])).toEqual([2, 3, 1]);
    expect(moveLine(lines, 0, -1)).toBe(lines);
  });

  it('starts with the defaults', () => {
    expect(emptyLine({ a: { type: 'flag', default: true }, b: { type: 'text' } })).toEqual({ a: true });
  });
});
