import { defineSettings, f } from '@school/kernel';

/** What the institution is called and how it writes dates and amounts; printed on every document. */
export const institutionSetting = defineSettings('institutionSetting', {
  module: 'organisation',
  label: 'Institution',
  api: 'setup/v1/InstitutionSettings',
  screen: '/configuration/institution',
  menu: {
    group: 'administration',
    order: 10,
    icon: 'school',
    description: 'Name, address, logo, dates and currency',
  },
  fields: {
    name: f.text({ required: true, max: 120, default: 'EduERP' }),
    shortName: f.text({ max: 30 }),
    logo: f.image({ level: 'basic', maxBytes: 1_000_000 }),
    addressLine1: f.text({ max: 120 }),
    addressLine2: f.text({ max: 120 }),
    city: f.text({ max: 60 }),
    phone: f.phone({ level: 'basic', max: 25 }),
    email: f.email({ level: 'basic', max: 120 }),
    website: f.text({ max: 120 }),
    timeZone: f.text({ required: true, max: 60, default: 'Asia/Karachi' }),
    dateOrder: f.choice(
      { YMD: 'Year-month-day', DMY: 'Day-month-year', MDY: 'Month-day-year' },
      { label: 'Order of dates', required: true, default: 'YMD' },
    ),
    currency: f.text({ required: true, max: 3, min: 3, default: 'PKR', case: 'upper' }),
    documentFooter: f.text({ label: 'Footer of printed documents', max: 200 }),
  },
  form: {
    tabs: [
      {
        key: 'institution',
        label: 'Institution',
        sections: [
          { label: 'Name', fields: ['name', 'shortName', 'logo'] },
          { label: 'Address', fields: ['addressLine1', 'addressLine2', 'city', 'phone', 'email', 'website'] },
        ],
      },
      {
        key: 'formats',
        label: 'Dates and money',
        sections: [
          { fields: ['timeZone', 'dateOrder', 'currency'] },
          { label: 'Printing', fields: ['documentFooter'] },
        ],
      },
    ],
  },
  access: { read: ['EMPLOYEE', 'STUDENT', 'PARENT'], update: ['GeneralSettings'] },
});
