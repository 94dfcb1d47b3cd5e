import type { Behaviours } from '../../engine/behaviour.ts';
import type { LeaverPart } from '../leaver-part.ts';
import { batchTransferBehaviour } from './batch-transfer.behaviour.ts';
import { graduationBehaviour } from './graduation.behaviour.ts';
import { guardianBehaviour, studentGuardianBehaviour } from './guardian.behaviour.ts';
import { studentBehaviour } from './student.behaviour.ts';

/** Student rules that the definitions cannot express. @param parts what modules do when a student leaves */
export const studentBehaviours = (parts: readonly LeaverPart[]): Behaviours => ({
  student: studentBehaviour(parts),
  guardian: guardianBehaviour,
  studentGuardian: studentGuardianBehaviour,
  batchTransfer: batchTransferBehaviour,
  graduation: graduationBehaviour(parts),
});
