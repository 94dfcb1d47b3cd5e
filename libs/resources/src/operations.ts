import type { AnyOperation } from '@school/kernel';
import { userGroupOperations } from './collaboration/user-group.operations.ts';
import { branchOperations } from './organisation/branch.operations.ts';
import { newsOperations } from './news/news.operations.ts';
import { driveItemOperations } from './drive/drive-item.operations.ts';
import { systemOperations } from './system/system.operations.ts';
import { dashboardOperations } from './reporting/dashboard.operations.ts';
import { pollOperations } from './polls/poll.operations.ts';
import { birthdayOperations } from './messages/birthday.operations.ts';
import { calendarOperations } from './calendar/calendar.operations.ts';
import { firstSignInOperations } from './access/first-sign-ins.operations.ts';
import { userOperations } from './access/user.operations.ts';
import { admissionOperations } from './students/admission.operations.ts';
import { timetablePlanOperations } from './timetable/plan.operations.ts';
import { transportOperations } from './transport/transport.operations.ts';
import { driveOperations } from './drive/drive.operations.ts';
import { libraryOperations } from './library/library.operations.ts';
import { hrOperations } from './hr/hr.operations.ts';
import { billDifferenceOperations } from './fees/bill-difference.operations.ts';
import { feePlanOperations } from './fees/fee-plan.operations.ts';
import { feeOperations } from './fees/fee.operations.ts';
import { leaveOperations } from './leave/leave.operations.ts';
import { leaveGroupOperations } from './leave/leave-group.operations.ts';
import { attendanceOperations } from './attendance/attendance.operations.ts';
import { examOperations } from './assessment/exam.operations.ts';
import { academicOperations } from './academics/academics.operations.ts';
import { payslipDecisionOperations } from './payroll/payslip-decision.operations.ts';
import { payslipOperations } from './payroll/payslip.operations.ts';
import { payrollGroupOperations } from './payroll/payroll-group.operations.ts';
import { lessonAttendanceOperations } from './attendance/lesson.operations.ts';
import { communityOperations } from './community/community.ts';
import { seatOperations } from './attendance/seat.operations.ts';
import { markFileOperations } from './assessment/mark-file.operations.ts';
import { scoreSheetOperations } from './assessment/score-sheet.operations.ts';
import { moderationOperations } from './assessment/moderation/moderation.operations.ts';
import { seatingOperations } from './assessment/seating/seating.operations.ts';
import { bankPaymentOperations } from './fees/bank-payment.operations.ts';
import { bankOperations } from './finance/bank/bank.operations.ts';
import { messageOperations } from './messages/message.operations.ts';
import { bankPackageOperations } from './online-exams/bank-package.operations.ts';
import { markingOperations } from './online-exams/marking.operations.ts';
import { sittingOperations } from './online-exams/sitting.operations.ts';
import { onlinePaymentOperations } from './online-payments/online-payment.operations.ts';
import { assetOperations } from './school-assets/asset.operations.ts';
import { studentOperations } from './students/student.operations.ts';
import { voiceNoteOperations } from './voice-notes/voice-note.operations.ts';
import { timetableOperations } from './timetable/timetable.operations.ts';

/** Verbs of the product that are more than saving a record. */
export const operations: readonly AnyOperation[] = [
  ...userGroupOperations,
  ...branchOperations,
  ...newsOperations,
  ...driveItemOperations,
  ...systemOperations,
  ...dashboardOperations,
  ...pollOperations,
  ...birthdayOperations,
  ...calendarOperations,
  ...firstSignInOperations,
  ...userOperations,
  ...admissionOperations,
  ...timetablePlanOperations,
  ...transportOperations,
  ...driveOperations,
  ...libraryOperations,
  ...hrOperations,
  ...feeOperations,
  ...billDifferenceOperations,
  ...feePlanOperations,
  ...leaveOperations,
  ...leaveGroupOperations,
  ...attendanceOperations,
  ...examOperations,
  ...academicOperations,
  ...payslipDecisionOperations,
  ...payslipOperations,
  ...payrollGroupOperations,
  ...bankPackageOperations,
  ...markingOperations,
  ...bankOperations,
  ...bankPaymentOperations,
  ...messageOperations,
  ...onlinePaymentOperations,
  ...lessonAttendanceOperations,
  ...seatOperations,
  ...markFileOperations,
  ...scoreSheetOperations,
  ...seatingOperations,
  ...moderationOperations,
  ...sittingOperations,
  ...assetOperations,
  ...studentOperations,
  ...timetableOperations,
  ...voiceNoteOperations,
  ...communityOperations,
];
