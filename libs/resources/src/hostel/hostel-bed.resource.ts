import { defineResource, f } from '@school/kernel';
import { houseAccess } from './access.ts';

/** A bed of a room. */
export const hostelBed = defineResource('hostelBed', {
  module: 'hostel',
  label: ['Bed', 'Beds'],
  parent: 'hostelRoom',
  noArchive: true,
  fields: {
    hostelRoom: f.ref('hostelRoom', { required: true, onDelete: 'cascade', named: true }),
    label: f.text({ label: 'Bed', required: true, max: 10, search: true }),
    usable: f.flag({ default: true }),
  },
  title: 'label',
  subtitle: ['hostelRoom'],
  list: { columns: ['label', 'usable'] },
  unique: [{ fields: ['hostelRoom', 'label'] }],
  access: houseAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelBed: typeof hostelBed;
  }
}
