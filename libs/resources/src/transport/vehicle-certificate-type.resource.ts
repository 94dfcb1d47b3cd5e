import { defineResource, f } from '@school/kernel';
import { officeAccess } from './access.ts';

/** Documents that a vehicle must have, and how long before expiry someone is notified. */
export const vehicleCertificateType = defineResource('vehicleCertificateType', {
  module: 'transport',
  label: ['Document type', 'Document types'],
  api: 'transport/v1/VehicleCertificateType',
  screens: { list: '/vehicle_certificate_types' },
  menu: {
    group: 'transportSetUp',
    order: 20,
    icon: 'category',
    description: 'Registration, insurance, fitness and anything else vehicles need',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    mandatory: f.flag({
      default: true,
      help: 'Without it, or once it has expired, a vehicle cannot be given a route.',
    }),
    remindBeforeDays: f.text({
      label: 'Days before expiry',
      required: true,
      max: 60,
      default: '30, 7, 1',
      help: 'From the first of these, a document counts as expiring.',
      pattern: { regex: '\\d{1,3}( *, *\\d{1,3})*', message: 'Enter numbers of days, such as 30, 7, 1' },
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
