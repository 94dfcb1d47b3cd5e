/**
 * SQL conditions on the user `u`: one of the students of a query, or a guardian of one of them who may sign in.
 * @param students SQL of their ids
 */
export const familiesOf = (students: string): Readonly<Record<'STUDENT' | 'GUARDIAN', string>> => ({
  STUDENT: `u.student_id in (${students})`,
  GUARDIAN: `exists (select from student_guardian g where g.guardian_id = u.guardian_id and g.portal_access
    and g.student_id in (${students}))`,
});

/**
 * SQL of the ids of active students.
 * @param which SQL condition on the student `s`
 */
export const activeStudents = (which: string): string =>
  `select s.id from student s where s.status = 'ACTIVE' and not s.archived and (${which})`;
