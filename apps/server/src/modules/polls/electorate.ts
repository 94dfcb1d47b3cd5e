import type { Catalogue } from '@school/kernel';
import { studentBatchColumn } from '../../platform/sessions/belongings.ts';

/** Whether a student stands in one of the batches of a poll; nothing while the catalogue knows no students. */
const studentOfBatch = (catalogue: Catalogue, user: string, poll: string): string => {
  const batch = studentBatchColumn(catalogue);
  if (batch === undefined) return 'false';
  return `exists (select from student s join poll_batches b on b.target_id = s.${batch}
      where s.id = ${user}.student_id and not s.archived and b.owner_id = ${poll}.id)`;
};

/**
 * SQL: whether a user may vote in a poll by where he is now. Students by their batch, employees by their department;
 * a poll that names neither asks every active student and employee. Parents do not vote.
 * @param user alias of a row of "user"
 * @param poll alias of a row of poll
 */
export const electorate = (catalogue: Catalogue, user: string, poll: string): string => {
  const asksAll = `not exists (select from poll_batches a where a.owner_id = ${poll}.id)
    and not exists (select from poll_departments a where a.owner_id = ${poll}.id)`;
  const isActive = `(${user}.employee_id is null or exists (select from employee w where w.id = ${user}.employee_id
    and w.status = 'ACTIVE' and not w.archived))`;
  const ofDepartment = `exists (select from employee w join poll_departments d on d.target_id = w.department_id
    where w.id = ${user}.employee_id and w.status = 'ACTIVE' and not w.archived and d.owner_id = ${poll}.id)`;
  return `(not ${user}.blocked and not ${user}.archived and (
    ((${user}.entity_type in ('EMPLOYEE', 'STUDENT') or ${user}.employee_id is not null) and ${isActive} and ${asksAll})
    or ${ofDepartment} or ${studentOfBatch(catalogue, user, poll)}))`;
};

/** SQL: whether a poll takes votes at the moment. @param poll alias of a row of poll */
export const isOpen = (poll: string): string =>
  `(${poll}.open_for_polling and (${poll}.closes_at is null or ${poll}.closes_at > now()))`;
