import type { AnyResource } from '@school/kernel';
import { attendanceLabel } from './attendance-label.resource.ts';
import { attendanceNotice } from './attendance-notice.resource.ts';
import { attendanceSetting } from './attendance-setting.settings.ts';
import { attendance } from './attendance.resource.ts';
import { classSeat } from './class-seat.resource.ts';
import { lessonRegister } from './lesson-register.resource.ts';
import { markedRegister } from './marked-register.resource.ts';
import { seatPlan } from './seat-plan.resource.ts';
import { subjectAttendance } from './subject-attendance.resource.ts';

export const attendanceResources: readonly AnyResource[] = [
  attendance,
  attendanceLabel,
  attendanceNotice,
  attendanceSetting,
  classSeat,
  lessonRegister,
  markedRegister,
  seatPlan,
  subjectAttendance,
];
