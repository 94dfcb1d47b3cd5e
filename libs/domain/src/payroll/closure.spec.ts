import { categoriesDepending, categoriesNeeded } from './closure.ts';

const all = [
  { code: 'BASIC', reads: ['GROSS'] },
  { code: 'HRA', reads: ['BASIC'] },
  { code: 'SPL', reads: ['GROSS', 'HRA', 'BASIC'] },
  { code: 'TAX', reads: ['EARNINGS'] },
  { code: 'CONV', reads: [] },
];

describe('membership in a group', () => {
  it('takes in all that is read, directly or through others', () => {
    expect(categoriesNeeded(['SPL'], all)).toEqual(['HRA', 'BASIC']);
    expect(categoriesNeeded(['SPL', 'HRA'], all)).toEqual(['BASIC']);
  });

  it('takes in nothing for the sum of earnings', () => {
    expect(categoriesNeeded(['TAX', 'CONV'], all)).toEqual([]);
  });

  it('takes out all that reads what is removed', () => {
    expect(categoriesDepending(['BASIC'], all)).toEqual(['HRA', 'SPL']);
    expect(categoriesDepending(['CONV'], all)).toEqual([]);
  });
});
