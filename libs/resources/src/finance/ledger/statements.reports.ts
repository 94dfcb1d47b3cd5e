import { defineReport, f, type AnyReport } from '@school/kernel';
import { feeStaff } from '../../fees/access.ts';
import { bookedModes } from '../payment.fields.ts';
import {
  batch,
  collection,
  entry,
  range,
  readers,
  reminding,
  remindersOfStudent,
  start,
} from '../../fees/report-parts.ts';

const money = (label: string) => ({ label, as: 'money', total: true }) as const;
/** Links to the postings that a figure consists of. */
const postings = {
  report: 'accountStatement',
  parameters: { account: 'accountId', closings: 'closings' },
  keep: ['from', 'to', 'course', 'batch', 'department'],
} as const;
const accountType = {
  label: 'Type',
  as: 'text',
  words: ['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses'],
} as const;
const account = { label: 'Account', as: 'text', link: postings } as const;
/** The same for the days one year earlier. */
const postingsBefore = {
  ...postings,
  parameters: { ...postings.parameters, from: 'beforeFrom', to: 'beforeTo' },
  keep: ['course', 'batch', 'department'],
} as const;
const day = (label: string) => ({ label, as: 'date', hidden: true }) as const;
const accountId = { label: 'Account', as: 'int', hidden: true } as const;
/** Courses and departments are what income is earned from and expenses are incurred for. */
const costCentres = { course: f.ref('course'), batch, department: f.ref('employeeDepartment') } as const;

/** What the school earned and spent, next to the same days of the year before. */
const incomeStatement = defineReport('incomeStatement', {
  module: 'finance',
  label: 'Income and expenditure',
  description:
    'Income and expenses by account, beside the same days a year earlier; the total is the surplus',
  screen: '/finance/ledger/income_expenditure',
  menu: entry(7, 'What was earned and spent, account by account'),
  parameters: { ...range, ...costCentres },
  start: { from: 'thisYear:from', to: 'today' },
  columns: {
    type: accountType,
    code: { label: 'Code', as: 'text' },
    account,
    amount: { ...money('Amount'), link: postings },
    before: { ...money('A year before'), link: postingsBefore },
    change: money('Change'),
    accountId,
    beforeFrom: day('From'),
    beforeTo: day('To'),
    closings: { label: 'Closing of a year', as: 'text', hidden: true },
  },
  groupBy: 'type',
  access: readers,
});

/** What the school owns and owes on a day. The two columns are equal. */
const balanceSheet = defineReport('balanceSheet', {
  module: 'finance',
  label: 'Balance sheet',
  description: 'What the school owns and owes at the end of a day; both sides are equal',
  screen: '/finance/ledger/balance_sheet',
  menu: entry(8, 'What the school owns and owes on a given day'),
  parameters: { on: f.date({ label: 'On', required: true }) },
  start: { on: 'today' },
  columns: {
    type: accountType,
    code: { label: 'Code', as: 'text' },
    account: {
      label: 'Account',
      as: 'text',
      words: ['Deficit not closed yet', 'Surplus not closed yet'],
      link: { report: 'accountStatement', parameters: { account: 'accountId', from: 'from', to: 'to' } },
    },
    assets: {
      ...money('Assets'),
      link: { report: 'accountStatement', parameters: { account: 'accountId', from: 'from', to: 'to' } },
    },
    /** Only for the row of what is not closed yet; all others link via the account. */
    funding: {
      ...money('Liabilities and equity'),
      link: { report: 'incomeStatement', parameters: { from: 'earnedSince', to: 'to' } },
    },
    accountId,
    from: day('From'),
    earnedSince: day('From'),
    to: day('To'),
  },
  groupBy: 'type',
  access: readers,
});

const book = {
  module: 'finance',
  parameters: { ...range, account: f.ref('ledgerAccount', { label: 'Account' }) },
  start,
  columns: {
    day: { label: 'Date', as: 'date' },
    number: { label: 'Receipt or voucher', as: 'text' },
    narration: {
      label: 'Narration',
      as: 'text',
      words: ['Brought forward', 'Fine until today'],
      link: { resource: 'journalEntry', id: 'entryId' },
    },
    account: { label: 'Account', as: 'text' },
    received: money('Received'),
    paidOut: money('Paid out'),
    balance: { label: 'Balance', as: 'money' },
    entryId: { label: 'Entry', as: 'int', hidden: true },
  },
  access: readers,
} as const;

/** What went through the drawers. */
const cashBook = defineReport('cashBook', {
  ...book,
  label: 'Cash book',
  description: 'Cash received and paid out, with what is in the drawer after each',
  screen: '/finance/ledger/cash_book',
  menu: entry(3, 'Cash received and paid out, with the balance'),
});

const counts = { resource: 'cashCount', filter: { cashier: 'cashierId', day: 'day' } } as const;
const moved = {
  resource: 'financeTransaction',
  filter: {
    createdBy: 'cashierId',
    paymentMode: 'mode',
    transactionDate_gte: 'since',
    transactionDate_lte: 'day',
  },
} as const;

