import { createCatalogue } from '../catalogue/catalogue.ts';
import { f } from '../field/f.ts';
import { all, is } from '../tree/expression.ts';
import { askedProblems, askedStates, type AskedForm } from './asked-fields.ts';
import { defineResource } from './define.ts';

const paper = defineResource('paper', {
  module: 'house',
  label: ['Paper', 'Papers'],
  fields: { gives: f.choice({ MARKS: 'Marks', GRADES: 'Grades' }) },
  title: 'gives',
  list: { columns: ['gives'] },
  access: { read: [] },
});
const catalogue = createCatalogue({
  resources: [paper],
  operations: [],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});
const around = { catalogue, context: { today: '2026-07-01' } };
const scaled = is('rule', 'SCALE');
const form: AskedForm = {
  fields: {
    rule: f.choice({ ADD: 'Add', SCALE: 'Scale' }, { required: true }),
    factor: f.decimal(),
    grade: f.text(),
  },
  conditions: {
    factor: { visible: scaled, required: scaled },
    grade: { visible: all(is('gives', 'GRADES'), is('rule', 'ADD')) },
  },
  of: paper,
};

describe('an asked form with conditions', () => {
  it('shows and wants its fields by what is filled in and by the record behind it', () => {
    const states = (row: object) =>
      [...askedStates(form, { ...row }, around)].map(([key, { visible, required }]) => [
        key,
        visible,
        required,
      ]);
    expect(states({ rule: 'SCALE', gives: 'GRADES' })).toEqual([
      ['rule', true, true],
      ['factor', true, true],
      ['grade', false, false],
    ]);
    expect(states({ rule: 'ADD', gives: 'GRADES' })).toEqual([
      ['rule', true, true],
      ['factor', false, false],
      ['grade', true, false],
    ]);
  });

  it('tells what is lacking and what is not asked for', () => {
    const problems = (given: Readonly<Record<string, unknown>>) =>
      askedProblems(form, given, { gives: 'MARKS', factor: null, grade: null, ...given }, around);
    expect(problems({ rule: 'SCALE' })).toEqual([{ field: 'factor', code: 'required' }]);
    expect(problems({ rule: 'ADD', factor: '1.05' })).toEqual([{ field: 'factor', code: 'readOnly' }]);
    expect(problems({ rule: 'ADD', grade: 'A' })).toEqual([{ field: 'grade', code: 'readOnly' }]);
    expect(problems({ rule: 'SCALE', factor: '1.05' })).toEqual([]);
  });
});
