import { defineResource, f, is, isNot, isOneOf } from '@school/kernel';

/** A field that the institution adds at run time to one kind of record. One mechanism for all "additional details". */
export const customFieldDefinition = defineResource('customFieldDefinition', {
  module: 'hr',
  label: ['Additional detail', 'Additional details'],
  api: ['setup/v1/AdditionalDetails', 'setup/v1/saveAdditionalDetails'],
  screens: { list: '/employee/add_additional_details' },
  menu: {
    group: 'hrSettings',
    order: 70,
    icon: 'details',
    description: 'Custom fields',
    setUp: { optional: true },
  },
  fields: {
    ownerEntity: f.choice(
      {
        EMPLOYEE: 'Employee',
        DONATION: 'Donation',
        STUDENT: 'Student',
        HOSTEL: 'Hostel',
        HOSTEL_ROOM: 'Hostel room',
        VEHICLE: 'Vehicle',
        ROUTE: 'Route',
        BOOK: 'Book',
      },
      { label: 'Belongs to', required: true, default: 'EMPLOYEE', index: true },
    ),
    name: f.text({
      required: true,
      max: 80,
      search: true,
      pattern: { regex: '[\\p{L}\\p{N} ]+', message: 'Letters, digits and spaces only' },
    }),
    inputType: f.choice(
      {
        TEXT: 'Text',
        LONG_TEXT: 'Long text',
        NUMBER: 'Number',
        DATE: 'Date',
        BOOLEAN: 'Yes or no',
        SELECT_ONE: 'One from a list',
        SELECT_MANY: 'Several from a list',
      },
      { required: true, default: 'TEXT' },
    ),
    options: f.lines('customFieldOption'),
    mandatory: f.flag({ default: false }),
    priority: f.int({ required: true, min: 1, max: 999, default: 1, help: 'Order on the form' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['ownerEntity'],
  list: {
    columns: ['priority', 'name', 'ownerEntity', 'inputType', 'mandatory', 'active'],
    sort: 'priority',
    filters: ['ownerEntity', 'active'],
    views: [
      { key: 'students', label: 'Of students', filter: { ownerEntity: 'STUDENT' }, feature: 'students' },
      { key: 'books', label: 'Of books', filter: { ownerEntity: 'BOOK' }, feature: 'library' },
      { key: 'vehicles', label: 'Of vehicles', filter: { ownerEntity: 'VEHICLE' }, feature: 'transport' },
      { key: 'routes', label: 'Of routes', filter: { ownerEntity: 'ROUTE' }, feature: 'transport' },
      {
        key: 'hostels',
        label: 'Of hostels and rooms',
        filter: { ownerEntity_in: ['HOSTEL', 'HOSTEL_ROOM'] },
        feature: 'hostel',
      },
      { key: 'donations', label: 'Of donations', filter: { ownerEntity: 'DONATION' }, feature: 'finance' },
    ],
    pages: [
      {
        key: 'vehicles',
        label: 'Additional details for vehicles',
        screen: '/vehicle_additional_details',
        view: 'vehicles',
        feature: 'transport',
        menu: {
          group: 'transportSetUp',
          order: 80,
          icon: 'details',
          description: 'Custom fields',
          access: ['HrBasics'],
        },
      },
      {
        key: 'routes',
        label: 'Additional details for routes',
        screen: '/route_additional_details',
        view: 'routes',
        feature: 'transport',
        menu: {
          group: 'transportSetUp',
          order: 85,
          icon: 'details',
          description: 'Custom fields',
          access: ['HrBasics'],
        },
      },
      {
        key: 'hostels',
        label: 'Additional details for hostels',
        screen: '/hostels/add_additional_details',
        view: 'hostels',
        feature: 'hostel',
        menu: {
          group: 'hostel',
          order: 95,
          icon: 'details',
          description: 'Custom fields',
          access: ['HrBasics'],
        },
      },
      {
        key: 'donations',
        label: 'Additional details for donations',
        screen: '/finance/add_additional_details_for_donation',
        view: 'donations',
        feature: 'finance',
        menu: {
          group: 'financeSettings',
          order: 90,
          icon: 'details',
          description: 'Custom fields',
          access: ['ManageFinanceSettings', 'FinanceControl'],
        },
      },
      {
        key: 'students',
        label: 'Custom fields for students',
        screen: '/student/add_additional_details',
        view: 'students',
        feature: 'students',
        menu: {
          group: 'students',
          order: 85,
          icon: 'details',
          description: 'Custom fields',
        },
      },
      {
        key: 'books',
        label: 'Additional details for books',
        screen: '/books/add_additional_details',
        view: 'books',
        feature: 'library',
        menu: { group: 'library', order: 82, icon: 'details', description: 'Custom fields' },
      },
    ],
  },
  conditions: {
    options: { visible: isOneOf('inputType', ['SELECT_ONE', 'SELECT_MANY']) },
    mandatory: { visible: isNot('inputType', 'BOOLEAN') },
  },
  actions: {
    up: { label: 'Further up', on: 'row', access: ['HrBasics'], when: is('active', true) },
    down: { label: 'Further down', on: 'row', access: ['HrBasics'], when: is('active', true) },
  },
  unique: [{ fields: ['ownerEntity', 'name'] }],
  sample: { ownerEntity: 'EMPLOYEE' },
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    create: ['HrBasics'],
    update: ['HrBasics'],
    delete: ['HrBasics'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    customFieldDefinition: typeof customFieldDefinition;
  }
}
