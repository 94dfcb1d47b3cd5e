import { assert, property, string } from 'fast-check';
import { renamer } from './rename.ts';

const rename = renamer([
  ['Employees', 'Staff'],
  ['Employee', 'Staff member'],
  ['Department', 'HQ unit'],
  ['Batch', 'Section'],
]);

it.each([
  ['Employees', 'Staff'],
  ['New Employee', 'New Staff member'],
  ['Select an employee', 'Select an staff member'],
  ['Employee department', 'Staff member HQ unit'],
  ['Unemployed, Batches, Batch7', 'Unemployed, Batches, Batch7'],
  ['%{employee} of %{employees}', '%{employee} of %{employees}'],
  ['the department', 'the HQ unit'],
  ['', ''],
])('%s becomes %s', (text, expected) => expect(rename(text)).toBe(expected));

it('leaves a text without the words alone, and everything alone without words', () => {
  assert(property(string(), (text) => renamer([])(text) === text));
  assert(
    property(
      string({ unit: 'grapheme' }),
      (text) => renamer([['Zq', 'X']])(text) === text || /zq/i.test(text),
    ),
  );
});
