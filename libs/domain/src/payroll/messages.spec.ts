import { describePayrollProblem, payrollMessages } from './messages.ts';

describe('messages', () => {
  it('fills in the parameters', () => {
    expect(
      describePayrollProblem({
        code: 'CATEGORY_CYCLE',
        params: { path: 'HRA → BASIC → HRA', codes: ['HRA', 'BASIC', 'HRA'] },
      }),
    ).toBe('Categories need each other in a circle: HRA → BASIC → HRA.');
  });

  it('does not read a name as a placeholder or a pattern', () => {
    const params = { name: '$& %{employeeId}', employeeId: '7', netPay: '0.00' };
    expect(describePayrollProblem({ code: 'NET_PAY_NEGATIVE', params })).toBe(
      'Net pay is negative for $& %{employeeId}.',
    );
  });

  it('keeps the wording people know (K106, M251)', () => {
    expect(payrollMessages.NO_EMPLOYEES_SELECTED).toBe('No employees selected for payslip generation.');
    expect(payrollMessages.NET_PAY_NEGATIVE).toBe('Net pay is negative for %{name}.');
  });

  it('has one text for every problem, no two alike', () => {
    const texts = Object.values(payrollMessages);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
  });
});
