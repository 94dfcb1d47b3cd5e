import * as fc from 'fast-check';
import { addMoney, sumMoney } from '../money/money.ts';
import { describePayrollProblem } from './messages.ts';
import { checkGeneration, checkNetPay, checkSelection, checkSentNetPay, payTotals } from './payslip.ts';

const candidate = (name: string, netPay: string) => ({ employeeId: name.toLowerCase(), name, netPay });

describe('totals', () => {
  it('are the sums of the rounded lines', () => {
    const line = fc.record({
      type: fc.constantFrom('EARNING' as const, 'DEDUCTION' as const),
      amount: fc.integer({ min: 0, max: 100_000_000 }).map((paisa) => (paisa / 100).toFixed(2)),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { earningsTotal, deductionsTotal, netPay } = payTotals(lines);
        const all = sumMoney(lines.map((item) => item.amount));
        expect(addMoney(earningsTotal, deductionsTotal)).toBe(all);
        expect(addMoney(netPay, deductionsTotal)).toBe(earningsTotal);
      }),
    );
  });

  it('may be below zero', () => {
    expect(payTotals([{ type: 'DEDUCTION', amount: '0.05' }])).toEqual({
      earningsTotal: '0.00',
      deductionsTotal: '0.05',
      netPay: '-0.05',
    });
  });

  it('are compared with what a browser sent, never replaced by it', () => {
    const totals = payTotals([{ type: 'EARNING', amount: '10.00' }]);
    expect(checkSentNetPay(totals, '10').ok).toBe(true);
    expect(checkSentNetPay(totals, null).ok).toBe(true);
    expect(checkSentNetPay(totals, '10.01')).toEqual({
      ok: false,
      error: { code: 'TOTAL_CHANGED', params: totals },
    });
  });
});

describe('generating payslips', () => {
  it('needs somebody', () => {
    const result = checkSelection([]);
    expect(result.ok || describePayrollProblem(result.error)).toBe(
      'No employees selected for payslip generation.',
    );
  });

  it.each(['-0.01', '0.00'])('blocks the whole call for a net pay of %s', (netPay) => {
    const result = checkNetPay([
      candidate('Sana', '1.00'),
      candidate('Ali Khan', netPay),
      candidate('Omar', '-5.00'),
    ]);
    expect(result.ok || result.error.map(describePayrollProblem)).toEqual([
      'Net pay is negative for Ali Khan.',
      'Net pay is negative for Omar.',
    ]);
  });

  it('passes when everybody is paid', () => {
    const everybody = [candidate('Sana', '0.01')];
    expect(checkGeneration(everybody)).toEqual({ ok: true, value: everybody });
  });

  it('says the first thing wrong', () => {
    const codes = (list: ReturnType<typeof candidate>[]): unknown => {
      const result = checkGeneration(list);
      return result.ok || result.error.map((problem) => problem.code);
    };
    expect(codes([])).toEqual(['NO_EMPLOYEES_SELECTED']);
    expect(codes([candidate('Ali', '0.00')])).toEqual(['NET_PAY_NEGATIVE']);
  });
});
