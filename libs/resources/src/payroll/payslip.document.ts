import { defineDocument, listToken, token } from '@school/kernel';

const fact = { label: 'Caption', value: 'What stands beside it' };

/** The payslip as printed and mailed. */
export const payslipDocument = defineDocument('payslip', {
  module: 'payroll',
  label: 'Payslip',
  of: 'payslip',
  papers: ['A4'],
  tokens: {
    number: token('Payslip number', 'PS-202601-00001'),
    period: token('Period in words', 'January 2026'),
    days: token('First and last day of the period', '2026-01-01 – 2026-01-31'),
    watermark: token('Status printed across the page; nothing once approved', ''),
    employee: listToken('Employee details, as chosen in the payslip settings', fact, [
      { label: 'Employee name', value: 'Ayesha Khan' },
      { label: 'Employee number', value: 'E1001' },
    ]),
    attendance: listToken('Days in the period, as chosen in the payslip settings', fact, [
      { label: 'Working days', value: '25' },
    ]),
    bank: listToken('Bank details the salary is paid to', fact, [
      { label: 'Bank', value: 'Habib Bank' },
      { label: 'Account number', value: '10023456789' },
    ]),
    rows: listToken(
      'Earnings beside deductions',
      {
        earning: 'Name of the earning',
        earningAmount: 'Its amount',
        deduction: 'Name of the deduction',
        deductionAmount: 'Its amount',
      },
      [
        {
          earning: 'Basic pay',
          earningAmount: '40,000.00',
          deduction: 'Income tax',
          deductionAmount: '2,500.00',
        },
      ],
    ),
    earnings: token('Total earnings', '40,000.00'),
    deductions: token('Total deductions', '2,500.00'),
    net: token('Net pay', 'Rs 37,500.00'),
    words: token('Net pay in words', 'Thirty Seven Thousand Five Hundred Rupees Only'),
    remark: token('Remark from the payroll office', 'One day of leave without pay.'),
    footnote: token('Footnote from the payslip settings', ''),
  },
  fileName: 'number',
  access: ['PayslipPowers', 'PayrollManagement', 'ApproveRejectPayslip', 'FinanceControl', 'EMPLOYEE'],
});
