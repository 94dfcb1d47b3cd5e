import { block, definePage, defineView, f, type Principal } from '@school/kernel';

const readers: readonly Principal[] = ['FinanceControl', 'ManageFee', 'FeeSubmission', 'FinanceReports'];
const notCancelled = { status_ne: 'CANCELLED' } as const;
const parameters = {
  student: f.ref('student', { required: true }),
  collection: f.ref('feeCollection'),
} as const;

/** Students who have bills, with what is left of each. */
const studentsWithFees = defineView('studentsWithFees', {
  module: 'fees',
  label: 'Fee structure of a student',
  of: 'studentFee',
  where: notCancelled,
  columns: {
    student: {},
    admission: { label: 'Admission number', value: 'student.admissionNumber' },
    batch: { value: 'student.batch' },
    bills: { label: 'Bills', figure: { fn: 'count' } },
    balance: { label: 'Balance due', figure: { fn: 'sum', field: 'balance' }, total: true },
    studentId: { value: 'student.id', hidden: true },
  },
  sort: 'student',
  access: readers,
});

/** The bills of a student, of one fee collection or of all. */
const billsOfStructure = defineView('billsOfStructure', {
  module: 'fees',
  label: 'Bills',
  of: 'studentFee',
  parameters,
  where: notCancelled,
  columns: {
    collection: { link: '/finance/student_fee/:id' },
    dueDate: {},
    payable: { total: true },
    discountTotal: { total: true },
    fineAssessed: { total: true },
    principalPaid: { total: true },
    balance: { total: true },
    status: {},
    id: { hidden: true },
  },
  sort: '-dueDate',
  access: readers,
});

/** What those bills consist of. */
const particularsOfStructure = defineView('particularsOfStructure', {
  module: 'fees',
  label: 'Particulars',
  of: 'studentFeeLine',
  parameters,
  narrows: { student: 'studentFee.student', collection: 'studentFee.collection' },
  where: { 'studentFee.status_ne': 'CANCELLED' },
  columns: {
    collection: { label: 'Fee collection', value: 'studentFee.collection' },
    name: { label: 'Particular' },
    amount: { total: true },
    discount: { total: true },
    tax: { total: true },
    total: { total: true },
    paid: { total: true },
  },
  sort: 'collection',
  access: readers,
});

export const feeStructureViews = [studentsWithFees, billsOfStructure, particularsOfStructure] as const;

const ofStudent = {
  module: 'fees',
  label: 'Fee structure',
  of: 'student',
  parent: '/finance_extensions/fees_student_structure',
  access: readers,
} as const;
const bills = [
  block.table('billsOfStructure', { label: 'Bills', empty: 'There are no bills.' }),
  block.table('particularsOfStructure', { label: 'Particulars', onlyFilled: true }),
];
const payment = {
  label: 'Take a payment',
  to: '/finance/fees_student_search/:id',
  access: ['FeeSubmission'],
} as const;

/** All bills of a student with their particulars, and the receipts; or those of one fee collection. */
export const feeStructurePages = [
  definePage('feeStructure', {
    module: 'fees',
    label: 'Fee structure of a student',
    paths: ['/finance_extensions/fees_student_structure'],
    access: readers,
    menu: {
      group: 'feeSubmission',
      order: 30,
      icon: 'report',
      description: 'All bills and receipts of one student',
    },
    blocks: [
      block.table('studentsWithFees', {
        empty: 'There are no bills.',
        opens: '/finance_extensions/view_fees_structure/:studentId/0',
      }),
    ],
  }),
  definePage('feeStructureOfStudent', {
    ...ofStudent,
    paths: ['/finance_extensions/view_fees_structure/:id/:batchId'],
    record: 'id',
    blocks: [
      block.links(payment),
      block.facts('feeBalance'),
      block.facts('libraryDue'),
      ...bills,
      block.table('receiptsOfStudent', { label: 'Payments' }),
    ],
  }),
  definePage('feeStructureOfCollection', {
    ...ofStudent,
    paths: ['/finance_extensions/fees_structure_for_student/:studentId/:collectionId/:batchId'],
    record: 'studentId',
    parameters: { collection: 'collectionId' },
    blocks: [
      block.links(payment, {
        label: 'All bills and receipts',
        to: '/finance_extensions/view_fees_structure/:studentId/0',
      }),
      ...bills,
    ],
  }),
] as const;
