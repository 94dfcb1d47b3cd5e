import { defineResource, f, masterData } from '@school/kernel';

/** One "if this compared with that, then this formula" of a category. */
export const payrollCategoryCondition = defineResource('payrollCategoryCondition', {
  module: 'payroll',
  label: ['Condition', 'Conditions'],
  parent: 'payrollCategory',
  noArchive: true,
  fields: {
    leftExpr: f.text({ label: 'If', required: true, max: 500 }),
    operator: f.choice(
      { LT: '<', LE: '≤', EQ: '=', NE: '≠', GE: '≥', GT: '>' },
      { label: 'is', required: true, default: 'GT' },
    ),
    rightExpr: f.text({ label: 'than', required: true, max: 500 }),
    thenFormula: f.text({ label: 'then', required: true, max: 500 }),
  },
  title: 'leftExpr',
  list: { columns: ['leftExpr', 'operator', 'rightExpr', 'thenFormula'] },
  access: masterData('PayrollManagement'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payrollCategoryCondition: typeof payrollCategoryCondition;
  }
}
