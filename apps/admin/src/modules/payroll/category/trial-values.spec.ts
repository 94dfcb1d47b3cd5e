import { isUnwritten, sampleValues, valuesOf } from './trial-values.ts';

describe('values of a trial', () => {
  it('are what was typed, amounts of categories beside the variables', () => {
    expect(valuesOf({ ...sampleValues, LOPD: '2.5', BASIC: '40000' })).toEqual({
      GROSS: '100000.00',
      NWD: '26',
      LOPD: '2.5',
      PRESENT: '26',
      amounts: { BASIC: '40000' },
    });
  });

  it.each(['', '1.', '1.234', '-1', 'x', '1e3'])('count as nothing while "%s" is no amount', (text) => {
    expect(valuesOf({ GROSS: text }).GROSS).toBe('0');
  });

  it('are not asked for while the rule is not there', () => {
    const missing = { code: 'CATEGORY_FIELD_MISSING', params: { category: 'A', field: 'formula' } } as const;
    expect(isUnwritten(missing)).toBe(true);
    expect(isUnwritten({ code: 'CODE_UNKNOWN', params: { category: 'A', readCode: 'B' } })).toBe(false);
  });
});
