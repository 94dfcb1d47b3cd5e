import { accounts } from '../../platform/accounts/accounts.ts';
import type { Connection } from '../../platform/database/database.ts';
import { batchTeachers, classes, subjects, subjectTeachers } from '../academics/classes.ts';
import { staff } from '../hr/staff.store.ts';
import { chosenElectives, roll } from '../students/roll.store.ts';

/** Maximum number of rows of one kind; a school of thousands has fewer. */
const most = 200_000;

/** Batches currently taught. @param chosen only these of them; null for all */
export const batchesTaught = async (
  connection: Connection,
  chosen: readonly number[] | null,
): Promise<readonly WantedBatch[]> =>
  connection.query<WantedBatch>({
    name: 'learn_batches',
    text: `select b.id::float8 as id, b.label as name, b.course_id::float8 as course, b.course as "courseName", b.code,
        b.start_date::text as "from", b.end_date::text as "to"
      from ${classes} b where b.is_open and ($1::bigint[] is null or b.id = any($1)) order by b.id`,
    values: [chosen],
    most,
  });
export interface WantedBatch {
  readonly id: number;
  readonly name: string;
  readonly course: number;
  readonly courseName: string;
  /** Of the course. */
  readonly code: string;
  readonly from: string;
  readonly to: string;
}

const mayEnter = 'not u.blocked and not u.archived';

/** Accounts of the students in batches and of their teachers. */
export const peopleOf = (connection: Connection, batches: readonly number[]): Promise<WantedPerson[]> =>
  connection.query<WantedPerson>({
    name: 'learn_people',
    text: `select u.id::float8 as id, u.username, coalesce(s.first_name, u.first_name, u.username) as "firstName",
        coalesce(nullif(btrim(s.last_name), ''), '.') as "lastName",
        coalesce(nullif(btrim(u.email), ''), nullif(btrim(s.email), ''), '') as email, false as teaches
      from ${accounts} u join ${roll} s on s.id = u.student_id
      where s.active and ${mayEnter} and s.batch_id = any($1::bigint[])
      union all
      select u.id::float8, u.username, coalesce(e.first_name, u.first_name, u.username),
        coalesce(nullif(btrim(e.last_name), ''), '.'),
        coalesce(nullif(btrim(u.email), ''), nullif(btrim(e.email), ''), ''), true
      from ${accounts} u join ${staff} e on e.id = u.employee_id
      where e.active and ${mayEnter}
        and e.id in (select t.employee_id from ${batchTeachers} t where t.batch_id = any($1::bigint[]))
      order by 1`,
    values: [batches],
    most,
  });
export interface WantedPerson {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly teaches: boolean;
}

/** What batches are taught. */
export const subjectsOf = (connection: Connection, batches: readonly number[]): Promise<WantedSubject[]> =>
  connection.query<WantedSubject>({
    name: 'learn_subjects',
    text: `select j.id::float8 as id, j.name, j.code, j.batch_id::float8 as batch, b.label
      from ${subjects} j join ${classes} b on b.id = j.batch_id
      where not j.archived and j.batch_id = any($1::bigint[]) order by j.id`,
    values: [batches],
    most,
  });
export interface WantedSubject {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly batch: number;
  /** Of the batch. */
  readonly label: string;
}

/** Who learns and who teaches what: for electives, those who chose them. */
export const enrolmentsOf = (
  connection: Connection,
  batches: readonly number[],
): Promise<WantedEnrolment[]> =>
  connection.query<WantedEnrolment>({
    name: 'learn_enrolments',
    text: `select u.id::float8 as "user", j.id::float8 as subject, false as teaches,
        concat(u.name, ' – ', j.name) as name
      from ${roll} s join ${accounts} u on u.student_id = s.id join ${subjects} j on j.batch_id = s.batch_id
      where s.active and ${mayEnter} and not j.archived and s.batch_id = any($1::bigint[])
        and (j.elective_group_id is null
          or exists (select from ${chosenElectives} c where c.student_id = s.id and c.subject_id = j.id))
      union all
      select u.id::float8, j.id::float8, true, concat(u.name, ' – ', j.name)
      from ${subjectTeachers} t join ${subjects} j on j.id = t.subject_id
        join ${staff} e on e.id = t.employee_id and e.active join ${accounts} u on u.employee_id = e.id
      where ${mayEnter} and not j.archived and j.batch_id = any($1::bigint[])
      order by 2, 1`,
    values: [batches],
    most,
  });
export interface WantedEnrolment {
  readonly user: number;
  readonly subject: number;
  readonly teaches: boolean;
  readonly name: string;
}

/** Platform accounts of students who no longer learn here. Teachers are never among them. */
export const studentsGone = (connection: Connection): Promise<WantedPerson[]> =>
  connection.query<WantedPerson>({
    name: 'learn_gone',
    text: `select u.id::float8 as id, u.username, coalesce(s.first_name, u.first_name, u.username) as "firstName",
        coalesce(nullif(btrim(s.last_name), ''), '.') as "lastName",
        coalesce(nullif(btrim(u.email), ''), nullif(btrim(s.email), ''), '') as email, false as teaches
      from learn_mapping m join ${accounts} u on u.id::text = m.local_id join ${roll} s on s.id = u.student_id
      where m.entity_type = 'USER' and not (s.active and ${mayEnter}) order by u.id`,
    most,
  });

/** Which of the given accounts belong to students. */
export const studentAccounts = async (
  connection: Connection,
  users: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await connection.query<{ readonly id: number }>({
    name: 'learn_student_accounts',
    text: `select u.id::float8 as id from ${accounts} u where u.id = any($1::bigint[]) and u.student_id is not null`,
    values: [users],
    most,
  });
  return new Set(rows.map(({ id }) => id));
};
