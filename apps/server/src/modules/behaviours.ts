import type { Behaviours } from '../engine/behaviour.ts';
import { academicBehaviours } from './academics/behaviours.ts';
import { admissionBehaviours } from './admissions/behaviours.ts';
import { assessmentBehaviours } from './assessment/behaviours.ts';
import { accessBehaviours } from './access/behaviours/behaviours.ts';
import { assignmentBehaviours } from './assignments/behaviours.ts';
import { disciplineBehaviours } from './discipline/behaviours.ts';
import { galleryBehaviours } from './galleries/behaviours.ts';
import { withPhotoConsent } from './galleries/photo-consent.ts';
import { formBehaviours } from './forms/behaviours.ts';
import { alumniBehaviours } from './alumni/behaviours.ts';
import { placementBehaviours } from './placement/behaviours.ts';
import { remarkBehaviours } from './remarks/behaviours.ts';
import { reminderSettingBehaviours } from './alerts/reminder-setting.behaviour.ts';
import { withReminders } from './alerts/with-reminders.ts';
import { attendanceBehaviours } from './attendance/attendance.behaviour.ts';
import { calendarEventBehaviour } from './calendar/calendar-event.behaviour.ts';
import { certificateBehaviours } from './certificates/behaviours.ts';
import { collaborationBehaviours } from './collaboration/behaviours.ts';
import { withDrives } from './drive/leaving/account-drive.ts';
import { feeBehaviours } from './fees/behaviours.ts';
import { financeBehaviours } from './finance/behaviours.ts';
import { schoolAssetBehaviours } from './school-assets/behaviours.ts';
import { hostelBehaviours } from './hostel/behaviours.ts';
import { hrBehaviours } from './hr/behaviours.ts';
import { inventoryBehaviours } from './inventory/behaviours.ts';
import { withIndents } from './inventory/pass-indents.ts';
import { leaveBehaviours } from './leave/behaviours.ts';
import { partsOfEmployee, partsOfStudent } from './leavers.ts';
import { libraryBehaviours } from './library/behaviours.ts';
import { messageBehaviours } from './messages/behaviours.ts';
import { newsBehaviour } from './news/news.behaviour.ts';
import { onlinePaymentBehaviours } from './online-payments/behaviours.ts';
import { learnBehaviours } from './learn/behaviours.ts';
import { tallyBehaviours } from './tally/behaviours.ts';
import { onlineExamBehaviours } from './online-exams/behaviours.ts';
import { payrollBehaviours } from './payroll/behaviours.ts';
import { pollBehaviour } from './polls/poll.behaviour.ts';
import { customReportBehaviour } from './reporting/own-reports/custom-report.behaviour.ts';
import { studentBehaviours } from './students/behaviours.ts';
import { timetableBehaviours } from './timetable/behaviours.ts';
import { transportBehaviours } from './transport/behaviours.ts';
import { voiceNoteBehaviour } from './voice-notes/voice-note.behaviour.ts';
import { taskBehaviour } from './tasks/task.behaviour.ts';
import { featureAccessBehaviour } from './organisation/feature-access.behaviour.ts';
import { institutionSettingBehaviour } from './system/institution-setting.behaviour.ts';

/** What the catalogue cannot express about a resource, by resource key. */
export const behaviours: Behaviours = withReminders(
  withDrives(
    withPhotoConsent({
      ...academicBehaviours,
      ...accessBehaviours,
      institutionSetting: institutionSettingBehaviour,
      featureAccess: featureAccessBehaviour,
      calendarEvent: calendarEventBehaviour,
      ...withIndents(hrBehaviours(partsOfEmployee)),
      ...inventoryBehaviours,
      ...leaveBehaviours,
      ...libraryBehaviours,
      ...messageBehaviours,
      news: newsBehaviour,
      ...payrollBehaviours,
      poll: pollBehaviour,
      task: taskBehaviour,
      ...studentBehaviours(partsOfStudent),
      ...admissionBehaviours,
      ...attendanceBehaviours,
      ...assessmentBehaviours,
      ...onlineExamBehaviours,
      ...financeBehaviours,
      ...feeBehaviours,
      ...onlinePaymentBehaviours,
      customReport: customReportBehaviour,
      ...tallyBehaviours,
      ...learnBehaviours,
      ...timetableBehaviours,
      ...transportBehaviours,
      ...hostelBehaviours,
      ...schoolAssetBehaviours,
      ...certificateBehaviours,
      ...assignmentBehaviours,
      ...remarkBehaviours,
      ...disciplineBehaviours,
      ...placementBehaviours,
      ...alumniBehaviours,
      ...formBehaviours,
      ...galleryBehaviours,
      voiceNote: voiceNoteBehaviour,
      ...collaborationBehaviours,
      ...reminderSettingBehaviours,
    }),
  ),
);
