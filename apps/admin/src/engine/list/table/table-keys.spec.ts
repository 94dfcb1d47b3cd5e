import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { tableCommand } from './table-keys.ts';

const size = { rows: 3, columns: 2 };
const at = (row: number, column = -1) => ({ row, column });
const press = (key: string, more: object = {}) => ({ key, ...more });
const shift = { shiftKey: true };
const ctrl = { ctrlKey: true };

describe('keys of a table', () => {
  it.each([
    ['down', at(0), press('ArrowDown'), { do: 'focus', to: at(1) }],
    ['down at the end', at(2), press('ArrowDown'), { do: 'focus', to: at(2) }],
    ['to the first row', at(2), press('Home'), { do: 'focus', to: at(0) }],
    ['to the last row', at(0), press('End'), { do: 'focus', to: at(2) }],
    ['a page down', at(0), press('PageDown'), { do: 'focus', to: at(2) }],
    ['into the cells', at(1), press('ArrowRight'), { do: 'focus', to: at(1, 0) }],
    ['back to the row', at(1, 0), press('ArrowLeft'), { do: 'focus', to: at(1) }],
    ['to the last cell', at(1, 0), press('End'), { do: 'focus', to: at(1, 1) }],
    ['to the first cell', at(1, 1), press('Home'), { do: 'focus', to: at(1, 0) }],
    ['down in its column', at(0, 1), press('ArrowDown'), { do: 'focus', to: at(1, 1) }],
    ['to the very end', at(0, 0), press('End', ctrl), { do: 'focus', to: at(2, 1) }],
    ['mark', at(1), press(' '), { do: 'toggle', row: 1 }],
    ['take the next row along', at(1), press('ArrowDown', shift), { do: 'extend', to: at(2) }],
    ['no further row to take', at(2), press('ArrowDown', shift), { do: 'focus', to: at(2) }],
    ['open', at(1), press('Enter'), { do: 'open' }],
    ['edit', at(1, 0), press('F2'), { do: 'edit' }],
    ['menu', at(1, 0), press('F10', shift), { do: 'menu' }],
    ['all', at(1), press('a', { ...ctrl, code: 'KeyA' }), { do: 'all' }],
    ['all on a Cyrillic layout', at(1), press('ф', { ...ctrl, code: 'KeyA' }), { do: 'all' }],
    ['not all where A is Q', at(1), press('q', { ...ctrl, code: 'KeyA' }), undefined],
    ['letters are not its own', at(0), press('a'), undefined],
    ['browser keys stay', at(0), press('ArrowLeft', { altKey: true }), undefined],
  ])('%s', (_, from, pressed, wanted) => expect(tableCommand(from, pressed, size)).toEqual(wanted));

  it('never lead out of the table', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp'];
    const pressed = record({ key: constantFrom(...keys), shiftKey: boolean(), ctrlKey: boolean() });
    assert(
      property(integer({ min: 0, max: 2 }), integer({ min: -1, max: 1 }), pressed, (row, column, key) => {
        const command = tableCommand({ row, column }, key, size);
        const to = command && 'to' in command ? command.to : undefined;
        expect(to === undefined || (to.row >= 0 && to.row < 3 && to.column >= -1 && to.column < 2)).toBe(
          true,
        );
      }),
    );
    expect(tableCommand(at(0), press('Enter'), { rows: 0, columns: 2 })).toBeUndefined();
  });
});
