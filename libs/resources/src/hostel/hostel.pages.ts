import { block, definePage } from '@school/kernel';
import { hostelKeepers, hostelWardens } from './access.ts';

export const hostelPages = [
  definePage('hostelDashboard', {
    module: 'hostel',
    label: 'Hostels today',
    paths: ['/hostels/hostel_dashboard'],
    access: hostelWardens,
    menu: {
      group: 'hostel',
      order: 5,
      icon: 'dashboard',
      description: 'How full the houses are, who comes and goes, what waits',
    },
    blocks: [
      block.chart('hostelOccupancy', 'name', ['beds', 'occupied'], {
        label: 'Beds and residents',
        shape: 'bars',
      }),
      block.table('hostelOccupancy', { label: 'Houses' }),
      block.table('leavesToDecide', { label: 'Leave to decide', empty: 'No leave waits for a decision.' }),
      block.table('openHostelComplaints', { label: 'Complaints', empty: 'Nothing is reported.' }),
      block.table('movesOfMonth', {
        label: 'Moves of this month',
        empty: 'Nobody moves in or out this month.',
      }),
      block.table('endingStays', { label: 'Stays that end soon', empty: 'No stay ends within 30 days.' }),
    ],
  }),
  definePage('hostelFeePay', {
    module: 'hostel',
    label: 'Take a payment of hostel fees',
    paths: ['/hostel_fee/hostel_fee_pay'],
    access: ['FeeSubmission', 'FinanceControl'],
    menu: {
      group: 'hostelFees',
      order: 15,
      icon: 'payments',
      description: 'Open hostel bills, and the counter for each',
    },
    blocks: [
      block.links({
        label: 'Find a student',
        to: '/finance/fees_student_search',
        icon: 'search',
        access: ['FeeSubmission'],
      }),
      block.table('hostelBillsToPay', { empty: 'No hostel fee is open.' }),
    ],
  }),
] as const;

/** Who opens the cards of hostel fees and reports. */
export const hostelHubs = {
  hostel: [...hostelWardens, 'HrBasics', 'FinanceControl', 'FinanceReports', 'FeeSubmission'],
  hostelFees: [...hostelKeepers, 'FinanceControl', 'FinanceReports', 'FeeSubmission'],
  hostelReports: [...hostelWardens, 'FinanceControl', 'FinanceReports'],
} as const;
