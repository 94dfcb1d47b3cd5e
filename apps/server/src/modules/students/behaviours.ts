import type { Behaviours } from '../../engine/behaviour.ts';
import { batchTransferBehaviour } from './batch-transfer.behaviour.ts';
import { graduationBehaviour } from './graduation.behaviour.ts';
import { guardianBehaviour, studentGuardianBehaviour } from './guardian.behaviour.ts';
import { studentBehaviour } from './student.behaviour.ts';

/** What the definitions of students cannot say. */
export const studentBehaviours: Behaviours = {
  student: studentBehaviour,
  guardian: guardianBehaviour,
  studentGuardian: studentGuardianBehaviour,
  batchTransfer: batchTransferBehaviour,
  graduation: graduationBehaviour,
};
