import { formulaEarning, planOf, salaryInput } from './example-group.fixture.ts';
import { givenAmounts, variablesOf } from './pay-input.ts';

const plan = planOf([
  formulaEarning('A', 'GROSS'),
  formulaEarning('B', '', { valueType: 'NUMERIC', amount: '1' }),
]);

describe('figures of an employee', () => {
  it('fills in the days nobody gave', () => {
    const variables = variablesOf(plan, salaryInput);
    const texts = variables.ok && [...variables.value].map(([code, value]) => `${code}=${value.toFixed()}`);
    expect(texts).toEqual(['NWD=25', 'LOPD=0', 'PRESENT=25', 'GROSS=100000']);
  });

  it.each([
    [null, { code: 'GROSS_PAY_REQUIRED', params: { category: 'A' } }],
    ['-1.00', { code: 'GROSS_PAY_INVALID', params: { text: '-1.00' } }],
    ['lots', { code: 'GROSS_PAY_INVALID', params: { text: 'lots' } }],
  ])('refuses a gross pay of %j', (grossPay, error) => {
    expect(variablesOf(plan, { ...salaryInput, grossPay })).toEqual({ ok: false, error });
  });

  it('counts typed formula lines only in manual mode', () => {
    const input = { ...salaryInput, overrides: { A: '5', B: '6', GONE: '7' } };
    const codes = (mode: 'AUTOMATIC' | 'MANUAL'): unknown => {
      const given = givenAmounts(plan, { ...input, calculationMode: mode });
      return given.ok && [...given.value.keys()];
    };
    expect(codes('AUTOMATIC')).toEqual(['B']);
    expect(codes('MANUAL')).toEqual(['A', 'B']);
  });

  it('refuses an amount below zero', () => {
    expect(givenAmounts(plan, { ...salaryInput, overrides: { B: '-6' } })).toEqual({
      ok: false,
      error: { code: 'OVERRIDE_INVALID', params: { category: 'B', text: '-6' } },
    });
  });
});
