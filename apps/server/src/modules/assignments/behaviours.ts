import type { Behaviours } from '../../engine/behaviour.ts';
import { assignmentBehaviour } from './assignment.behaviour.ts';
import { submissionBehaviour } from './submission.behaviour.ts';

/** What the definitions of assignments cannot say. */
export const assignmentBehaviours: Behaviours = {
  assignment: assignmentBehaviour,
  assignmentSubmission: submissionBehaviour,
};
