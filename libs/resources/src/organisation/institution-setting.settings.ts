import { defineSettings, f } from '@school/kernel';
import { fontNames, themeColourNames, themeColourSwatches } from './theme-colours.ts';

/** With or without `https://`, never another scheme: documents and pages link to it. */
const webAddress = {
  regex: '(?:[hH][tT][tT][pP][sS]?://)?[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+(?::\\d{1,5})?(?:[/?#]\\S*)?',
  message: 'Enter a web address, such as www.school.edu',
} as const;

/**
 * What the institution is called, how it looks and how it writes dates and amounts; followed by the whole product and
 * by every printed document. Its own calls are those of 000 §7.2.
 */
export const institutionSetting = defineSettings('institutionSetting', {
  module: 'organisation',
  label: 'Organisation settings',
  api: 'setup/v1/InstitutionSettings',
  fields: {
    name: f.text({ required: true, max: 120, default: 'EduERP' }),
    shortName: f.text({ max: 30 }),
    logo: f.image({ level: 'basic', maxBytes: 1_000_000 }),
    addressLine1: f.text({ label: 'Address', max: 120 }),
    addressLine2: f.text({ label: 'Address, second line', max: 120 }),
    city: f.text({ max: 60 }),
    phone: f.phone({ level: 'basic', max: 25 }),
    email: f.email({ level: 'basic', max: 120 }),
    website: f.text({ max: 120, pattern: webAddress }),
    themeColorId: f.choice(themeColourNames, {
      label: 'Theme colour',
      required: true,
      default: '1',
      swatches: themeColourSwatches,
    }),
    fontName: f.choice(fontNames, { label: 'Font', required: true, default: 'Arial' }),
    gradingSystem: f.choices(
      { NORMAL: 'Normal', GPA: 'GPA', CWA: 'CWA', CCE: 'CCE', ICSE: 'ICSE' },
      { label: 'Grading systems', default: ['NORMAL'], help: 'The systems a course can be graded by.' },
    ),
    currency: f.text({ required: true, max: 3, min: 3, default: 'PKR', case: 'upper' }),
    documentFooter: f.text({ label: 'Footer of printed documents', max: 200 }),
    timeZone: f.text({ required: true, max: 60, default: 'Asia/Karachi' }),
    dateOrder: f.choice(
      { YMD: 'Year-month-day', DMY: 'Day-month-year', MDY: 'Month-day-year' },
      { label: 'Order of dates', required: true, default: 'YMD' },
    ),
    sessionHours: f.int({
      label: 'Hours before sign-in is required again',
      required: true,
      default: 12,
      min: 1,
      max: 72,
      help: 'Applies to anyone who signs in from now on.',
    }),
  },
  form: {
    tabs: [
      {
        key: 'basic',
        label: 'Basic',
        sections: [
          { label: 'Name', fields: ['name', 'shortName', 'logo'] },
          { label: 'Address', fields: ['addressLine1', 'addressLine2', 'city', 'phone', 'email', 'website'] },
          { label: 'Appearance', fields: ['themeColorId', 'fontName'] },
          { label: 'Marks', fields: ['gradingSystem'] },
        ],
      },
      {
        key: 'financial',
        label: 'Financial',
        sections: [{ fields: ['currency'] }, { label: 'Printing', fields: ['documentFooter'] }],
      },
      {
        key: 'admin',
        label: 'Admin',
        sections: [
          { label: 'Dates', fields: ['timeZone', 'dateOrder'] },
          { label: 'Sign-in', fields: ['sessionHours'] },
        ],
      },
    ],
  },
  sample: { timeZone: 'Europe/Berlin', currency: 'EUR', website: 'https://school.example' },
  access: { read: ['EMPLOYEE', 'STUDENT', 'PARENT'], update: ['GeneralSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    institutionSetting: typeof institutionSetting;
  }
}
