import type { Behaviours } from '../../engine/behaviour.ts';
import { assignmentBehaviour } from './assignment.behaviour.ts';
import { submissionBehaviour } from './submission.behaviour.ts';

/** Rules of assignments that the definitions cannot express. */
export const assignmentBehaviours: Behaviours = {
  assignment: assignmentBehaviour,
  assignmentSubmission: submissionBehaviour,
};
