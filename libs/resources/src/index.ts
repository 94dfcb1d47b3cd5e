import { createCatalogue } from '@school/kernel';
import { documents } from './documents.ts';
import { admissionResources } from './admissions/list.ts';
import { admissionReports } from './admissions/reports.ts';
import { alertResources } from './alerts/list.ts';
import { academicScreens } from './academics/screens.ts';
import { alertScreens } from './alerts/screens.ts';
import { assessmentResources } from './assessment/list.ts';
import { cceResources } from './assessment/cce/list.ts';
import { cceReports } from './assessment/cce/cce.reports.ts';
import { icseResources } from './assessment/icse/list.ts';
import { icseReports } from './assessment/icse/icse.reports.ts';
import { seatingResources } from './assessment/seating/list.ts';
import { gradebookResources } from './assessment/gradebook/list.ts';
import { assessmentReports } from './assessment/reports.ts';
import { assessmentScreens } from './assessment/screens.ts';
import { academicPages } from './academics/academics.pages.ts';
import { academicResources } from './academics/list.ts';
import { attendanceResources } from './attendance/list.ts';
import { attendanceReports } from './attendance/reports.ts';
import { attendanceScreens } from './attendance/screens.ts';
import { accessResources } from './access/list.ts';
import { privileges } from './access/privileges.ts';
import { certificatePages, certificateScreens } from './certificates/certificate.pages.ts';
import { certificateResources } from './certificates/list.ts';
import { calendarResources } from './calendar/list.ts';
import { calendarScreens } from './calendar/screens.ts';
import { driveResources } from './drive/list.ts';
import { driveScreens } from './drive/screens.ts';
import { batchFeePages } from './fees/batch-fee.views.ts';
import { feeReceiptPages } from './fees/fee-receipts.views.ts';
import { feeStructurePages } from './fees/fee-structure.views.ts';
import { leavePages } from './leave/leave.pages.ts';
import { gatePages } from './fees/gate.views.ts';
import { headWisePages } from './fees/head-wise.reports.ts';
import { feeResources } from './fees/list.ts';
import { feeReports } from './fees/reports.ts';
import { feeScreens } from './fees/screens.ts';
import { financeResources } from './finance/list.ts';
import { financeReports } from './finance/reports.ts';
import { hrResources } from './hr/list.ts';
import { hrReports } from './hr/reports.ts';
import { inventoryResources } from './inventory/list.ts';
import { inventoryReports } from './inventory/reports.ts';
import { hostelResources } from './hostel/list.ts';
import { hostelPages } from './hostel/hostel.pages.ts';
import { hostelReports } from './hostel/hostel.reports.ts';
import { leaveResources } from './leave/list.ts';
import { leaveReports } from './leave/reports.ts';
import { leaveScreens } from './leave/screens.ts';
import { libraryResources } from './library/list.ts';
import { libraryReports } from './library/reports.ts';
import { libraryScreens } from './library/screens.ts';
import { onlineExamScreens } from './online-exams/screens.ts';
import { onlineExamResources } from './online-exams/list.ts';
import { onlineExamReports } from './online-exams/statistics.reports.ts';
import { menuGroups } from './menu/groups.ts';
import { hubScreens } from './menu/hubs.screens.ts';
import { onlinePaymentResources } from './online-payments/list.ts';
import { onlinePaymentScreens } from './online-payments/screens.ts';
import { reportingResources } from './reporting/list.ts';
import { reportingScreens } from './reporting/screens.ts';
import { reportingReports } from './reporting/transfer.reports.ts';
import { tallyResources } from './tally/list.ts';
import { tallyPages } from './tally/tally.views.ts';
import { messageResources } from './messages/list.ts';
import { messageScreens } from './messages/screens.ts';
import { newsResources } from './news/list.ts';
import { newsScreens } from './news/screens.ts';
import { features } from './menu/features.ts';
import { organisationResources } from './organisation/list.ts';
import { organisationScreens } from './organisation/screens.ts';
import { payrollResources } from './payroll/list.ts';
import { payrollReports } from './payroll/reports.ts';
import { financePayrollScreens } from './payroll/finance.screens.ts';
import { payslipPages } from './payroll/payslip.pages.ts';
import { payrollScreens } from './payroll/screens.ts';
import { pollResources } from './polls/list.ts';
import { studentReports } from './students/reports.ts';
import { studentResources } from './students/list.ts';
import { studentScreens } from './students/screens.ts';
import { studentPages } from './students/student.pages.ts';
import { transportResources } from './transport/list.ts';
import { transportReports } from './transport/reports.ts';
import { transportScreens } from './transport/screens.ts';
import { timetableResources } from './timetable/list.ts';
import { timetableReports } from './timetable/reports.ts';
import { timetablePages, timetableScreens } from './timetable/screens.ts';
import { assignmentResources } from './assignments/list.ts';
import { communityPages, communityResources, communityScreens } from './community/community.ts';
import { collaborationResources } from './collaboration/list.ts';
import { taskResources } from './tasks/list.ts';
import { schoolAssetResources } from './school-assets/list.ts';
import { voiceNoteResources } from './voice-notes/list.ts';
import { systemResources } from './system/list.ts';
import { systemScreens } from './system/screens.ts';
import { operations } from './operations.ts';
import { contributions, views } from './views.ts';

