import { defineResource, f, is, masterData } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

/** An earning or a deduction: an amount, a share of another category, a formula, or a choice between formulas. */
export const payrollCategory = defineResource('payrollCategory', {
  module: 'payroll',
  label: ['Payroll category', 'Payroll categories'],
  api: 'finance/v1/PayrollCategory',
  screens: {
    list: '/payroll_categories/index',
    create: '/payroll_categories/new',
    show: '/payroll_categories/:id',
    edit: '/payroll_categories/:payCatId/edit',
  },
  menu: {
    group: 'payroll',
    order: 10,
    icon: 'category',
    description: 'Earnings and deductions with their rules',
    also: [schoolStep('payrollCategory', { optional: true }, 'payroll')],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true, help: 'Printed on the payslip' }),
    code: f.text({
      required: true,
      unique: true,
      max: 20,
      search: true,
      case: 'upper',
      pattern: {
        regex: '[A-Z][A-Z0-9_]*',
        message: 'Start with a capital letter, then use capital letters, digits and _',
      },
      help: 'Formulas refer to the category by it',
    }),
    type: f.choice(
      { EARNING: 'Earning', DEDUCTION: 'Deduction' },
      {
        required: true,
        default: 'EARNING',
        index: true,
        tones: { EARNING: 'success', DEDUCTION: 'warning' },
      },
    ),
    valueType: f.choice(
      {
        NUMERIC: 'Amount',
        PERCENTAGE: 'Percentage',
        FORMULA: 'Formula',
        CONDITIONAL: 'Depends on conditions',
      },
      { required: true, default: 'NUMERIC' },
    ),
    ledgerAccount: f.ref('ledgerAccount', {
      label: 'Ledger account',
      filter: { type_in: ['EXPENSE', 'LIABILITY'], active: true },
      help: 'An expense for earnings, a liability for deductions. If empty, the usual one is used',
      named: true,
    }),
    amount: f.money({ level: 'basic', min: '0' }),
    percentage: f.percent({ min: '0', max: '1000' }),
    baseCategory: f.text({
      label: 'Percentage of',
      max: 20,
      case: 'upper',
      help: 'GROSS or the code of a category',
    }),
    formula: f.text({ max: 500, help: 'For example 12%BASIC or GROSS-(BASIC+HRA)' }),
    conditions: f.lines('payrollCategoryCondition', { help: 'The first condition that is met applies' }),
    defaultFormula: f.text({ max: 500, help: 'Used when no condition is met' }),
    rounding: f.choice(
      {
        CENT: 'Two decimals',
        NEAREST_1: 'Nearest rupee',
        UP_1: 'Up to the rupee',
        DOWN_1: 'Down to the rupee',
        NEAREST_10: 'Nearest ten rupees',
      },
      { required: true, default: 'CENT' },
    ),
    affectedByLop: f.flag({ label: 'Reduced by loss of pay', default: true }),
    displayOrder: f.int({ required: true, min: 0, max: 9999, default: 0 }),
    active: f.flag({ default: true }),
    groups: f.rollup({ label: 'Used in groups', of: 'payrollGroup', via: 'categoryIds', fn: 'count' }),
    rule: f.text({ max: 600, readOnly: true, help: 'The rule in one line' }),
  },
  title: 'name',
  subtitle: ['code', 'rule'],
  list: {
    columns: ['code', 'name', 'valueType', 'rule', 'groups', 'displayOrder', 'active'],
    group: { by: 'type', titles: { EARNING: 'Earnings', DEDUCTION: 'Deductions' } },
    sort: 'displayOrder',
    filters: ['type', 'valueType', 'active'],
    views: [
      { key: 'earnings', label: 'Earnings', filter: { type: 'EARNING' } },
      { key: 'deductions', label: 'Deductions', filter: { type: 'DEDUCTION' } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'rule',
        label: 'Category',
        sections: [
          { fields: ['name', 'code', 'type', 'active'] },
          {
            label: 'Value',
            fields: [
              'valueType',
              'amount',
              'percentage',
              'baseCategory',
              'formula',
              'conditions',
              'defaultFormula',
            ],
          },
          {
            label: 'Try it out',
            help: 'What the rule gives for your own values; nothing here is saved',
            fields: [],
            own: { key: 'payrollCategoryTrial', on: 'form' },
          },
          { label: 'Payslip', fields: ['rounding', 'affectedByLop', 'displayOrder'] },
          { label: 'Where it is used', fields: [], own: { key: 'payrollCategoryUse', on: 'show' } },
        ],
      },
    ],
  },
  conditions: {
    amount: { visible: is('valueType', 'NUMERIC'), required: is('valueType', 'NUMERIC') },
    percentage: { visible: is('valueType', 'PERCENTAGE'), required: is('valueType', 'PERCENTAGE') },
    baseCategory: { visible: is('valueType', 'PERCENTAGE'), required: is('valueType', 'PERCENTAGE') },
    formula: { visible: is('valueType', 'FORMULA'), required: is('valueType', 'FORMULA') },
    conditions: { visible: is('valueType', 'CONDITIONAL') },
    defaultFormula: { visible: is('valueType', 'CONDITIONAL'), required: is('valueType', 'CONDITIONAL') },
  },
  sample: {
    type: 'EARNING',
    valueType: 'NUMERIC',
    amount: '100.00',
    formula: undefined,
    percentage: undefined,
    baseCategory: undefined,
    defaultFormula: undefined,
    conditions: [],
  },
  access: {
    ...masterData('PayrollManagement'),
    read: ['PayrollManagement', 'PayslipPowers', 'ApproveRejectPayslip', 'FinanceControl'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payrollCategory: typeof payrollCategory;
  }
}
