import { defineSettings, f } from '@school/kernel';
import type { Actor } from '@school/kernel';
import { changedFields } from './changed-fields.ts';

const actor: Actor = { id: 1, role: 'ADMIN', privileges: new Set() };
const setting = defineSettings('houseSetting', {
  module: 'house',
  label: 'House',
  api: 'house',
  fields: {
    days: f.decimal({ default: '1' }),
    rooms: f.int({ default: 4 }),
    open: f.flag(),
    note: f.text(),
    name: f.text({ required: true }),
  },
  access: { read: ['ADMIN'], update: ['ADMIN'] },
});

it('names what differs from the defaults, and nothing that only looks different', () => {
  const record = { days: '1.00', rooms: 5, open: true, note: '', name: 'Main house' };
  expect(changedFields(actor, setting, record).map(({ key, usual }) => [key, usual])).toEqual([
    ['rooms', 4],
    ['open', false],
  ]);
});
