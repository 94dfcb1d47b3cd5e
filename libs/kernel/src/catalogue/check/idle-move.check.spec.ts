import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES042', () => {
  it('finds moves that nobody is offered, or that change nothing', () => {
    const fields = { name: f.text(), state: f.choice({ OPEN: 'Open', SHUT: 'Shut' }) };
    const move = { label: 'Move', access: [] } as const;
    const transitions = {
      shut: { ...move, from: ['OPEN', 'SHUT'], to: 'SHUT' },
      stay: { ...move, from: ['OPEN'], to: 'OPEN' },
      note: { ...move, from: ['OPEN'], to: 'OPEN', ask: { why: f.text() } },
      never: { ...move, from: [], to: 'OPEN' },
    };
    const lifecycle = { field: 'state', initial: 'OPEN', transitions };
    expect(findingsIn('RES042', { fields, lifecycle })).toEqual([
      'RES042 house/room lifecycle.transitions.stay: it ends where it begins, in "OPEN"',
      'RES042 house/room lifecycle.transitions.never: it begins in no state',
    ]);
  });
});
