import { assert, property, string } from 'fast-check';
import { renamer } from './rename.ts';

const rename = renamer(
  [
    ['Employees', 'Staff'],
    ['Employee', 'Staff member'],
    ['Department', 'HQ unit'],
    ['Batch', 'Section'],
    ['Position', 'Office'],
    ['Grade', 'Union rate'],
    ['Category', 'Unit'],
  ],
  'en',
);

it.each([
  ['Employees', 'Staff'],
  ['New Employee', 'New Staff member'],
  ['Select an employee', 'Select a staff member'],
  ['An employee of a department', 'A staff member of an HQ unit'],
  ['A position, a grade, a category', 'An office, a union rate, a unit'],
  ['Banana employee, Plan Employee', 'Banana staff member, Plan Staff member'],
  ['Employee department', 'Staff member HQ unit'],
  ['Unemployed, Batches, Batch7', 'Unemployed, Batches, Batch7'],
  ['%{employee} of %{employees}', '%{employee} of %{employees}'],
  ['the department', 'the HQ unit'],
  ['', ''],
])('%s becomes %s', (text, expected) => expect(rename(text)).toBe(expected));

it('leaves a text without the words alone, and everything alone without words', () => {
  assert(property(string(), (text) => renamer([], 'en')(text) === text));
  assert(
    property(
      string({ unit: 'grapheme' }),
      (text) => renamer([['Zq', 'X']], 'gr')(text) === text || /zq/i.test(text),
    ),
  );
});

it('leaves what looks like an article alone in other languages', () => {
  expect(renamer([['Empleado', 'Docente']], 'sp')('Avisar a empleado')).toBe('Avisar a docente');
  expect(renamer([['Impiegato', 'Docente']], 'it')('a impiegato')).toBe('a docente');
});
