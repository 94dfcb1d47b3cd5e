import { errorTree, flatErrors, formPath, messageTree } from './field-errors.ts';

const problems = [
  { field: 'name', code: 'required', message: 'Name is required' },
  { field: 'name', code: 'minLength', message: 'second' },
  { field: 'lines[2].amount', code: 'min', message: 'small', params: { min: 1 } },
  { field: 'home.city', code: 'maxLength', message: 'long' },
];

describe('problems at fields', () => {
  it('are named like form fields', () => {
    expect(formPath('lines[2].amount')).toBe('lines.2.amount');
    expect(formPath('a[0].b[11].c')).toBe('a.0.b.11.c');
  });

  it('make a tree in which the first one stays', () => {
    expect(messageTree(errorTree(problems))).toEqual({
      name: 'Name is required',
      lines: { 2: { amount: 'small' } },
      home: { city: 'long' },
    });
  });

  it('keep a sentence of their own apart from the text of their code', () => {
    const own = {
      field: 'amount',
      code: 'max',
      message: 'Only Rs 5 is owed.',
      text: 'Only %{owed} is owed.',
    };
    expect(errorTree([own])).toEqual({
      amount: { type: 'max', message: own.message, params: undefined, isOwn: true },
    });
  });

  it('come back with their paths', () => {
    expect(flatErrors(errorTree(problems)).map(({ path, error }) => [path, error.type])).toEqual([
      ['name', 'required'],
      ['lines.2.amount', 'min'],
      ['home.city', 'maxLength'],
    ]);
    expect(flatErrors(undefined)).toEqual([]);
  });
});
