import { f } from '@school/kernel';

const numberPart = {
  regex: '([A-Za-z0-9/._-]|\\{YEAR\\})*',
  message: 'Use only letters, digits, / . _ - and {YEAR}',
} as const;

/** How documents of a template are numbered; numbers are assigned when a document is issued, and never twice. */
export const seriesFields = {
  numberPrefix: f.text({
    label: 'Before the number',
    max: 20,
    pattern: numberPart,
    help: '{YEAR} stands for the academic year, such as 2026-27',
  }),
  numberStart: f.int({ label: 'First number', required: true, default: 1, min: 1, max: 9_999_999 }),
  numberDigits: f.int({ label: 'Digits', required: true, default: 4, min: 1, max: 9, help: '4: 0001, 0002' }),
  numberSuffix: f.text({ label: 'After the number', max: 10, pattern: numberPart }),
  resetYearly: f.flag({
    label: 'Restarts each academic year',
    default: false,
    help: 'Needs {YEAR} before or after the number',
  }),
} as const;

/** Recipients of documents of a template. */
export const userType = {
  options: { STUDENT: 'Student', EMPLOYEE: 'Employee' },
  more: { label: 'For', required: true, default: 'STUDENT', index: true },
} as const;

const markup = { max: 60_000, noCopy: false } as const;

/** Content of the document: markup with tokens, and its styles. */
export const designFields = {
  body: f.longText({ ...markup, label: 'Template', help: 'If empty, the default design is used' }),
  style: f.longText({ ...markup, label: 'Styles' }),
} as const;
export const backField = f.longText({ ...markup, label: 'Back', help: 'If empty, the card has one side' });

export const seriesSection = {
  label: 'Numbers',
  fields: ['numberPrefix', 'numberDigits', 'numberSuffix', 'numberStart', 'resetYearly'],
} as const;
