import type { Catalogue } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { batchTeachers, classes } from '../academics/classes.ts';
import { isInRoleGroups } from '../access/users/accounts-of.store.ts';
import { owedBy } from '../fees/left-to-pay.ts';
import { staff } from '../hr/staff.store.ts';
import { answering, guardians, roll } from '../students/roll.store.ts';
import { belongingsIn } from '../../platform/sessions/belongings.ts';

/** A student with a guardian, or who is addressed directly. */
export interface Ward {
  readonly firstName: string;
  readonly fullName: string;
  readonly admissionNo: string;
  readonly batch: string;
  readonly bySms: boolean;
  readonly byEmail: boolean;
}

export type PersonKind = 'STUDENT' | 'GUARDIAN' | 'EMPLOYEE' | 'USER';

/** A recipient of a message. */
export interface Person {
  readonly kind: PersonKind;
  readonly id: number;
  readonly firstName: string;
  readonly fullName: string;
  /** The recipient's account, if any. */
  readonly user: number | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly department: string | null;
  readonly wards: readonly Ward[];
  /** What the students still have to pay, exact; null if not requested. */
  readonly balance: string | null;
}

/** Maximum number of recipients of one message. */
export const mostPeople = 20_000;

const account = (key: string): string =>
  `select x.id, x.email, x.mobile from ${accounts} x where x.${key} = w.id and not x.archived order by x.blocked, x.id limit 1`;

/**
 * SQL: who is contacted about a student: every guardian who may sign in and the immediate contact, or the contact alone if
 * the message is for one of them; every guardian if there is no contact.
 */
const told = `(k.is_contact or (k.portal_access and not m.contacts_only) or not exists (
  select from ${answering} o where o.student_id = k.student_id and o.is_contact))`;

const named = (table: string): string => `(select target_id from message_${table} where owner_id = $1)`;

/** SQL of everyone whom the message `$1` names, with the student concerned: kind, id, ward. */
const whoSql = (lists: string): string => `
  m as (select * from message where id = $1),
  classes as (select b.id from ${classes} b cross join m where not b.archived and
    ((m.everyone and b.active) or b.id in ${named('batches')} or b.course_id in ${named('courses')} and b.active)),
  pupils as (select s.id from ${roll} s where s.batch_id in (select id from classes) and s.active),
  accounts as (select u.id, u.student_id, u.guardian_id, u.employee_id from ${accounts} u where not u.archived and not u.blocked
    and (u.id in ${named('people')}
      or ${isInRoleGroups('u.id', named('role_groups'))}
      or (exists (select from message_user_groups where owner_id = $1)
        and exists (select from message_user_groups x where x.owner_id = $1 and x.target_id = any(${lists}))))),
  who as (
    select 'STUDENT' as kind, p.id, p.id as ward from pupils p cross join m where m.include_students
    union select 'GUARDIAN', k.guardian_id, p.id from pupils p join ${answering} k on k.student_id = p.id
      cross join m where m.include_guardians and ${told}
    union select 'EMPLOYEE', e.id, null from ${staff} e cross join m where (m.everyone and m.include_employees)
      or e.id in ${named('members')} or e.department_id in ${named('departments')}
    union select 'EMPLOYEE', t.employee_id, null from ${batchTeachers} t cross join m
      where m.include_employees and t.batch_id in (select id from classes)
    union select 'STUDENT', student_id, student_id from accounts where student_id is not null
    union select 'GUARDIAN', a.guardian_id, k.student_id from accounts a
      left join ${answering} k on k.guardian_id = a.guardian_id where a.guardian_id is not null
    union select 'EMPLOYEE', employee_id, null from accounts where employee_id is not null
    union select split_part(g.person, ':', 1), split_part(g.person, ':', 2)::bigint,
      case when g.person like 'STUDENT:%' then split_part(g.person, ':', 2)::bigint end
      from birthday_greeting g where g.message_id = $1
    union select 'USER', id, null from accounts where student_id is null and guardian_id is null and employee_id is null)`;

/** SQL of a person's students, as JSON, and what they owe. */
const wards = `lateral (
  select jsonb_agg(jsonb_build_object('firstName', s.first_name,
      'fullName', s.name, 'admissionNo', s.number, 'batch', b.label, 'bySms', s.by_sms, 'byEmail', s.by_email) order by s.id) as list,
    sum(case when $2::date is not null then ${owedBy('s.id', '$2')} end)::text as balance
  from ${roll} s join ${classes} b on b.id = s.batch_id
  where s.id = any(w.wards) and s.active) ward`;

const emptied = (column: string): string => `nullif(btrim(${column}), '')`;

/**
 * Everyone whom a message currently addresses, each once, with what texts may name (SHR-3). People with a blocked account
 * are left out, as are former students and employees.
 * @param balanceOn the day of the outstanding balance, if the text names it
 */
export const peopleOf = (
  connection: Connection,
  catalogue: Catalogue,
  message: number,
  balanceOn: string | null,
): Promise<Person[]> =>
  connection.query<Person>({
    name: 'message_people',
    text: `with ${whoSql(belongingsIn(catalogue, false).userGroups)},
      one as (select kind, id, array_remove(array_agg(ward), null) as wards from who group by kind, id)
      select w.kind, w.id::float8 as id,
        coalesce(s.first_name, g.first_name, e.first_name, u.first_name) as "firstName",
        case w.kind when 'STUDENT' then s.name when 'GUARDIAN' then g.name when 'EMPLOYEE' then e.name
          else u.full_name end as "fullName",
        u.id::float8 as user,
        coalesce(${emptied('s.email')}, ${emptied('g.email')}, ${emptied('e.email')}, ${emptied('u.email')}) as email,
        coalesce(${emptied('s.mobile')}, ${emptied('s.phone')}, ${emptied('g.mobile')},
          ${emptied('e.mobile')}, ${emptied('u.mobile')}) as mobile,
        e.department, coalesce(ward.list, '[]'::jsonb) as wards, ward.balance
      from one w
        left join ${roll} s on w.kind = 'STUDENT' and s.id = w.id
        left join ${guardians} g on w.kind = 'GUARDIAN' and g.id = w.id
        left join ${staff} e on w.kind = 'EMPLOYEE' and e.id = w.id
        left join ${accounts} u on u.id = case w.kind when 'USER' then w.id
          when 'STUDENT' then (select id from (${account('student_id')}) x)
          when 'GUARDIAN' then (select id from (${account('guardian_id')}) x)
          else (select id from (${account('employee_id')}) x) end
        left join ${wards} on true
      where not coalesce(u.blocked, false) and case w.kind when 'STUDENT' then s.active
        when 'GUARDIAN' then not g.archived when 'EMPLOYEE' then e.active else true end
      order by w.kind, "fullName", w.id limit ${mostPeople + 1}`,
    values: [message, balanceOn],
  });

/** Email addresses that have opted out of mass mails. */
export const unsubscribedAddresses = async (connection: Connection): Promise<ReadonlySet<string>> => {
  const rows = await connection.query<{ address: string }>({
    name: 'message_unsubscribed',
    text: `select lower(btrim(address)) as address from email_unsubscription where active`,
  });
  return new Set(rows.map(({ address }) => address));
};
