import { addDays } from '@school/domain';
import { endAllotments } from './academics/allotment.store.ts';
import { accountOfLeaver } from './access/users/blocking.ts';
import { passDrive } from './drive/leaving/account-drive.ts';
import { endStaysOf } from './hostel/leaver.ts';
import type { LeaverPart } from './leaver-part.ts';
import { endLeaveOfLeaver } from './leave/applications/leaver.ts';
import { refuseWithoutClearance } from './library/clearance.ts';
import { endAssignmentsOfLeaver } from './payroll/assignments/leaver.ts';
import { endTransportOf } from './transport/leaver.ts';

const library: LeaverPart = { refuse: ({ kind, id }, work) => refuseWithoutClearance({ kind, id }, work) };

const payroll: LeaverPart = {
  end: ({ id, lastDay }, work) => endAssignmentsOfLeaver(work, id, addDays(lastDay, 1)),
};

const leave: LeaverPart = { end: ({ id, lastDay }, work) => endLeaveOfLeaver(work, id, lastDay) };

const allotments: LeaverPart = { end: ({ id }, { transaction }) => endAllotments(transaction, id) };

const personOf = { STUDENT: 'student', EMPLOYEE: 'employee' } as const;

const transport: LeaverPart = {
  end: ({ kind, id, lastDay }, work) => endTransportOf(personOf[kind], id, lastDay, work),
};

const hostel: LeaverPart = {
  end: ({ kind, id, lastDay }, work) => endStaysOf(personOf[kind], id, lastDay, work),
};

/** Who has something to end when an employee leaves, in this order. */
export const partsOfEmployee: readonly LeaverPart[] = [
  library,
  payroll,
  leave,
  allotments,
  transport,
  hostel,
  passDrive,
  accountOfLeaver('Former employee'),
];

/** Who has something to end when a student leaves or graduates; the office of the students closes accounts itself. */
export const partsOfStudent: readonly LeaverPart[] = [library, transport, hostel];
