import { isOfStaff } from '../hr/staff.store.ts';

/**
 * SQL of what concessions need to know about a student's family: whether an older sibling sharing a guardian is here, and
 * whether a guardian works here, identified by an employee's national ID or address. Both are queried once for the school
 * and not per student, which took a minute for nine hundred of them.
 * @param student alias of `student`
 */
export const familyOf = (student: string): string => `${student}.id in (
    select y.id from student_guardian a join student y on y.id = a.student_id
      join student_guardian b on b.guardian_id = a.guardian_id and b.student_id <> a.student_id
      join student o on o.id = b.student_id and o.status = 'ACTIVE' and not o.archived
    where (coalesce(o.date_of_birth, 'infinity'), o.id) < (coalesce(y.date_of_birth, 'infinity'), y.id)) as "isSibling",
  ${student}.id in (
    select a.student_id from student_guardian a join guardian g on g.id = a.guardian_id
    where ${isOfStaff('lower(g.national_id)', 'lower(g.email)')}) as "isStaffChild"`;
