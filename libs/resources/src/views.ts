import type { AnyView, Contribution } from '@school/kernel';
import { communityContributions, communityViews } from './community/community.ts';
import { accessViews } from './access/access.views.ts';
import { assignmentContributions, assignmentViews } from './assignments/assignment.views.ts';
import { examContributions, examViews } from './assessment/exam.views.ts';
import { moderationContributions, moderationViews } from './assessment/moderation/moderation.views.ts';
import { seatingContributions, seatingViews } from './assessment/seating/seating.views.ts';
import { attendanceContributions, attendanceViews } from './attendance/attendance.views.ts';
import { certificateContributions, certificateViews } from './certificates/certificate.views.ts';
import { batchFeeContributions, batchFeeViews } from './fees/batch-fee.views.ts';
import { feeReceiptViews } from './fees/fee-receipts.views.ts';
import { feeStructureViews } from './fees/fee-structure.views.ts';
import { gateViews } from './fees/gate.views.ts';
import { feeContributions, feeViews } from './fees/fee.views.ts';
import { hostelContributions, hostelViews } from './hostel/hostel.views.ts';
import { hrContributions, hrViews } from './hr/hr.views.ts';
import { inventoryContributions, inventoryViews } from './inventory/inventory.views.ts';
import { leaveContributions, leaveViews } from './leave/leave.views.ts';
import { libraryContributions, libraryViews } from './library/library.views.ts';
import { bankContributions, bankViews } from './finance/bank/bank.views.ts';
import { onlinePaymentContributions, onlinePaymentViews } from './online-payments/online-payment.views.ts';
import { tallyContributions, tallyViews } from './tally/tally.views.ts';
import { payslipListContributions, payslipListViews } from './payroll/payslip-list.views.ts';
import { payrollContributions, payrollViews } from './payroll/payroll.views.ts';
import { onlineExamContributions, onlineExamViews } from './online-exams/online-exam.views.ts';
import { assetContributions, assetViews } from './school-assets/asset.views.ts';
import { guardianContribution, studentContributions, studentViews } from './students/student.views.ts';
import { timetableContributions, timetableViews } from './timetable/timetable.views.ts';
import { transportContributions, transportViews } from './transport/transport.views.ts';

/** Queries that pages make. */
export const views: readonly AnyView[] = [
  ...studentViews,
  ...assetViews,
  ...attendanceViews,
  ...examViews,
  ...seatingViews,
  ...moderationViews,
  ...onlineExamViews,
  ...assignmentViews,
  ...feeViews,
  ...batchFeeViews,
  ...gateViews,
  ...feeStructureViews,
  ...feeReceiptViews,
  ...bankViews,
  ...onlinePaymentViews,
  ...tallyViews,
  ...libraryViews,
  ...transportViews,
  ...hostelViews,
  ...communityViews,
  ...hrViews,
  ...leaveViews,
  ...payrollViews,
  ...payslipListViews,
  ...inventoryViews,
  ...accessViews,
  ...certificateViews,
  ...timetableViews,
];

/** What modules add to pages of others; parts of a page appear in this order. */
export const contributions: readonly Contribution[] = [
  ...studentContributions,
  ...attendanceContributions,
  ...examContributions,
  ...seatingContributions,
  ...moderationContributions,
  ...onlineExamContributions,
  ...assignmentContributions,
  ...feeContributions,
  ...batchFeeContributions,
  ...bankContributions,
  ...onlinePaymentContributions,
  ...tallyContributions,
  ...libraryContributions,
  ...transportContributions,
  ...hostelContributions,
  ...assetContributions,
  ...communityContributions,
  ...hrContributions,
  ...leaveContributions,
  ...payrollContributions,
  ...payslipListContributions,
  ...inventoryContributions,
  ...certificateContributions,
  ...timetableContributions,
  guardianContribution,
];
