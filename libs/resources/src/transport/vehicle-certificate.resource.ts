import { defineResource, f, field, gt, lt, lte, today } from '@school/kernel';
import { officeAccess, transportKeepers } from './access.ts';

/** A document of a vehicle, from one day to another; of one kind, the one that ends last counts. */
export const vehicleCertificate = defineResource('vehicleCertificate', {
  module: 'transport',
  label: ['Vehicle document', 'Vehicle documents'],
  api: 'transport/v1/VehicleCertificate',
  screens: { list: '/vehicles/papers' },
  menu: {
    group: 'transportSetUp',
    order: 35,
    icon: 'certificate',
    description: 'All documents by expiry date',
    access: transportKeepers,
  },
  fields: {
    vehicle: f.ref('vehicle', { required: true }),
    type: f.ref('vehicleCertificateType', { label: 'Kind', required: true, filter: { active: true } }),
    certificateNumber: f.text({ label: 'Number', max: 60, search: true }),
    file: f.file({ level: 'basic', accept: ['pdf', 'jpg', 'jpeg', 'png'], maxBytes: 5_000_000 }),
    issuedOn: f.date({ required: true }),
    expiresOn: f.date({ label: 'Runs out on', required: true, index: true }),
    tellFrom: f.date({ label: 'Told from', readOnly: true, noCopy: true }),
  },
  title: 'type',
  subtitle: ['vehicle', 'expiresOn'],
  list: {
    columns: ['vehicle', 'type', 'certificateNumber', 'issuedOn', 'expiresOn', 'file'],
    head: 'vehicle',
    sort: 'expiresOn',
    filters: ['vehicle', 'type', 'expiresOn'],
    tone: [
      { when: lt(field('expiresOn'), today), tone: 'error' },
      { when: lte(field('tellFrom'), today), tone: 'warning' },
    ],
    views: [
      { key: 'expired', label: 'Run out', filter: { expiresOn_lt: { $date: 'today' } } },
      {
        key: 'expiring',
        label: 'Running out',
        filter: { expiresOn_gte: { $date: 'today' }, tellFrom_lte: { $date: 'today' } },
      },
      { key: 'valid', label: 'Valid', filter: { tellFrom_gt: { $date: 'today' } } },
    ],
  },
  checks: [
    {
      key: 'expiresAfterIssue',
      holds: gt(field('expiresOn'), field('issuedOn')),
      message: 'The expiry date must be after the date of issue',
      field: 'expiresOn',
    },
  ],
  sample: { issuedOn: '2026-01-01', expiresOn: '2027-01-01' },
  access: officeAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    vehicleCertificate: typeof vehicleCertificate;
  }
}
