import type { AnyResource } from '@school/kernel';
import { autoCreditSetting } from './auto-credit-setting.resource.ts';
import { creditDateSetting } from './credit-date-setting.resource.ts';
import { creditDate } from './credit-date.resource.ts';
import { employeeAttendance } from './employee-attendance.resource.ts';
import { employeeLateness } from './employee-lateness.resource.ts';
import { leaveApplicationDay } from './leave-application-day.resource.ts';
import { leaveApplication } from './leave-application.resource.ts';
import { leaveCreditRun } from './leave-credit-run.resource.ts';
import { leaveDeputy } from './leave-deputy.resource.ts';
import { leaveGroupMember } from './leave-group-member.resource.ts';
import { leaveGroupType } from './leave-group-type.resource.ts';
import { leaveGroup } from './leave-group.resource.ts';
import { leaveLedgerEntry } from './leave-ledger-entry.resource.ts';
import { leaveProcessRun } from './leave-process-run.resource.ts';
import { leaveProcessSetting } from './leave-process-setting.settings.ts';
import { leaveType } from './leave-type.resource.ts';
import { leaveYear } from './leave-year.resource.ts';

export const leaveResources: readonly AnyResource[] = [
  autoCreditSetting,
  creditDateSetting,
  creditDate,
  employeeAttendance,
  employeeLateness,
  leaveApplicationDay,
  leaveApplication,
  leaveCreditRun,
  leaveDeputy,
  leaveGroupMember,
  leaveGroupType,
  leaveGroup,
  leaveLedgerEntry,
  leaveProcessRun,
  leaveProcessSetting,
  leaveType,
  leaveYear,
];
