/**
 * SQL of what concessions ask of the family of a student: whether an older brother or sister is here, who shares a
 * guardian, and whether a guardian works here, who has the national ID or the address of an employee.
 * @param student alias of `student`
 */
export const familyOf = (student: string): string => `exists (select from student_guardian a
      join student_guardian b on b.guardian_id = a.guardian_id and b.student_id <> a.student_id
      join student o on o.id = b.student_id and o.status = 'ACTIVE' and not o.archived
    where a.student_id = ${student}.id and (coalesce(o.date_of_birth, 'infinity'), o.id)
      < (coalesce(${student}.date_of_birth, 'infinity'), ${student}.id)) as "isSibling",
  exists (select from student_guardian a join guardian g on g.id = a.guardian_id
      join employee e on e.status = 'ACTIVE' and not e.archived
        and (lower(e.national_id) = lower(g.national_id) or lower(e.email) = lower(g.email))
    where a.student_id = ${student}.id) as "isStaffChild"`;
