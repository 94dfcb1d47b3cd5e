import { pastedLines, rowsNamed } from './pasted-rows.ts';

const student = (id: number, name: string, rollNumber: string) => ({
  id,
  names: [`S${id}`, rollNumber, name],
});
const students = [student(1, 'Aqsa Ali', '01'), student(2, 'Bano Ali', '02'), student(3, 'Aqsa Ali', '03')];
const placed = (lines: readonly (readonly string[])[]) =>
  rowsNamed(lines, students)?.rows.map(({ row, cells }) => [row.id, ...cells]);

describe('a pasted column of marks', () => {
  it('goes to whom its first column names, in whatever order', () => {
    expect(
      placed([
        ['s3', '45'],
        ['S1', 'A', 'Ill'],
      ]),
    ).toEqual([
      [3, '45'],
      [1, 'A', 'Ill'],
    ]);
    expect(
      placed([
        ['02', '30'],
        ['bano  ali', '31'],
      ]),
    ).toEqual([
      [2, '30'],
      [2, '31'],
    ]);
    expect(placed([['S2', 'Bano Ali', '30']])).toEqual([[2, '30']]);
  });

  it('never guesses whom a name means that two have, and tells whom it did not find', () => {
    const found = rowsNamed(
      [
        ['S1', '10'],
        ['Aqsa Ali', '20'],
        ['S9', '30'],
        ['S2', '40'],
      ],
      students,
    );
    expect(found?.rows.map(({ row }) => row.id)).toEqual([1, 2]);
    expect(found?.lost).toEqual(['Aqsa Ali', 'S9']);
  });

  it('goes by position where it names nobody', () => {
    expect(
      placed([
        ['45', 'well done'],
        ['40', ''],
      ]),
    ).toBeUndefined();
    expect(placed([['45'], ['40']])).toBeUndefined();
  });
});

it('a piece of a spreadsheet is lines of cells', () => {
  expect(pastedLines('45\tgood\r\n\r\nA\r\n')).toEqual([['45', 'good'], [''], ['A']]);
});