export { documentTemplates } from './documents.ts';
export { features } from './menu/features.ts';
export { noticeText, notificationEvents, notificationEventsFor } from './organisation/notification-events.ts';
export type { NotificationEventKey } from './organisation/notification-events.ts';
export { fontNames, themeColour, themeColours } from './organisation/theme-colours.ts';
export { firstListEntries } from './organisation/lookup-lists.ts';
export { renamesOf, terms } from './organisation/terms.ts';
export type { CustomWord, Rename } from './organisation/terms.ts';

/** Everything the product consists of. */
export const catalogue = createCatalogue({
  resources: [
    ...organisationResources,
    ...accessResources,
    ...systemResources,
    ...hrResources,
    ...leaveResources,
    ...payrollResources,
    ...newsResources,
    ...academicResources,
    ...timetableResources,
    ...studentResources,
    ...admissionResources,
    ...attendanceResources,
    ...assessmentResources,
    ...cceResources,
    ...icseResources,
    ...gradebookResources,
    ...seatingResources,
    ...onlineExamResources,
    ...inventoryResources,
    ...financeResources,
    ...feeResources,
    ...onlinePaymentResources,
    ...reportingResources,
    ...schoolAssetResources,
    ...tallyResources,
    ...transportResources,
    ...assignmentResources,
    ...communityResources,
    ...driveResources,
    ...pollResources,
    ...calendarResources,
    ...taskResources,
    ...collaborationResources,
    ...voiceNoteResources,
    ...alertResources,
    ...messageResources,
    ...libraryResources,
    ...hostelResources,
    ...certificateResources,
  ],
  reports: [
    ...hrReports,
    ...leaveReports,
    ...payrollReports,
    ...libraryReports,
    ...admissionReports,
    ...studentReports,
    ...attendanceReports,
    ...assessmentReports,
    ...cceReports,
    ...icseReports,
    ...inventoryReports,
    ...financeReports,
    ...feeReports,
    ...transportReports,
    ...hostelReports,
    ...onlineExamReports,
    ...timetableReports,
    ...reportingReports,
  ],
  documents,
  screens: [
    ...systemScreens,
    ...hubScreens,
    ...organisationScreens,
    ...leaveScreens,
    ...newsScreens,
    ...messageScreens,
    ...communityScreens,
    ...calendarScreens,
    ...driveScreens,
    ...payrollScreens,
    ...financePayrollScreens,
    ...alertScreens,
    ...onlinePaymentScreens,
    ...studentScreens,
    ...academicScreens,
    ...libraryScreens,
    ...attendanceScreens,
    ...assessmentScreens,
    ...onlineExamScreens,
    ...feeScreens,
    ...transportScreens,
    ...certificateScreens,
    ...timetableScreens,
    ...reportingScreens,
  ],
  privileges,
  menu: menuGroups,
  features,
  operations,
  views,
  pages: [
    ...academicPages,
    ...studentPages,
    ...batchFeePages,
    ...gatePages,
    ...feeStructurePages,
    ...leavePages,
    ...feeReceiptPages,
    ...headWisePages,
    ...hostelPages,
    ...payslipPages,
    ...tallyPages,
    ...certificatePages,
    ...timetablePages,
    ...communityPages,
  ],
  contributions,
});

