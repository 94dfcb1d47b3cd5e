import {
  amountColumns,
  bulkPayload,
  editedRow,
  generationPlan,
  generationProblems,
  mostAtOnce,
  numericPart,
  typedAmount,
  withEdit,
} from './edits.ts';
import { employeeRow } from './employee-row.fixture.ts';

const row = employeeRow();
const basic = { side: 'EARNINGS', code: 'BASIC', label: 'Basic pay' } as const;
const tax = { side: 'DEDUCTION', code: 'TAX', label: 'Income tax' } as const;

describe('amounts typed into the table', () => {
  it('change the total of their side and the net pay (B350) (B351)', () => {
    const edits = withEdit(withEdit(new Map(), row, basic, '80000.50'), row, tax, '0.00');
    const edited = editedRow(row, edits.get(1));
    expect(edited.payrollCategories.EARNINGS.total).toBe('110000.50');
    expect(edited.payrollCategories.DEDUCTION.total).toBe('4800.00');
    expect(edited.netPay).toBe('105200.50');
    expect(row.netPay).toBe('92700.00');
  });

  it('are no edit when they are what the rules gave', () => {
    const edits = withEdit(new Map(), row, basic, '80000.00');
    expect(withEdit(edits, row, basic, '70000.00').size).toBe(0);
    expect(editedRow(row, undefined)).toBe(row);
  });

  it.each([
    ['12a,500.755', '12500.75'],
    ['-4', '4'],
    ['abc', ''],
    ['1.2.3', '1.23'],
  ])('%s leaves %s (B355)', (typed, left) => {
    expect(numericPart(typed)).toBe(left);
  });

  it('are read exactly', () => {
    expect([
      typedAmount('7'),
      typedAmount('7.5'),
      typedAmount('.5'),
      typedAmount('7.'),
      typedAmount(''),
    ]).toEqual(['7.00', '7.50', '0.50', '7.00', undefined]);
  });
});

it('names the columns by the labels of the answer (B333)', () => {
  const other = employeeRow({
    employeeId: 2,
    earningLabels: { BASIC: 'x', BONUS: 'Bonus' },
    payrollCategories: {
      ...row.payrollCategories,
      EARNINGS: { total: '5.00', hrPayrollCategoryList: [{ code: 'BONUS', amount: '5.00' }] },
    },
  });
  expect(amountColumns([row, other], 'EARNINGS').map(({ label }) => label)).toEqual([
    'Basic pay',
    'House rent',
    'Bonus',
  ]);
});

describe('checks before generating', () => {
  it('ask for somebody (B352)', () => {
    expect(generationProblems([]).map(({ code }) => code)).toEqual(['NO_EMPLOYEES_SELECTED']);
  });

  it('name everybody whose net pay is zero or below, and only those that are chosen (B353) (B354)', () => {
    const rows = [
      row,
      employeeRow({ employeeName: 'Zero', netPay: '0.00' }),
      employeeRow({ netPay: '-1.00' }),
    ];
    expect(
      generationProblems(rows).map((problem) => 'name' in problem.params && problem.params.name),
    ).toEqual(['Zero', 'Asma Khan']);
    expect(generationProblems([row])).toEqual([]);
  });
});

it('leaves a big group that is chosen as a whole to a job, with what was typed', () => {
  const many = Array.from({ length: mostAtOnce + 1 }, (_, index) => employeeRow({ employeeId: index + 1 }));
  const edits = new Map([[1, { BASIC: '1.00' }]]);
  expect(generationPlan(many, many.length, edits)).toEqual({
    how: 'job',
    edits: [{ employeeId: 1, lines: [{ code: 'BASIC', amount: '1.00' }] }],
  });
  expect(generationPlan(many, many.length + 1, edits).how).toBe('rows');
  expect(generationPlan(many.slice(1), mostAtOnce, edits)).toEqual({ how: 'rows', rows: many.slice(1) });
});

it('sends payslips, payPeriod and frequency (B359)', () => {
  expect(Object.keys(bulkPayload([row], '2026-01-01', 'MONTHLY'))).toEqual([
    'payslips',
    'payPeriod',
    'frequency',
  ]);
});
