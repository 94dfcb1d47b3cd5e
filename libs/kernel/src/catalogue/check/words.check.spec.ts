import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES024', () => {
  it('finds buttons without words', () => {
    const actions = { paint: { label: ' ', access: [], on: 'row' as const } };
    expect(findingsIn('RES024', { actions, fields: { name: f.choice({ A: '' }) } })).toEqual([
      'RES024 house/room actions.paint.label: the words are missing',
      'RES024 house/room fields.name.options.A: the words are missing',
    ]);
  });
});
