import { worksHere } from '../hr/staff.store.ts';
import type { Catalogue } from '@school/kernel';
import { belongingsIn, isNamedIn, namesNobody } from '../../platform/sessions/belongings.ts';

/**
 * SQL: whether a user may vote in a poll, given where they are now: everyone in its audience, for a batch its students and
 * for a department its employees; a poll that names nobody asks every active student and employee. Parents do not vote
 * (POL-3).
 * @param user alias `u` of a row of "user"
 * @param poll alias of a row of poll
 */
export const electorate = (catalogue: Catalogue, user: 'u', poll: string): string => {
  const belongings = belongingsIn(catalogue, false);
  const isActive = `(${user}.employee_id is null or ${worksHere(`${user}.employee_id`)})`;
  return `(not ${user}.blocked and not ${user}.archived and ${isActive} and (${user}.entity_type <> 'PARENT' or ${user}.employee_id is not null)
    and (((${user}.entity_type <> 'ADMIN' or ${user}.employee_id is not null) and ${namesNobody(catalogue, 'poll', poll)})
      or ${isNamedIn(catalogue, 'poll', poll, belongings)}))`;
};

/** SQL: whether a poll currently takes votes. @param poll alias of a row of poll */
export const isOpen = (poll: string): string =>
  `(${poll}.open_for_polling and (${poll}.closes_at is null or ${poll}.closes_at > now()))`;
