import { addDays } from '@school/domain';
import { endAllotments } from './academics/allotment.store.ts';
import { accountOfLeaver } from './access/users/blocking.ts';
import { passDrive } from './drive/leaving/account-drive.ts';
import { openFeesOf } from './fees/leaver.ts';
import { endStaysOf, openStaysOf } from './hostel/leaver.ts';
import { storesOfLeaver } from './inventory/leaver.ts';
import { withEach } from './leaver-part.ts';
import type { LeaverPart } from './leaver-part.ts';
import { endLeaveOfLeaver, openLeaveOf } from './leave/applications/leaver.ts';
import { openInLibrary, refuseWithoutClearance } from './library/clearance.ts';
import { endAssignmentsOfLeaver } from './payroll/assignments/leaver.ts';
import { openPayOf } from './payroll/payslips/leaver.ts';
import { openAssetsOf } from './school-assets/leaver.ts';
import { openTasksOf } from './tasks/leaver.ts';
import { timetableOfLeaver } from './timetable/leaver.ts';
import { endTransportOf } from './transport/leaver.ts';

const library: LeaverPart = {
  refuse: ({ kind, id }, work) => refuseWithoutClearance({ kind, id }, work),
  open: openInLibrary,
};

const fees: LeaverPart = { open: openFeesOf };

const assets: LeaverPart = { open: withEach(({ id }, work) => openAssetsOf(id, work)) };

const tasks: LeaverPart = { open: withEach(({ id }, work) => openTasksOf(id, work)) };

const payroll: LeaverPart = {
  open: withEach(openPayOf),
  end: ({ id, lastDay }, work) => endAssignmentsOfLeaver(work, id, addDays(lastDay, 1)),
};

const leave: LeaverPart = {
  open: withEach(openLeaveOf),
  end: ({ id, lastDay }, work) => endLeaveOfLeaver(work, id, lastDay),
};

const allotments: LeaverPart = { end: ({ id }, { transaction }) => endAllotments(transaction, id) };

const personOf = { STUDENT: 'student', EMPLOYEE: 'employee' } as const;

const transport: LeaverPart = {
  end: ({ kind, id, lastDay }, work) => endTransportOf(personOf[kind], id, lastDay, work),
};

const hostel: LeaverPart = {
  open: ({ kind, ids }, work) => openStaysOf(personOf[kind], ids, work),
  end: ({ kind, id, lastDay }, work) => endStaysOf(personOf[kind], id, lastDay, work),
};

/** Parts with something open, or to end, when an employee leaves, in this order. */
export const partsOfEmployee: readonly LeaverPart[] = [
  library,
  assets,
  storesOfLeaver,
  fees,
  payroll,
  leave,
  timetableOfLeaver,
  tasks,
  allotments,
  transport,
  hostel,
  passDrive,
  accountOfLeaver('Former employee'),
];

/** Parts with something open, or to end, when a student leaves or graduates; the student office closes accounts itself. */
export const partsOfStudent: readonly LeaverPart[] = [library, fees, storesOfLeaver, transport, hostel];
