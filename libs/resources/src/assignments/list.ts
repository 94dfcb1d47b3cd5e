import type { AnyResource } from '@school/kernel';
import { assignmentFile } from './assignment-file.resource.ts';
import { assignmentSubmissionFile } from './assignment-submission-file.resource.ts';
import { assignmentSubmission } from './assignment-submission.resource.ts';
import { assignment } from './assignment.resource.ts';

export const assignmentResources: readonly AnyResource[] = [
  assignment,
  assignmentFile,
  assignmentSubmission,
  assignmentSubmissionFile,
];
