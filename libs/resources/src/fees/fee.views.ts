import { feeStaff } from './access.ts';
import { familyViews } from './family.views.ts';
import { block, contribute, defineView, f } from '@school/kernel';

const student = f.ref('student', { required: true });
const open = { status_in: ['UNPAID', 'PARTIAL'] } as const;

/** The bills of a student, with what is left of each. */
const feeStatement = defineView('feeStatement', {
  module: 'fees',
  label: 'Bills',
  of: 'studentFee',
  parameters: { student },
  where: { status_ne: 'CANCELLED' },
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
});

/** What a student owes, and by when. */
const feeBalance = defineView('feeBalance', {
  module: 'fees',
  label: 'Balance due',
  of: 'studentFee',
  parameters: { student },
  where: open,
  columns: {
    balance: { label: 'Balance due', figure: { fn: 'sum', field: 'balance' } },
    nextDue: { label: 'Due on', figure: { fn: 'min', field: 'dueDate' } },
  },
  // A sum over some of the bills is not a balance: whoever sees only rent bills is shown none.
  access: [...feeStaff, 'ManageRefunds', 'STUDENT', 'PARENT'],
});

/** What a student has paid, receipt by receipt. */
const receiptsOfStudent = defineView('receiptsOfStudent', {
  module: 'fees',
  label: 'Payments',
  of: 'transactionReceipt',
  parameters: { student },
  columns: {
    receiptNo: { link: '/finance/fee_receipts/:id' },
    receiptDate: {},
    total: {},
    paymentMode: {},
    status: {},
    id: { hidden: true },
  },
  sort: '-receiptDate',
});

/** What a student has paid instantly, without a bill. */
const instantFeesOfStudent = defineView('instantFeesOfStudent', {
  module: 'fees',
  label: 'Instant fees',
  of: 'instantFee',
  parameters: { student },
  columns: { number: {}, date: {}, category: {}, total: {}, paymentMode: {}, status: {} },
  sort: '-date',
});

/** Who has owed since when: students with overdue bills, and their total. */
const defaulters = defineView('defaulters', {
  module: 'fees',
  label: 'Overdue fees',
  of: 'studentFee',
  where: { ...open, dueDate_lt: { $date: 'today' } },
  columns: {
    student: { link: '/finance/fees_student_search/:studentId' },
    batch: {},
    overdue: { label: 'Overdue', figure: { fn: 'sum', field: 'balance' }, total: true },
    bills: { label: 'Bills', figure: { fn: 'count' } },
    since: { label: 'Since', figure: { fn: 'min', field: 'dueDate' } },
    studentId: { value: 'student.id', hidden: true },
  },
  sort: '-overdue',
  access: ['FinanceControl', 'FinanceReports', 'FeeSubmission', 'ManageFee'],
});

/** Paid bills whose amount would be different because the stay or seat has changed. */
const billsThatDiffer = defineView('billsThatDiffer', {
  module: 'fees',
  label: 'Paid bills that differ',
  of: 'studentFee',
  where: { wouldBe_empty: false },
  columns: {
    collection: { link: '/finance/student_fee/:id' },
    student: {},
    payable: {},
    wouldBe: {},
    difference: { total: true },
    id: { hidden: true },
  },
  sort: 'student',
  access: ['FinanceControl'],
});

/** The user's own open bills: of a student, or of a parent's children. */
const myOpenBills = defineView('myOpenBills', {
  module: 'fees',
  label: 'Fees to pay',
  of: 'studentFee',
  where: open,
  columns: {
    collection: { link: '/finance/student_fee/:id' },
    student: {},
    dueDate: {},
    balance: { total: true },
    id: { hidden: true },
  },
  sort: 'dueDate',
  access: ['STUDENT', 'PARENT'],
});

const receipts = {
  module: 'fees',
  of: 'transactionReceipt',
  where: { status: 'VALID', receiptDate: { $date: 'thisAcademicYear' } },
  access: ['FinanceControl', 'FinanceReports'],
} as const;
const received = {
  received: { label: 'Money received', figure: { fn: 'sum', field: 'total' } },
  receipts: { label: 'Receipts', figure: { fn: 'count' } },
} as const;

