/** Payroll of the demo school: monthly salaries, hourly staff by the fortnight. */
export const payrollCategories = [
  {
    code: 'BASIC',
    name: 'Basic pay',
    type: 'EARNING',
    valueType: 'FORMULA',
    formula: '60%GROSS',
    displayOrder: 1,
  },
  {
    code: 'HRA',
    name: 'House rent allowance',
    type: 'EARNING',
    valueType: 'PERCENTAGE',
    percentage: '45',
    baseCategory: 'BASIC',
    displayOrder: 2,
  },
  {
    code: 'MEDICAL',
    name: 'Medical allowance',
    type: 'EARNING',
    valueType: 'PERCENTAGE',
    percentage: '10',
    baseCategory: 'BASIC',
    displayOrder: 3,
  },
  {
    code: 'SPECIAL',
    name: 'Special allowance',
    type: 'EARNING',
    valueType: 'FORMULA',
    formula: 'GROSS-(BASIC+HRA+MEDICAL)',
    displayOrder: 4,
  },
  {
    code: 'PF',
    name: 'Provident fund',
    type: 'DEDUCTION',
    valueType: 'FORMULA',
    formula: '8.33%BASIC',
    displayOrder: 10,
  },
  {
    code: 'TAX',
    name: 'Income tax',
    type: 'DEDUCTION',
    valueType: 'CONDITIONAL',
    conditions: [
      { leftExpr: 'GROSS', operator: 'GT', rightExpr: '183333', thenFormula: '28750+25%(GROSS-183333)' },
      { leftExpr: 'GROSS', operator: 'GT', rightExpr: '100000', thenFormula: '2500+15%(GROSS-100000)' },
      { leftExpr: 'GROSS', operator: 'GT', rightExpr: '50000', thenFormula: '5%(GROSS-50000)' },
    ],
    defaultFormula: '0',
    rounding: 'NEAREST_1',
    displayOrder: 11,
  },
  {
    code: 'EOBI',
    name: 'EOBI contribution',
    type: 'DEDUCTION',
    valueType: 'NUMERIC',
    amount: '370.00',
    displayOrder: 12,
  },
] as const;

export const payrollGroups = [
  {
    name: 'Monthly staff',
    paymentFrequency: 'MONTHLY',
    generationDay: 28,
    enableLop: true,
    lopMethod: 'DEDUCTION_LINE',
    lopFormula: 'GROSS/NWD',
    categories: ['BASIC', 'HRA', 'MEDICAL', 'SPECIAL', 'PF', 'TAX', 'EOBI'],
    pays: 'SALARY',
  },
  {
    name: 'Hourly staff',
    paymentFrequency: 'BIWEEKLY',
    biweeklyAnchor: '2026-01-05',
    generationDay: 5,
    enableLop: false,
    categories: ['BASIC', 'HRA', 'MEDICAL', 'SPECIAL'],
    pays: 'HOURLY',
  },
] as const;

/** Periods with payslips; those of the first two are approved, in the last one some are pending and some rejected. */
export const payslipMonths = ['2026-08-01', '2026-09-01', '2026-10-01'] as const;
export const assignedFrom = '2026-07-01';
export const rejectReasons = [
  'The allowance of the new grade is missing',
  'Unpaid leave of October is not taken off',
] as const;
