import { takeAnswers } from './answering.ts';
import { formChoiceProblem, formChoicesOf } from './choices.ts';
import { averageOf, responseRate } from './figures.ts';
import type { FormQuestion } from './question.ts';

const ask = (id: number, fieldType: FormQuestion['fieldType'], values: Partial<FormQuestion> = {}) => ({
  id,
  label: `Question ${id}`,
  helpText: null,
  fieldType,
  isRequired: false,
  options: null,
  min: null,
  max: null,
  maxLength: null,
  scale: null,
  showIfQuestion: null,
  showIfAnswer: null,
  ...values,
});

describe('choices of a form', () => {
  it('are one a line, with places after a bar', () => {
    expect(formChoicesOf('Chess | 20\n\n Choir ;Dance;')).toEqual([
      { value: 'Chess', limit: 20 },
      { value: 'Choir', limit: null },
      { value: 'Dance', limit: null },
    ]);
  });

  it.each([
    ['Yes\nNo', undefined],
    ['Yes', 'tooFew'],
    ['', 'tooFew'],
    ['Yes\nyes', 'twice'],
    ['Yes | none\nNo', 'noLimit'],
    ['Yes | 0\nNo', 'noLimit'],
    [`${'x'.repeat(201)}\nNo`, 'tooLong'],
    ['| 3\nNo', 'tooLong'],
  ])('%j: %s', (text, problem) => {
    expect(formChoiceProblem(text)).toBe(problem);
  });
});

describe('answers to a form (FRM-1)', () => {
  const options = 'Red\nGreen\nBlue';
  it.each([
    ['a text', ask(1, 'TEXT'), [' Hello '], ['Hello']],
    ['a text that is too long', ask(1, 'TEXT', { maxLength: 3 }), ['Long'], 'maxLength'],
    ['a number', ask(1, 'NUMBER'), ['007.50'], ['7.5']],
    ['no number', ask(1, 'NUMBER'), ['7,5'], 'notNumber'],
    ['a number below the least', ask(1, 'NUMBER', { min: '3' }), ['2'], 'min'],
    ['a number above the most', ask(1, 'NUMBER', { max: '3' }), ['4'], 'max'],
    ['a day', ask(1, 'DATE'), ['2026-02-28'], ['2026-02-28']],
    ['a day that does not exist', ask(1, 'DATE'), ['2026-02-30'], 'notDate'],
    ['a choice', ask(1, 'SINGLE_CHOICE', { options }), ['Green'], ['Green']],
    ['two where one is asked', ask(1, 'DROPDOWN', { options }), ['Green', 'Red'], 'oneOnly'],
    [
      'several, in the order of the choices',
      ask(1, 'MULTI_CHOICE', { options }),
      ['Blue', 'Red'],
      ['Red', 'Blue'],
    ],
    ['what is not offered', ask(1, 'MULTI_CHOICE', { options }), ['Blue', 'Black'], 'notChoice'],
    ['a rating', ask(1, 'RATING'), ['5'], ['5']],
    ['a rating beyond its scale', ask(1, 'RATING', { scale: 4 }), ['5'], 'max'],
    ['a rating of nothing', ask(1, 'RATING'), ['0'], 'max'],
    ['nothing where an answer is needed', ask(1, 'TEXT', { isRequired: true }), ['  '], 'required'],
    ['nothing where none is needed', ask(1, 'TEXT'), [''], undefined],
    ['a heading', ask(1, 'HEADING', { isRequired: true }), ['x'], undefined],
  ])('%s', (_, question, given, expected) => {
    const { answers, problems } = takeAnswers([question], { 1: given });
    expect(problems.map(({ code }) => code)).toEqual(typeof expected === 'string' ? [expected] : []);
    expect(answers['1']).toEqual(typeof expected === 'string' ? undefined : expected);
  });

  it('leave out what is not asked for, also behind it', () => {
    const questions = [
      ask(1, 'SINGLE_CHOICE', { options: 'Yes\nNo' }),
      ask(2, 'TEXT', { isRequired: true, showIfQuestion: 1, showIfAnswer: 'yes' }),
      ask(3, 'TEXT', { isRequired: true, showIfQuestion: 2, showIfAnswer: 'Other' }),
    ];
    expect(takeAnswers(questions, { 1: ['No'], 2: ['Other'], 3: ['x'] })).toEqual({
      answers: { 1: ['No'] },
      problems: [],
    });
    expect(takeAnswers(questions, { 1: ['Yes'], 2: ['Other'] }).problems).toEqual([
      { question: 3, code: 'required' },
    ]);
  });
});

describe('figures of a form', () => {
  it.each([
    [{ 4: 1, 5: 1, 3: 1 }, '4.00'],
    [{ 1: 1, 2: 2 }, '1.67'],
    [{ 4: 1, 5: 7 }, '4.88'],
    [{}, null],
  ])('average %j: %s (FRM-3)', (counts, average) => {
    expect(averageOf(counts)).toBe(average);
  });

  it.each([
    [45, 60, '75.00'],
    [1, 3, '33.33'],
    [2, 3, '66.67'],
    [0, 0, null],
  ])('%d of %d are %s (FRM-4)', (responses, asked, rate) => {
    expect(responseRate(responses, asked)).toBe(rate);
  });
});
