import { defineResource, f } from '@school/kernel';

/** Every change of a balance; the balance is their sum. Append-only, written by the product. */
export const leaveLedgerEntry = defineResource('leaveLedgerEntry', {
  module: 'leave',
  label: ['Leave ledger entry', 'Leave ledger'],
  api: 'setup/v1/LeaveLedger',
  appendOnly: true,
  noArchive: true,
  screens: { list: '/employee_attendance/leave_ledger' },
  menu: {
    group: 'employeeAttendance',
    order: 75,
    icon: 'history',
    description: 'Every change of every balance',
    access: ['LeaveManagement'],
  },
  fields: {
    employee: f.ref('employee', { required: true, readOnly: true }),
    leaveType: f.ref('leaveType', { required: true, readOnly: true }),
    leaveYear: f.ref('leaveYear', { required: true, readOnly: true }),
    kind: f.choice(
      {
        CREDIT: 'Credit',
        CARRY_FORWARD: 'Carried forward',
        ADJUSTMENT: 'Adjustment',
        TAKEN: 'Taken',
        TAKEN_REVERSAL: 'Given back',
        LAPSE: 'Lapsed',
        ENCASH: 'Paid out',
        EXPIRE: 'Expired',
      },
      { required: true, readOnly: true, index: true },
    ),
    days: f.decimal({ required: true, readOnly: true, scale: 2, precision: 6 }),
    effectiveDate: f.date({ required: true, readOnly: true, index: true }),
    expiresOn: f.date({ readOnly: true }),
    occasion: f.text({
      readOnly: true,
      max: 60,
      help: 'Why the entry was made; an occasion counts once per employee, type and year',
    }),
    sourceType: f.text({ readOnly: true, max: 30 }),
    sourceId: f.int({ readOnly: true }),
    remark: f.text({ readOnly: true, max: 250, search: true }),
  },
  title: 'kind',
  list: {
    columns: ['effectiveDate', 'employee', 'leaveType', 'kind', 'days', 'expiresOn', 'leaveYear', 'remark'],
    head: 'employee',
    sort: '-effectiveDate',
    filters: ['employee', 'leaveType', 'leaveYear', 'kind'],
    totals: ['days'],
  },
  unique: [{ fields: ['employee', 'leaveType', 'leaveYear', 'kind', 'occasion'] }],
  access: {
    read: ['LeaveManagement', 'EMPLOYEE'],
    rows: { LeaveManagement: 'all', EMPLOYEE: { employee: { $me: 'employee' } } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveLedgerEntry: typeof leaveLedgerEntry;
  }
}
