import { linesOf } from './report-answer.ts';

const group = (value: string | null, count: number, end: number) => ({
  value,
  count,
  end,
  totals: { net: `${count}.00` },
});
const groups = [group('Arts', 3, 3), group(null, 1, 4), group('Music', 2, 6)];
const row = (dept: string | null) => ({ dept });
const shape = (lines: ReturnType<typeof linesOf>): readonly string[] =>
  lines.map((line) => (line.kind === 'row' ? 'row' : `${line.kind} ${line.group.value ?? 'none'}`));

describe('the lines of a page', () => {
  it('have the head of each group before it and its sums behind it', () => {
    const rows = ['Arts', 'Arts', 'Arts', null, 'Music', 'Music'].map(row);
    expect(shape(linesOf({ rows, groups }, 'dept', 0))).toEqual([
      'head Arts',
      'row',
      'row',
      'row',
      'sum Arts',
      'head none',
      'row',
      'sum none',
      'head Music',
      'row',
      'row',
      'sum Music',
    ]);
  });

  it('carry a group over pages and sum it where it ends', () => {
    expect(shape(linesOf({ rows: ['Arts', 'Arts'].map(row), groups }, 'dept', 0))).toEqual([
      'head Arts',
      'row',
      'row',
    ]);
    expect(shape(linesOf({ rows: ['Arts', null].map(row), groups }, 'dept', 2))).toEqual([
      'head Arts',
      'row',
      'sum Arts',
      'head none',
      'row',
      'sum none',
    ]);
  });

  it('are rows alone without groups', () => {
    expect(shape(linesOf({ rows: [row('a'), row('b')], groups: [] }, undefined, 0))).toEqual(['row', 'row']);
  });
});
