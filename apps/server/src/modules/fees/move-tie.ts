import type { MoveTie } from '../students/move-tie.ts';

/** A bill keeps a student in the batch it was made for, until it is cancelled. */
export const billsTie: MoveTie = {
  label: 'fees',
  count: ({ student, batch, since }) => `select count(*)::int from student_fee x
      where x.student_id = ${student} and x.batch_id = ${batch} and x.status <> 'CANCELLED' and x.created_at >= ${since}`,
};
