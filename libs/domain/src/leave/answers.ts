import type { AttendanceRegister, LeaveStanding, LeaveDecisionFacts, AwayRow, GroupPerson } from './wire.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    staffRegister: AttendanceRegister;
    leaveStanding: LeaveStanding;
    leaveToDecide: readonly LeaveDecisionFacts[];
    employeesAway: readonly AwayRow[];
    employeesOfLeaveGroup: readonly GroupPerson[];
    leaveGroupOfDepartment: readonly GroupPerson[];
    employeesWithoutLeaveGroup: readonly GroupPerson[];
    leaveEmployeesByNumber: readonly GroupPerson[];
    leaveEmployeesFound: readonly GroupPerson[];
  }
}
