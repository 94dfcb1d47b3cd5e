import { checkCategoryCode, findUnreadable, isCategoryReference, reservedCodes } from './category-code.ts';

describe('codes of categories', () => {
  it.each(['BASIC', 'HRA_2', 'A', 'A234567890123456789_'])('accepts %s', (code) => {
    expect(checkCategoryCode(code)).toEqual({ ok: true, value: code });
  });

  it.each(['', 'basic', '2A', '_A', 'A B', 'A-B', 'A2345678901234567890X'])(
    'refuses the form of %j',
    (code) => {
      expect(checkCategoryCode(code)).toMatchObject({ error: { code: 'CATEGORY_CODE_FORMAT' } });
    },
  );

  it.each([...reservedCodes])('reserves %s', (code) => {
    expect(checkCategoryCode(code)).toEqual({
      ok: false,
      error: { code: 'CATEGORY_CODE_RESERVED', params: { category: code } },
    });
  });

  it('lets only deductions read the sum of earnings, and nobody that of deductions', () => {
    expect(findUnreadable('PF', 'DEDUCTION', ['EARNINGS', 'GROSS'])).toBeUndefined();
    expect(findUnreadable('HRA', 'EARNING', ['EARNINGS'])?.params).toEqual({
      category: 'HRA',
      readCode: 'EARNINGS',
    });
    expect(findUnreadable('PF', 'DEDUCTION', ['DEDUCTIONS'])?.params.readCode).toBe('DEDUCTIONS');
  });

  it('tells variables from categories', () => {
    expect(['GROSS', 'NWD', 'BASIC'].filter(isCategoryReference)).toEqual(['BASIC']);
  });
});
