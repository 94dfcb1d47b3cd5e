import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES023', () => {
  it('finds states that are no options', () => {
    const fields = { name: f.text(), state: f.choice({ OPEN: 'Open', CLOSED: 'Closed' }) };
    const close = { label: 'Close', access: [], from: ['OPEN', 'OPENED'], to: 'SHUT' };
    const lifecycle = { field: 'state', initial: 'NEW', starts: ['OPEN', 'LATER'], transitions: { close } };
    expect(findingsIn('RES023', { fields, lifecycle })).toEqual([
      'RES023 house/room lifecycle.initial: no state "NEW"',
      'RES023 house/room lifecycle.starts: no state "LATER"',
      'RES023 house/room lifecycle.transitions.close.from: no state "OPENED", did you mean "OPEN"?',
      'RES023 house/room lifecycle.transitions.close.to: no state "SHUT"',
    ]);
    expect(findingsIn('RES023', { lifecycle: { ...lifecycle, field: 'name' } })).toEqual([
      'RES023 house/room lifecycle: "name" is no choice',
    ]);
  });
});
