import { contribute, defineView } from '@school/kernel';

/** What is payable for each child, and where it is paid. */
const feesToPayOnline = defineView('feesToPayOnline', {
  module: 'onlinePayments',
  label: 'Pay fees',
  of: 'studentFee',
  where: { status_in: ['UNPAID', 'PARTIAL'] },
  columns: {
    student: { link: '/online_payments/pay/:studentId' },
    due: { label: 'To pay', figure: { fn: 'sum', field: 'balance' }, total: true },
    nextDue: { label: 'Due on', figure: { fn: 'min', field: 'dueDate' } },
    studentId: { value: 'student.id', hidden: true },
  },
  sort: 'nextDue',
  access: ['PARENT', 'STUDENT'],
});

/** Money received but not posted anywhere. */
const paymentsToDecide = defineView('paymentsToDecide', {
  module: 'onlinePayments',
  label: 'Online payments awaiting a decision',
  of: 'paymentAttempt',
  where: { status_in: ['MISMATCH', 'REVIEW', 'REFUNDING'] },
  columns: {
    student: { link: '/online_payments/transactions/:id' },
    paidAmount: { total: true },
    begunAt: {},
    problem: {},
    id: { hidden: true },
  },
  sort: 'begunAt',
  access: ['FinanceControl', 'FinanceReports'],
});

export const onlinePaymentViews = [feesToPayOnline, paymentsToDecide] as const;

export const onlinePaymentContributions = [
  contribute('home', {
    module: 'onlinePayments',
    waiting: [
      {
        key: 'feesToPayOnline',
        label: 'Pay fees',
        icon: 'payments',
        view: 'feesToPayOnline',
        to: '/children_fees',
        order: 2,
        roles: ['PARENT'],
      },
      {
        key: 'paymentsToDecide',
        label: 'Online payments awaiting a decision',
        icon: 'payments',
        view: 'paymentsToDecide',
        to: '/online_payments/transactions',
        order: 25,
      },
    ],
  }),
] as const;
