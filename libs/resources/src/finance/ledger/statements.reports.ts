import { defineReport, f, type AnyReport } from '@school/kernel';
import { batch, collection, entry, range, readers, start } from '../../fees/report-parts.ts';

const money = (label: string) => ({ label, as: 'money', total: true }) as const;
/** Leads to the postings that a figure is made of. */
const postings = {
  report: 'accountStatement',
  parameters: { account: 'accountId' },
  keep: ['from', 'to', 'course', 'department'],
} as const;
const account = { label: 'Account', as: 'text', link: postings } as const;
const accountId = { label: 'Account', as: 'int', hidden: true } as const;
/** Courses and departments are what income is earned and expenses are made for. */
const costCentres = { course: f.ref('course'), department: f.ref('employeeDepartment') } as const;

/** What the school earned and what it cost, beside the same days of the year before. */
const incomeStatement = defineReport('incomeStatement', {
  module: 'finance',
  label: 'Income and expenditure',
  description: 'Income and expenses by account, beside the same days a year before; the total is the surplus',
  screen: '/finance/ledger/income_expenditure',
  menu: entry(7, 'What was earned and spent, account by account'),
  parameters: { ...range, ...costCentres },
  start: { from: 'thisYear:from', to: 'today' },
  columns: {
    type: { label: 'Type', as: 'text' },
    code: { label: 'Code', as: 'text' },
    account,
    amount: money('Amount'),
    before: money('A year before'),
    change: money('Change'),
    accountId,
  },
  groupBy: 'type',
  access: readers,
});

/** What the school owns and owes on a day. Both columns come to the same. */
const balanceSheet = defineReport('balanceSheet', {
  module: 'finance',
  label: 'Balance sheet',
  description: 'What the school owns and owes at the end of a day; both sides come to the same',
  screen: '/finance/ledger/balance_sheet',
  menu: entry(8, 'What the school owns and owes on a day'),
  parameters: { on: f.date({ label: 'On', required: true }) },
  start: { on: 'today' },
  columns: {
    type: { label: 'Type', as: 'text' },
    code: { label: 'Code', as: 'text' },
    account: {
      label: 'Account',
      as: 'text',
      link: { report: 'accountStatement', parameters: { account: 'accountId', from: 'from', to: 'to' } },
    },
    assets: money('Assets'),
    funding: money('Liabilities and equity'),
    accountId,
    from: { label: 'From', as: 'date', hidden: true },
    to: { label: 'To', as: 'date', hidden: true },
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
    narration: { label: 'Narration', as: 'text', link: { resource: 'journalEntry', id: 'entryId' } },
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
  menu: entry(3, 'Cash received and paid out, with its balance'),
});

/** What should be in each drawer, and what was counted of it. */
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
    paymentMode: { label: 'Paid by', as: 'text' },
    counted: money('Counted'),
    difference: money('Difference'),
    deposit: money('Taken to the bank'),
    expected: money('Should be there'),
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
  menu: entry(4, 'Received and paid out at the bank, with its balance'),
});

/** What students owe today, by how long it has been due. Without fines it is the balance of fees receivable. */
const receivablesByAge = defineReport('receivablesByAge', {
  module: 'finance',
  label: 'Receivables by age',
  description: 'What each student owes today, by the days since it was due',
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
    notDue: money('Not due yet'),
    upTo30: money('Up to 30 days'),
    upTo60: money('31 to 60 days'),
    upTo90: money('61 to 90 days'),
    older: money('Over 90 days'),
    owed: money('Fees owed'),
    fine: money('Fine'),
    total: money('Balance due'),
    reminded: {
      label: 'Reminded on',
      as: 'date',
      link: { resource: 'debtReminder', filter: { student: 'studentId' } },
    },
    promised: { label: 'Promised for', as: 'date' },
    studentId: { label: 'Student', as: 'int', hidden: true },
  },
  groupBy: 'batch',
  access: readers,
});

/** Statements of the ledger; each figure leads to the rows that it is made of. */
export const statementReports: readonly AnyReport[] = [
  cashBook,
  bankBook,
  cashDrawers,
  incomeStatement,
  balanceSheet,
  receivablesByAge,
];
