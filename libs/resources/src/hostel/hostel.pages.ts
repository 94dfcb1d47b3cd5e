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
      description: 'Occupancy, arrivals and departures, and what is waiting',
    },
    blocks: [
      block.chart('hostelOccupancy', 'name', ['beds', 'occupied'], {
        label: 'Beds and residents',
        shape: 'bars',
      }),
      block.table('hostelOccupancy', { label: 'Houses' }),
      block.table('leavesToDecide', { label: 'Leave to decide', empty: 'No leave is awaiting a decision.' }),
      block.table('openHostelComplaints', { label: 'Complaints', empty: 'Nothing has been reported.' }),
      block.table('movesOfMonth', {
        label: 'Moves this month',
        empty: 'No one moves in or out this month.',
      }),
      block.table('endingStays', { label: 'Stays ending soon', empty: 'No stays end within 30 days.' }),
    ],
  }),
  definePage('hostelFeePay', {
    module: 'hostel',
    label: 'Take a hostel fee payment',
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
      block.table('hostelBillsToPay', { empty: 'No hostel fees are open.' }),
    ],
  }),
] as const;

/** Who opens the cards of hostel fees and reports. */
export const hostelHubs = {
  hostel: [...hostelWardens, 'HrBasics', 'FinanceControl', 'FinanceReports', 'FeeSubmission'],
  hostelFees: [...hostelKeepers, 'FinanceControl', 'FinanceReports', 'FeeSubmission'],
  hostelReports: [...hostelWardens, 'FinanceControl', 'FinanceReports'],
} as const;