/** What should be in each drawer, and how much was counted in it. */
const cashDrawers = defineReport('cashDrawers', {
  module: 'finance',
  label: 'Drawers',
  description: 'What each cashier should have at the end of a day, and what was counted',
  screen: '/finance/ledger/drawers',
  menu: { ...entry(45, 'What each cashier should have, and what was counted'), group: 'accounting' },
  parameters: { on: f.date({ label: 'On', required: true }) },
  start: { on: 'today' },
  columns: {
    cashier: { label: 'Cashier', as: 'text' },
    paymentMode: { label: 'Paid by', as: 'text', words: Object.values(bookedModes) },
    expected: { ...money('Should be there'), link: moved },
    counted: { ...money('Counted'), link: counts },
    difference: { ...money('Difference'), link: counts },
    deposit: { ...money('Taken to the bank'), link: counts },
    cashierId: { label: 'Cashier', as: 'int', hidden: true },
    mode: { label: 'Paid by', as: 'text', hidden: true },
    since: day('From'),
    day: day('Date'),
  },
  groupBy: 'cashier',
  access: ['FinanceControl'],
});

/** What went through the bank accounts. */
const bankBook = defineReport('bankBook', {
  ...book,
  label: 'Bank book',
  description: 'Received and paid out at the bank and online, with the balance after each',
  screen: '/finance/ledger/bank_book',
  menu: entry(4, 'Received and paid out at the bank, with the balance'),
});

/** The bills of a student that fell due within some days. */
const dueIn = (from: string | undefined, to: string | undefined) => ({
  resource: 'studentFee',
  filter: {
    student: 'studentId',
    batch: 'batchId',
    status_in: 'open',
    ...(from ? { dueDate_gte: from } : {}),
    ...(to ? { dueDate_lte: to } : {}),
  },
});
const ofAge = (label: string, from: string | undefined, to: string | undefined) => ({
  ...money(label),
  link: dueIn(from, to),
});

/** What students owe today, by how long it has been due. Excluding fines it is the balance of fees receivable. */
const receivablesByAge = defineReport('receivablesByAge', {
  module: 'finance',
  label: 'Receivables by age',
  description: 'What each student owes today, by days since it was due',
  screen: '/finance/ledger/receivables',
  menu: entry(9, 'Who owes how much, and for how long'),
  parameters: { course: f.ref('course'), batch, collection },
  columns: {
    batch: { label: 'Batch', as: 'text' },
    student: {
      label: 'Student',
      as: 'text',
      link: { resource: 'studentFee', filter: { student: 'studentId' } },
    },
    admissionNumber: { label: 'Admission number', as: 'text' },
    notDue: ofAge('Not due yet', 'tomorrow', undefined),
    upTo30: ofAge('Up to 30 days', 'ago30', 'today'),
    upTo60: ofAge('31 to 60 days', 'ago60', 'ago31'),
    upTo90: ofAge('61 to 90 days', 'ago90', 'ago61'),
    older: ofAge('Over 90 days', undefined, 'ago91'),
    owed: ofAge('Fees owed', undefined, undefined),
    fine: ofAge('Fine', undefined, 'today'),
    total: ofAge('Balance due', undefined, undefined),
    reminded: { label: 'Reminded on', as: 'date', link: remindersOfStudent },
    promised: { label: 'Promised for', as: 'date', link: remindersOfStudent },
    studentId: { label: 'Student', as: 'int', hidden: true },
    batchId: { label: 'Batch', as: 'int', hidden: true },
    bill: { label: 'Bill', as: 'int', hidden: true },
    open: { label: 'Status', as: 'text', hidden: true },
    tomorrow: day('From'),
    today: day('To'),
    ago30: day('From'),
    ago31: day('To'),
    ago60: day('From'),
    ago61: day('To'),
    ago90: day('From'),
    ago91: day('To'),
  },
  groupBy: 'batch',
  marks: reminding,
  access: readers,
});

/** What a family was billed and has paid, for all its children. The address of the parent's page also leads here. */
const statementOfFamily = defineReport('statementOfFamily', {
  module: 'fees',
  label: 'Family statement',
  description: 'Bills, fines, discounts, payments and advances of all children, with what is owed after each',
  screen: '/finance/family_statement',
  menu: { ...entry(10, 'Bills and payments of a family with a running balance'), access: feeStaff },
  parameters: {
    student: f.ref('student', { required: true }),
    from: f.date({ label: 'From' }),
    to: f.date({ label: 'To' }),
  },
  chosen: true,
  columns: {
    day: { label: 'Date', as: 'date' },
    student: { label: 'Student', as: 'text' },
    number: { label: 'Receipt or voucher', as: 'text' },
    narration: {
      label: 'Narration',
      as: 'text',
      words: [
        'Brought forward',
        'Fine until today',
        'Of which: fees',
        'Of which: library fines',
        'Of which: paid in advance',
      ],
      link: { resource: 'journalEntry', id: 'entryId' },
    },
    billed: money('Billed'),
    discount: money('Discount'),
    fine: money('Fine'),
    refund: money('Refund'),
    fromAdvance: money('From the advance'),
    paid: money('Paid'),
    balance: { label: 'Balance', as: 'money' },
    entryId: { label: 'Entry', as: 'int', hidden: true },
  },
  access: [...feeStaff, 'STUDENT', 'PARENT'],
});

/** Statements of the ledger; each figure links to the rows that it consists of. */
export const statementReports: readonly AnyReport[] = [
  cashBook,
  bankBook,
  cashDrawers,
  incomeStatement,
  balanceSheet,
  receivablesByAge,
  statementOfFamily,
];
