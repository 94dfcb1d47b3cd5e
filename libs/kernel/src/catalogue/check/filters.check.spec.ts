import { f } from '../../field/f.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { findingsIn } from './fixture.ts';

describe('RES015', () => {
  it('finds filters that cannot be read', () => {
    const changes: Partial<AnyResource> = {
      access: { read: ['EMPLOYEE'], rows: { EMPLOYEE: { flor: 1 } } },
      list: { columns: ['name'], views: [{ key: 'v', label: 'V', filter: { floor_contains: 'x' } }] },
      fields: {
        name: f.text(),
        floor: f.int(),
        next: f.ref('room', { filter: { floor: { $field: 'floor' }, _or: [{ floor: 'a' }] } }),
      },
    };
    expect(findingsIn('RES015', changes)).toEqual([
      'RES015 house/room access.rows.EMPLOYEE: flor: "flor" is not known',
      'RES015 house/room list.views[0].filter: floor_contains: floor_contains cannot be compared with "contains"',
      'RES015 house/room fields.next.filter: _or[0].floor: _or[0].floor must be a whole number',
    ]);
  });
});
