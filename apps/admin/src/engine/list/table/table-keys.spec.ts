import { rowCommand } from './table-keys.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('keys of a table', () => {
  it('moves and stays within the rows', () => {
    expect(rowCommand(0, press('ArrowDown'), 3)).toEqual({ focus: 1 });
    expect(rowCommand(2, press('ArrowDown'), 3)).toEqual({ focus: 2 });
    expect(rowCommand(2, press('Home'), 3)).toEqual({ focus: 0 });
    expect(rowCommand(0, press('End'), 3)).toEqual({ focus: 2 });
  });

  it('marks, takes along and opens', () => {
    expect(rowCommand(1, press(' '), 3)).toEqual({ toggle: 1 });
    expect(rowCommand(1, press('ArrowDown', true), 3)).toEqual({ toggle: 2, focus: 2 });
    expect(rowCommand(1, press('Enter'), 3)).toEqual({ open: 1 });
  });

  it('leaves other keys alone', () => {
    expect(rowCommand(0, press('a'), 3)).toBeUndefined();
    expect(rowCommand(0, press('Enter'), 0)).toBeUndefined();
  });
});