export { firstAttendanceLabels } from './attendance/first-labels.ts';
export { monthKey } from './attendance/reports.ts';
export { bookedModes } from './finance/payment.fields.ts';
export { fixedHeads, type FixedCategory } from './finance/fixed-heads.ts';
export { standardChart, type AccountKey } from './finance/ledger/standard-chart.ts';
export { builtInRoleGroups } from './access/role-groups.ts';
export { driveSetting } from './drive/drive-setting.settings.ts';
export * from './alerts/offsets.ts';
export * from './alerts/reminder-kinds.ts';
export * from './drive/limits.ts';
export * from './calendar/limits.ts';
export { audienceKeys, isOneOfMany } from './collaboration/audience.ts';
export type { AudienceKey } from './collaboration/audience.ts';
export { pollAudienceKeys } from './polls/audience.ts';
export type { PollAudienceKey } from './polls/audience.ts';
export * from './messages/tokens.ts';
export { messageStaff, messageWriters } from './messages/access.ts';
export * from './news/audience.ts';
export * from './messages/message.operations.ts';
export * from './collaboration/user-group.operations.ts';
export * from './organisation/branch.operations.ts';
export * from './news/news.operations.ts';
export * from './drive/drive-item.operations.ts';
export * from './system/system.operations.ts';
export * from './reporting/dashboard.operations.ts';
export * from './polls/poll.operations.ts';
export * from './messages/birthday.operations.ts';
export * from './calendar/calendar.operations.ts';
export * from './access/first-sign-ins.operations.ts';
export * from './access/user.operations.ts';
export * from './students/admission.operations.ts';
export * from './timetable/plan.operations.ts';
export * from './transport/transport.operations.ts';
export * from './drive/drive.operations.ts';
export * from './library/library.operations.ts';
export * from './hr/hr.operations.ts';
export * from './fees/fee.operations.ts';
export * from './leave/leave.operations.ts';
export * from './leave/leave-group.operations.ts';
export * from './attendance/attendance.operations.ts';
export * from './assessment/exam.operations.ts';
export * from './academics/academics.operations.ts';
export * from './payroll/payslip-decision.operations.ts';
export * from './payroll/payslip.operations.ts';
export * from './payroll/payroll-group.operations.ts';
export * from './payroll/payroll-rights.ts';
export * from './attendance/attendance-rights.ts';
export * from './fees/bank-payment.operations.ts';
export * from './fees/bill-difference.operations.ts';
export * from './fees/fee-plan.operations.ts';
export * from './finance/bank/bank.operations.ts';
export * from './online-payments/online-payment.operations.ts';
export * from './students/student.operations.ts';
export * from './community/operations.ts';
export * from './assessment/mark-file.operations.ts';
export * from './assessment/score-sheet.operations.ts';
export * from './assessment/moderation/moderation.operations.ts';
export * from './assessment/seating/seating.operations.ts';
export * from './attendance/lesson.operations.ts';
export * from './attendance/seat.operations.ts';
export * from './timetable/exchange.operations.ts';
export * from './timetable/timetable.operations.ts';
export * from './voice-notes/voice-note.operations.ts';
export * from './online-exams/bank-package.operations.ts';
export * from './online-exams/marking.operations.ts';
export * from './online-exams/sitting.operations.ts';
export * from './school-assets/asset.operations.ts';
export * from './school-assets/asset-values.ts';
export * from './polls/limits.ts';
export * from './payroll/sent-payslips.ts';
export * from './attendance/sent-cells.ts';
export * from './leave/sent-days.ts';
export * from './fees/sent-bill-changes.ts';
export * from './academics/sent-subjects.ts';
export * from './leave/sent-settings.ts';
export * from './students/sent-moves.ts';
export * from './assessment/sent-exams.ts';
export { copiedSubjectFields } from './academics/subject.fields.ts';
