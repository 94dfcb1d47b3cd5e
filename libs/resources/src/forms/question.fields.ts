import { f, is, isOneOf, not, isEmpty } from '@school/kernel';

/** Kinds of questions of a form. */
export const formQuestionTypes = {
  TEXT: 'Short text',
  PARAGRAPH: 'Long text',
  NUMBER: 'Number',
  DATE: 'Day',
  SINGLE_CHOICE: 'Choose one',
  MULTI_CHOICE: 'Choose several',
  DROPDOWN: 'One from a dropdown list',
  RATING: 'Rating',
  HEADING: 'Heading',
} as const;

const choosing = ['SINGLE_CHOICE', 'MULTI_CHOICE', 'DROPDOWN'] as const;

/** Content of a question, in a form as in a template. */
export const formQuestionFields = {
  label: f.text({ label: 'Question', required: true, max: 200, search: true }),
  fieldType: f.choice(formQuestionTypes, { label: 'Type', required: true, default: 'TEXT' }),
  isRequired: f.flag({ label: 'Answer required', default: false }),
  options: f.longText({
    label: 'Choices',
    max: 4000,
    help: 'Separated by semicolons; a bar limits how many can choose an option: Chess | 20; Choir',
  }),
  helpText: f.text({ label: 'Hint', max: 300 }),
  scale: f.int({ label: 'Best mark', min: 3, max: 10, default: 5 }),
  min: f.decimal({ label: 'Least', scale: 2, precision: 14, trim: true }),
  max: f.decimal({ label: 'Most', scale: 2, precision: 14, trim: true }),
  maxLength: f.int({ label: 'Maximum characters', min: 1, max: 4000 }),
  showIfQuestion: f.int({
    label: 'Only if question',
    min: 1,
    max: 200,
    help: 'Number of an earlier question; below, enter the answer that opens this one',
  }),
  showIfAnswer: f.text({ label: 'was answered', max: 200 }),
} as const;

/** When the parts of a question are asked for. */
export const formQuestionConditions = {
  isRequired: { visible: not(is('fieldType', 'HEADING')) },
  options: { visible: isOneOf('fieldType', choosing), required: isOneOf('fieldType', choosing) },
  scale: { visible: is('fieldType', 'RATING') },
  min: { visible: is('fieldType', 'NUMBER') },
  max: { visible: is('fieldType', 'NUMBER') },
  maxLength: { visible: isOneOf('fieldType', ['TEXT', 'PARAGRAPH']) },
  showIfAnswer: { visible: not(isEmpty('showIfQuestion')), required: not(isEmpty('showIfQuestion')) },
} as const;

export const formQuestionColumns = [
  'label',
  'fieldType',
  'isRequired',
  'options',
  'helpText',
  'scale',
  'min',
  'max',
  'maxLength',
  'showIfQuestion',
  'showIfAnswer',
] as const;
