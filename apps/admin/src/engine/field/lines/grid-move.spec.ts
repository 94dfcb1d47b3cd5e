import { gridMove } from './grid-move.ts';

const size = { row: 3, column: 4 };
const press = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  atStart: true,
  atEnd: true,
  ...more,
});

describe('moving in a grid', () => {
  it('goes down with Enter, beyond the last line to a new one, and back with Shift', () => {
    expect(gridMove({ row: 0, column: 1 }, press('Enter'), size)).toEqual({ row: 1, column: 1 });
    expect(gridMove({ row: 2, column: 1 }, press('Enter'), size)).toEqual({ row: 3, column: 1 });
    expect(gridMove({ row: 1, column: 1 }, press('Enter', { shiftKey: true }), size)).toEqual({
      row: 0,
      column: 1,
    });
  });

  it('leaves a cell by arrows only at the edge of its text', () => {
    expect(gridMove({ row: 0, column: 1 }, press('ArrowLeft'), size)).toEqual({ row: 0, column: 0 });
    expect(gridMove({ row: 0, column: 1 }, press('ArrowLeft', { atStart: false }), size)).toBeUndefined();
    expect(gridMove({ row: 0, column: 3 }, press('ArrowRight'), size)).toBeUndefined();
  });

  it('does not make lines with the arrow down', () => {
    expect(gridMove({ row: 2, column: 0 }, press('ArrowDown'), size)).toBeUndefined();
    expect(gridMove({ row: 0, column: 0 }, press('a'), size)).toBeUndefined();
  });
});
