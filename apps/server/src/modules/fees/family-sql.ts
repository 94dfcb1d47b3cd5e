import { isOfStaff } from '../hr/staff.store.ts';

/**
 * SQL of what concessions ask of the family of a student: whether an older brother or sister is here, who shares a
 * guardian, and whether a guardian works here, who has the national ID or the address of an employee. Both are asked of
 * the school once and not of each student, which took a minute for nine hundred of them.
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
