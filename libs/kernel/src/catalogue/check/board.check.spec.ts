import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES027', () => {
  it('finds a board by a field that has no options', () => {
    const fields = { name: f.text(), state: f.choice({ OPEN: 'Open' }) };
    const list = (by: string) => ({ columns: ['name'], board: { by } });
    expect(findingsIn('RES027', { fields, list: list('state') })).toEqual([]);
    expect(findingsIn('RES027', { fields, list: list('name') })).toEqual([
      'RES027 house/room list.board.by: "name" is no choice',
    ]);
  });
});
