import { codeFrom, freeCode } from './department-code.ts';

describe('code of a department', () => {
  it.each([
    ['Mathematics', 'MATH'],
    ['Streets & Sanitation', 'SS'],
    ['Police', 'POLI'],
    ['  ', 'DEPT'],
  ])('is made from %s', (name, code) => expect(codeFrom(name)).toBe(code));

  it('takes the next free number', () => {
    expect(freeCode('SS', new Set())).toBe('SS');
    expect(freeCode('SS', new Set(['SS', 'SS2']))).toBe('SS3');
  });
});