/** Money received and receipts issued, by month of the year. */
const receiptsByMonth = defineView('receiptsByMonth', {
  ...receipts,
  label: 'Receipts by month',
  columns: { month: { label: 'Month', value: 'receiptDate', grain: 'month' }, ...received },
  sort: 'month',
});

/** The same by the day of the week. */
const receiptsByWeekday = defineView('receiptsByWeekday', {
  ...receipts,
  label: 'Receipts by day of the week',
  columns: { day: { label: 'Day', value: 'receiptDate', grain: 'weekday' }, ...received },
  sort: 'day',
});

/** What was paid of a bill, receipt by receipt; cancellations count as negative on their day. */
const paymentsOfBill = defineView('paymentsOfBill', {
  module: 'fees',
  label: 'Payments',
  of: 'particularPayment',
  parameters: { studentFee: f.ref('studentFee', { required: true }) },
  columns: {
    paidOn: {},
    number: {
      label: 'Receipt or voucher',
      value: 'transaction.number',
      link: '/finance/fee_receipts/:receipt',
    },
    mode: { label: 'Paid by', value: 'transaction.paymentMode' },
    amount: { figure: { fn: 'sum', field: 'amount' }, total: true },
    receipt: { value: 'transaction.receipt.id', hidden: true },
  },
  sort: '-paidOn',
});

export const feeViews = [
  receiptsByMonth,
  receiptsByWeekday,
  feeStatement,
  feeBalance,
  receiptsOfStudent,
  instantFeesOfStudent,
  ...familyViews,
  defaulters,
  billsThatDiffer,
  myOpenBills,
  paymentsOfBill,
] as const;

export const feeContributions = [
  contribute('studentFee', {
    module: 'fees',
    tabs: [
      {
        key: 'payments',
        label: 'Payments',
        blocks: [
          block.links({
            label: 'Take a payment',
            to: '/finance/fees_student_search/:student',
            icon: 'payments',
            access: ['FeeSubmission'],
          }),
          block.table('paymentsOfBill'),
        ],
      },
    ],
  }),
  contribute('student', {
    module: 'fees',
    summary: [
      {
        key: 'balance',
        label: 'Balance due',
        view: 'feeBalance',
        shows: ['balance', 'nextDue'],
        tab: 'fees',
      },
    ],
    tabs: [
      {
        key: 'fees',
        label: 'Fees',
        blocks: [
          block.facts('feeBalance'),
          block.facts('libraryDue'),
          block.links(
            {
              label: 'Take a payment',
              to: '/finance/fees_student_search/:id',
              icon: 'payments',
              access: ['FeeSubmission'],
            },
            { label: 'Fees of my children', to: '/children_fees', icon: 'fees', access: ['PARENT'] },
          ),
          block.table('feeStatement', { label: 'Bills' }),
          block.table('receiptsOfStudent', { label: 'Payments' }),
          block.table('instantFeesOfStudent', { label: 'Instant fees' }),
        ],
      },
      {
        key: 'statement',
        label: 'Family statement',
        blocks: [
          block.table('familyBalance', { label: 'What makes up the balance' }),
          block.table('familyStatement', { label: 'Family statement' }),
        ],
      },
    ],
  }),
  contribute('home', {
    module: 'fees',
    waiting: [
      {
        key: 'defaulters',
        label: 'Overdue fees',
        icon: 'fees',
        view: 'defaulters',
        to: '/finance/fees_defaulters',
        order: 20,
      },
      {
        key: 'billsThatDiffer',
        label: 'Paid bills that differ',
        icon: 'fees',
        view: 'billsThatDiffer',
        to: '/finance/bills',
        order: 22,
      },
      {
        key: 'myOpenBills',
        label: 'Fees to pay',
        icon: 'fees',
        view: 'myOpenBills',
        to: '/my_fees',
        order: 20,
        roles: ['STUDENT'],
      },
    ],
  }),
] as const;
