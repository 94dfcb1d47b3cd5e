import type { AnyResource } from '@school/kernel';
import { batchEnrolment } from './batch-enrolment.resource.ts';
import { batchTransferItem } from './batch-transfer-item.resource.ts';
import { batchTransfer } from './batch-transfer.resource.ts';
import { electiveGroup } from './elective-group.resource.ts';
import { graduationItem } from './graduation-item.resource.ts';
import { graduation } from './graduation.resource.ts';
import { guardian } from './guardian.resource.ts';
import { studentDocument } from './student-document.resource.ts';
import { studentElective } from './student-elective.resource.ts';
import { studentGuardian } from './student-guardian.resource.ts';
import { studentPreviousMark } from './student-previous-mark.resource.ts';
import { studentSetting } from './student-setting.settings.ts';
import { student } from './student.resource.ts';

export const studentResources: readonly AnyResource[] = [
  student,
  guardian,
  studentGuardian,
  studentPreviousMark,
  studentDocument,
  batchEnrolment,
  batchTransfer,
  batchTransferItem,
  graduation,
  graduationItem,
  electiveGroup,
  studentElective,
  studentSetting,
];
