import type { Behaviours } from '../../engine/behaviour.ts';
import { batchBehaviour } from './batch.behaviour.ts';
import { workAllotmentBehaviour } from './work-allotment.behaviour.ts';

/** What the definitions of the academic side cannot say. */
export const academicBehaviours: Behaviours = {
  batch: batchBehaviour,
  workAllotment: workAllotmentBehaviour,
};
