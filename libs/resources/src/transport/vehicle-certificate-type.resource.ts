import { defineResource, f } from '@school/kernel';
import { officeAccess } from './access.ts';

/** Papers that a vehicle has to have, and how long before their end somebody is to know. */
export const vehicleCertificateType = defineResource('vehicleCertificateType', {
  module: 'transport',
  label: ['Kind of paper', 'Kinds of papers'],
  api: 'transport/v1/VehicleCertificateType',
  screens: { list: '/vehicle_certificate_types' },
  menu: {
    group: 'transportSetUp',
    order: 20,
    icon: 'category',
    description: 'Registration, insurance, fitness and what else vehicles need',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    mandatory: f.flag({
      default: true,
      help: 'Without it, or when it has run out, a vehicle gets no route.',
    }),
    remindBeforeDays: f.text({
      label: 'Days before the end',
      required: true,
      max: 60,
      default: '30, 7, 1',
      help: 'The first of them is when a paper begins to count as running out.',
      pattern: { regex: '\\d{1,3}( *, *\\d{1,3})*', message: 'Numbers of days, like 30, 7, 1' },
    }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: { columns: ['name', 'mandatory', 'remindBeforeDays', 'active'], sort: 'name', filters: ['active'] },
  sample: { remindBeforeDays: '30, 7, 1', mandatory: false },
  access: officeAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    vehicleCertificateType: typeof vehicleCertificateType;
  }
}
