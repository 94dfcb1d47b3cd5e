import { joinTableName } from '@school/kernel';
import type { Catalogue } from '@school/kernel';
import { accounts } from '../../platform/accounts/accounts.ts';
import { belongingsIn, isNamedIn, namesNobody } from '../../platform/sessions/belongings.ts';
import { classes } from '../academics/classes.ts';
import { worksHere } from '../hr/staff.store.ts';
import { roll } from '../students/roll.store.ts';

/** SQL: whether a form takes answers now, regardless of how many it has. @param form alias of a row of form */
export const isOpenNow = (form: string): string =>
  `(${form}.status = 'PUBLISHED' and (${form}.opens_at is null or ${form}.opens_at <= now())
    and (${form}.closes_at is null or ${form}.closes_at > now()))`;

/**
 * SQL: whom forms ask, by where people are now: `form_id`, `user_id`, and where parents answer for each child `ward_id` and
 * `ward`. A form asks those of its kinds whom its audience includes, and all of them if it names nobody; for a child it
 * asks the parents who may see the child, if its batch or course is named, or the parent is (SHR-3, FRM-6).
 * @param only further condition over `f` (form) and `u` (account)
 */
export const askedBy = (catalogue: Catalogue, only: string): string => {
  const belongings = belongingsIn(catalogue);
  const resource = catalogue.resource('form');
  const nobody = `(${namesNobody(catalogue, 'form', 'f')})`;
  const named = `(${nobody} or ${isNamedIn(catalogue, 'form', 'f', belongings)})`;
  const among = (key: 'batches' | 'courses', id: string): string =>
    `exists (select from ${joinTableName(resource, key)} m where m.owner_id = f.id and m.target_id = ${id})`;
  const direct = isNamedIn(catalogue, 'form', 'f', { ...belongings, batches: none, courses: none });
  const ward = `(${nobody} or ${among('batches', 's.batch_id')} or ${among('courses', 'b.course_id')} or ${direct})`;
  return `(select f.id as form_id, u.id as user_id, w.id as ward_id, w.name as ward
    from form f join ${accounts} u on not u.blocked and not u.archived
      and (u.employee_id is null or ${worksHere('u.employee_id')})
    left join lateral (select s.id, s.name from ${roll} s left join ${classes} b on b.id = s.batch_id
      where f.answer_for = 'WARD' and u.entity_type = 'PARENT' and s.active and s.id = any(${belongings.wards})
        and ${ward}) w on true
    where (${only}) and case when f.answer_for = 'WARD' then w.id is not null
      else (u.entity_type = any(f.kinds) or (u.employee_id is not null and 'EMPLOYEE' = any(f.kinds))) and ${named} end)`;
};

const none = `'{}'::bigint[]`;
