import { f } from '@school/kernel';

/** Kinds of questions; all but the last are scored by the product. */
export const questionTypes = {
  SINGLE: 'Single choice',
  MULTIPLE: 'Multiple choice',
  TRUE_FALSE: 'True or false',
  NUMERIC: 'Number',
  SHORT_TEXT: 'Short text',
  MATCHING: 'Match pairs',
  ORDERING: 'Put in order',
  CLOZE: 'Fill the gaps',
  DESCRIPTIVE: 'Long answer',
} as const;

/** Whether the pass mark was reached; empty while anything is still unmarked. */
export const outcomeField = () =>
  f.choice(
    { PASSED: 'Passed', FAILED: 'Not passed' },
    { readOnly: true, tones: { PASSED: 'success', FAILED: 'error' } },
  );

/** Marks of a question: three decimals. */
export const scoreField = (options: Parameters<typeof f.decimal>[0] = {}) =>
  f.decimal({ scale: 3, precision: 7, min: '0', max: '9999.999', trim: true, ...options });
