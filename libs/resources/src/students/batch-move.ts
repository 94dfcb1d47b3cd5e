import { f } from '@school/kernel';
import { batchKeepers } from './access.ts';

/** Data of each student moved with others: whether the move is still in effect, and the previous number. */
export const movedFields = {
  student: f.ref('student', { required: true, named: true }),
  status: f.choice(
    { DONE: 'Done', REVERTED: 'Undone' },
    { required: true, default: 'DONE', readOnly: true, tones: { DONE: 'success', REVERTED: 'neutral' } },
  ),
  oldRollNumber: f.text({ label: 'Roll number before', max: 12, readOnly: true }),
} as const;

/**
 * Saving one moves students, which a list of rows must not do automatically: it is neither imported nor changed in bulk.
 */
export const moveCalls = ['save', 'update', 'delete', 'bulk', 'import'] as const;

/** Moves are made and reverted as a whole or in part, and never changed. */
export const moveAccess = {
  read: batchKeepers,
  create: batchKeepers,
  update: batchKeepers,
} as const;
