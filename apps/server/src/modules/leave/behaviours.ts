import type { Behaviours } from '../../engine/behaviour.ts';
import { leaveApplicationBehaviour } from './applications/leave-application.behaviour.ts';
import { employeeAttendanceBehaviour } from './attendance/employee-attendance.behaviour.ts';
import { employeeLatenessBehaviour } from './attendance/employee-lateness.behaviour.ts';
import { creditDateSettingBehaviour } from './credit/credit-date-setting.behaviour.ts';
import { leaveGroupMemberBehaviour } from './groups/leave-group-member.behaviour.ts';
import { leaveGroupBehaviour } from './groups/leave-group.behaviour.ts';
import { leaveProcessRunBehaviour } from './years/leave-process-run.behaviour.ts';
import { leaveYearBehaviour } from './years/leave-year.behaviour.ts';

/** Leave and attendance rules that the definitions cannot express. */
export const leaveBehaviours: Behaviours = {
  creditDateSetting: creditDateSettingBehaviour,
  employeeAttendance: employeeAttendanceBehaviour,
  employeeLateness: employeeLatenessBehaviour,
  leaveApplication: leaveApplicationBehaviour,
  leaveGroup: leaveGroupBehaviour,
  leaveGroupMember: leaveGroupMemberBehaviour,
  leaveProcessRun: leaveProcessRunBehaviour,
  leaveYear: leaveYearBehaviour,
};
