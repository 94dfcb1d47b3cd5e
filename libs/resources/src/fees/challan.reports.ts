import { defineReport, f, type AnyReport } from '@school/kernel';
import { entry, range, readers, start } from './report-parts.ts';

/** Challans by state: what is still to come from the bank, and what has come in. */
const challans = defineReport('challanReport', {
  module: 'fees',
  label: 'Challans',
  description: 'Slips in a date range: issued, paid and cancelled',
  screen: '/challan_report',
  menu: entry(48, 'Slips issued, and what was received for them'),
  from: 'feeChallan',
  parameters: {
    ...range,
    status: f.choice({ ISSUED: 'Issued', PAID: 'Paid', CANCELLED: 'Cancelled' }),
    student: f.ref('student'),
  },
  narrows: { from: 'issuedOn_gte', to: 'issuedOn_lte' },
  start,
  columns: {
    status: { label: 'Status', as: 'text' },
    number: { label: 'Number', as: 'text', link: { resource: 'feeChallan', id: 'challan' } },
    student: { label: 'Student', as: 'text' },
    issuedOn: { label: 'Issued on', as: 'date' },
    validTill: { label: 'Valid until', as: 'date' },
    paidOn: { label: 'Paid on', as: 'date' },
    receipts: { label: 'Receipt numbers', as: 'text' },
    amount: { label: 'Amount', as: 'money', value: 'amount', total: true },
    challan: { label: 'Challan', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'status',
  sort: '-issuedOn',
  access: [...readers, 'FeeSubmission'],
});

export const challanReports: readonly AnyReport[] = [challans];
