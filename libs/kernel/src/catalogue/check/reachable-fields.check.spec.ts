import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

const form = { tabs: [{ key: 'room', label: 'Room', sections: [{ fields: ['name', 'address.street'] }] }] };

describe('RES036', () => {
  it('finds required fields that the form does not show', () => {
    const fields = {
      name: f.text({ required: true }),
      address: f.group({ street: f.text({ required: true }) }),
      floor: f.int({ required: true }),
      beds: f.int({ required: true, default: 1 }),
      code: f.text({ required: true, readOnly: true }),
    };
    expect(findingsIn('RES036', { fields, form })).toEqual([
      'RES036 house/room form: the required "floor" is in no section',
    ]);
  });

  it('asks no form of what nobody creates', () => {
    const fields = { name: f.text({ required: true }), floor: f.int({ required: true }) };
    const access = { read: ['HouseKeeping'] };
    expect(findingsIn('RES036', { fields, form, access })).toEqual([]);
  });
});
