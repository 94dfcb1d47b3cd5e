import { f } from '@school/kernel';

/** Who reads reports of fees and money. */
export const readers = ['FinanceReports', 'FinanceControl'] as const;
/** The days that a report covers; initially this month. */
export const range = {
  from: f.date({ label: 'From', required: true }),
  to: f.date({ label: 'To', required: true }),
} as const;
export const start = { from: 'thisMonth:from', to: 'today' } as const;
export const entry = (order: number, description: string) => ({
  group: 'feeReports',
  order,
  icon: 'report',
  description,
});
export const sum = (label: string, of: string) =>
  ({ label, as: 'money', figure: `sum:${of}`, total: true }) as const;
export const batch = f.ref('batch');
export const collection = f.ref('feeCollection', { label: 'Fee collection' });
/** Debts are looked up among current students; a school that still pursues former students adds them. */
export const former = f.flag({ label: 'Include former students' });
export const lifts = { former: 'student.status' } as const;
/** Fine of a bill on the day of the report, less what was waived. Billed plus fine less paid is what is left. */
export const fine = { label: 'Fine', as: 'money', value: 'fine', total: true } as const;
export const left = { label: 'Balance due', as: 'money', value: 'balance', total: true } as const;

/** Whom to call about a bill: the guardian to be called first. */
export const guardianPhone = {
  label: 'Guardian’s phone',
  as: 'text',
  elsewhere: {
    at: 'student',
    of: 'studentGuardian',
    via: 'student',
    field: 'mobile',
    where: { immediateContact: true },
  },
} as const;
export const daysLate = { label: 'Days overdue', as: 'int' } as const;
/** Families are reminded of the selected bills from the list itself. */
export const reminding = { resource: 'studentFee', id: 'bill', actions: ['remind'] } as const;
/** What the reminders of a student state; if there are several, the last one. */
export const ofReminders = (label: string, field: string) =>
  ({
    label,
    as: 'date',
    elsewhere: { at: 'student', of: 'debtReminder', via: 'student', field, last: true },
  }) as const;
/** A promise is recorded there. */
export const remindersOfStudent = { resource: 'debtReminder', filter: { student: 'studentId' } } as const;
