import type { MoveTie } from '../students/move-tie.ts';

/** Days and lessons of a register keep a student in the batch for which they were marked. */
export const attendanceTie: MoveTie = {
  label: 'attendance',
  count: ({ student, batch, since }) => `select ((select count(*) from attendance x
        where x.student_id = ${student} and x.batch_id = ${batch} and x.created_at >= ${since})
      + (select count(*) from subject_attendance x
        where x.student_id = ${student} and x.batch_id = ${batch} and x.created_at >= ${since}))::int`,
};
