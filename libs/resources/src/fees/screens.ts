import { feeKeepers, feeStaff, refunders } from './access.ts';
import { defineScreen, type MenuEntry, type Principal } from '@school/kernel';

const cashiers: readonly Principal[] = ['FeeSubmission'];
const readers: readonly Principal[] = ['FinanceControl', 'ManageFee', 'FeeSubmission', 'FinanceReports'];
const own = (role: 'STUDENT' | 'PARENT', description: string): MenuEntry => ({
  group: 'mySchool',
  order: 40,
  icon: 'payments',
  description,
  access: [role],
  forOneself: true,
});

/** Where fees are paid and read. */
export const feeScreens = [
  defineScreen('feeCounter', {
    module: 'fees',
    label: 'Fee counter',
    paths: [
      '/finance/fees_student_search',
      '/finance/fees_student_search/:id',
      '/finance/fees_student_dates/:id/:batchId',
      '/finance_extensions/pay_all_fees_index',
      '/finance_extensions/pay_all_fees/:batchId/:stuId',
      '/finance/pay_fees_defaulters/:studentID/:batchId/:collectionId',
    ],
    access: cashiers,
    menu: {
      group: 'feeSubmission',
      order: 10,
      icon: 'payments',
      description: 'Find a student, take a payment, print the receipt',
      also: [{ group: 'fees', order: 10 }],
    },
  }),
  defineScreen('batchPayments', {
    module: 'fees',
    label: 'Fees of a batch, student by student',
    paths: ['/finance/fees_submission_batch'],
    access: cashiers,
    menu: {
      group: 'feeSubmission',
      order: 15,
      icon: 'groups',
      description: 'Choose a batch and collection, and take one payment after another',
    },
  }),
  defineScreen('changeBills', {
    module: 'fees',
    label: 'Particulars and discounts of bills',
    paths: ['/finance_extensions/discount_particular_allocation'],
    access: feeKeepers,
    menu: {
      group: 'feeCollections',
      order: 25,
      icon: 'settings',
      description: 'Add or remove particulars and discounts of published bills',
    },
  }),
  defineScreen('assignFees', {
    module: 'fees',
    label: 'Bills of one student',
    paths: ['/fee_imports/select_student'],
    access: feeKeepers,
    parent: '/fee_imports',
    menu: {
      group: 'feeCollections',
      order: 35,
      icon: 'person',
      description: 'Give one student a bill from a published collection, or remove one',
    },
  }),
  defineScreen('instantPayment', {
    module: 'fees',
    label: 'New instant fee',
    paths: ['/instant_fees/payment_section/:id/:type'],
    access: cashiers,
    parent: '/instant_fees/show_instant_fee_transactions',
  }),
  defineScreen('instantResult', {
    module: 'fees',
    label: 'Instant fee paid',
    paths: ['/instant_fees/instant_fee_created_detail/:stuId/:payee/:categoryId'],
    access: feeStaff,
    parent: '/instant_fees/show_instant_fee_transactions',
  }),
  defineScreen('allocateFares', {
    module: 'transport',
    label: 'Fares of a batch',
    paths: ['/transport_fee/allocate'],
    access: feeKeepers,
    menu: {
      group: 'transportFees',
      order: 20,
      icon: 'groups',
      description: 'Passengers of a batch: add a bill or remove it',
    },
  }),
  defineScreen('payFares', {
    module: 'transport',
    label: 'Take a fare',
    paths: ['/transport_fee/pay'],
    access: cashiers,
    menu: {
      group: 'transportFees',
      order: 30,
      icon: 'payments',
      description: 'Find a passenger, take the fare, print the receipt',
    },
  }),
  defineScreen('findFares', {
    module: 'transport',
    label: 'Fares of a passenger',
    paths: ['/transport_fee/search'],
    access: readers,
    menu: {
      group: 'transportFees',
      order: 40,
      icon: 'search',
      description: 'Open and paid fares of one passenger',
    },
  }),
  defineScreen('applyRefund', {
    module: 'fees',
    label: 'Refund a fee',
    paths: ['/finance/apply_refund', '/finance/fees_refund_dates/:studentId'],
    access: refunders,
    menu: {
      group: 'feeRefunds',
      order: 10,
      icon: 'payments',
      description: 'Find a student and refund part of a fee',
    },
  }),
  defineScreen('advanceCounter', {
    module: 'fees',
    label: 'Advance of a student',
    paths: [
      '/advance_payment_fees/advance_fees_collection_index',
      '/advance_payment_fees/advance_fees_collection_index/:studentId',
    ],
    access: cashiers,
    menu: {
      group: 'advanceFees',
      order: 10,
      icon: 'payments',
      description: 'Find a student and take an advance',
    },
  }),
  defineScreen('myFees', {
    module: 'fees',
    label: 'My fees',
    paths: ['/my_fees'],
    access: ['STUDENT'],
    // An administrator has no fees, and would be shown everyone's.
    forOneself: true,
    menu: own('STUDENT', 'What is due, what was paid, and receipts'),
  }),
  defineScreen('childrensFees', {
    module: 'fees',
    label: 'Fees of my children',
    paths: ['/children_fees'],
    access: ['PARENT'],
    // An administrator has no fees, and would be shown everyone's.
    forOneself: true,
    menu: own('PARENT', 'What is due for each child, and receipts'),
  }),
] as const;
