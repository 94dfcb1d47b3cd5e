import { f } from '../../field/f.ts';
import { findingsOf, soundResource } from './fixture.ts';

describe('RES040', () => {
  it('finds a lookup or rollup that says another kind than it gives', () => {
    const fields = {
      name: f.text({ required: true }),
      floor: f.int(),
      next: f.ref('room'),
      nextName: f.lookup({ via: 'next', field: 'name', as: 'text' }),
      nextFloor: f.lookup({ via: 'next', field: 'floor', as: 'text' }),
      nextNumber: f.lookup({ via: 'next', field: 'name', as: 'int' }),
      before: f.rollup({ of: 'room', via: 'next', fn: 'count' }),
      isFollowed: f.rollup({ of: 'room', via: 'next', fn: 'count', as: 'flag' }),
      highest: f.rollup({ of: 'room', via: 'next', fn: 'max', field: 'floor', as: 'date' }),
      rent: f.money({ level: 'basic' }),
      nextRent: f.lookup({ via: 'next', field: 'rent', as: 'decimal' }),
      rentOfNext: f.lookup({ via: 'next', field: 'rent', as: 'money' }),
      rents: f.rollup({ of: 'room', via: 'next', fn: 'sum', field: 'rent' }),
      allRents: f.rollup({ of: 'room', via: 'next', fn: 'sum', field: 'rent', as: 'money' }),
    };
    expect(findingsOf('RES040', { resources: [soundResource({ fields })] })).toEqual([
      'RES040 house/room fields.nextFloor.as: "text" over a value that is number',
      'RES040 house/room fields.nextNumber.as: "int" over a value that is text',
      'RES040 house/room fields.isFollowed.as: "flag" over a value that is number',
      'RES040 house/room fields.highest.as: "date" over a value that is number',
      'RES040 house/room fields.nextRent.as: "decimal" over a value that is money',
      'RES040 house/room fields.rents.as: "decimal" over a value that is money',
    ]);
  });
});
