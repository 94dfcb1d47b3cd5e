import type { MoveTie } from '../students/move-tie.ts';

/** Register days and lessons keep a student in the batch they were marked for. */
export const attendanceTie: MoveTie = {
  label: 'attendance',
  count: ({ student, batch, since }) => `select ((select count(*) from attendance x
        where x.student_id = ${student} and x.batch_id = ${batch} and x.created_at >= ${since})
      + (select count(*) from subject_attendance x
        where x.student_id = ${student} and x.batch_id = ${batch} and x.created_at >= ${since}))::int`,
};
