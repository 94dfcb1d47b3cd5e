import type { MoveTie } from '../students/move-tie.ts';

/** Marks keep a student in the batch whose exam they wrote. */
export const marksTie: MoveTie = {
  label: 'marks',
  count: ({
    student,
    batch,
    since,
  }) => `select count(*)::int from exam_score x join exam e on e.id = x.exam_id
      where x.student_id = ${student} and e.batch_id = ${batch} and x.created_at >= ${since}`,
};
