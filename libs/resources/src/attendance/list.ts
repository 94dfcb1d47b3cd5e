import type { AnyResource } from '@school/kernel';
import { attendanceLabel } from './attendance-label.resource.ts';
import { attendanceNotice } from './attendance-notice.resource.ts';
import { attendanceSetting } from './attendance-setting.settings.ts';
import { attendance } from './attendance.resource.ts';
import { markedRegister } from './marked-register.resource.ts';

export const attendanceResources: readonly AnyResource[] = [
  attendance,
  attendanceLabel,
  attendanceNotice,
  attendanceSetting,
  markedRegister,
];
