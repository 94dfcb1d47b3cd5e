import { all, any, defineResource, f, field, is, isEmpty, lt, not, today } from '@school/kernel';
import { officeAccess } from './access.ts';

/** The driver or attendant: an employee, or someone from the hired company. */
export const transportEmployee = defineResource('transportEmployee', {
  module: 'transport',
  label: ['Driver or attendant', 'Drivers and attendants'],
  api: 'transport/v1/TransportEmployee',
  screens: { list: '/transport_employees', show: '/transport_employees/:id' },
  menu: {
    group: 'transportSetUp',
    order: 45,
    icon: 'badge',
    description: 'Drivers and attendants, with their licences',
    setUp: {},
  },
  fields: {
    employee: f.ref('employee', { filter: { status: 'ACTIVE' }, unique: true, named: true }),
    externalName: f.text({ label: 'Name of external person', max: 120 }),
    name: f.text({ max: 200, readOnly: true, search: true, noCopy: true }),
    role: f.choice(
      { DRIVER: 'Driver', ATTENDANT: 'Attendant', CLEANER: 'Cleaner', MANAGER: 'Manager' },
      { required: true, default: 'DRIVER', index: true },
    ),
    licenceNumber: f.text({ max: 40, unique: true, search: true, noCopy: true }),
    licenceExpiresOn: f.date({ label: 'Licence expires on', index: true }),
    mobile: f.phone({ level: 'basic', max: 25, search: true }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['role'],
  list: {
    columns: ['name', 'role', 'licenceNumber', 'licenceExpiresOn', 'mobile', 'active'],
    sort: 'name',
    filters: ['role', 'active'],
    tone: [{ when: lt(field('licenceExpiresOn'), today), tone: 'error' }],
  },
  conditions: {
    licenceNumber: { required: is('role', 'DRIVER') },
    licenceExpiresOn: { required: is('role', 'DRIVER') },
  },
  related: [{ key: 'routes', label: 'Routes', resource: 'routeEmployee', via: 'transportEmployee' }],
  checks: [
    {
      key: 'oneName',
      holds: any(
        all(isEmpty('employee'), not(isEmpty('externalName'))),
        all(not(isEmpty('employee')), isEmpty('externalName')),
      ),
      message: 'Choose an employee, or enter the name of an external person',
      field: 'externalName',
    },
  ],
  sample: { employee: undefined, externalName: 'Rashid Mehmood', role: 'ATTENDANT' },
  access: officeAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transportEmployee: typeof transportEmployee;
  }
}
