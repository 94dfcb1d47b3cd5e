import { fieldOf, joinTableName, snakeCase } from '@school/kernel';
import type { Belonging, Catalogue } from '@school/kernel';
import { audienceKeys, isOneOfMany } from '@school/resources';
import type { AudienceKey } from '@school/resources';
import { institutionTimeZone } from '../clock/institution.ts';

/** SQL that returns arrays of ids for the user `u`. */
export type Belongings = Readonly<Record<Belonging, string>>;

const none = `'{}'::bigint[]`;

/** SQL: the day in the institution's time zone. */
const today = `(now() at time zone ${institutionTimeZone})::date`;

/**
 * SQL: whether a deputy stands in on a day: within the agreed time, while the person represented is on approved leave.
 * @param row alias of a row of `leave_deputy`
 * @param day SQL of the day
 */
export const standsIn = (row: string, day: string): string =>
  `${day} between ${row}.from_date and ${row}.to_date and exists (select from leave_application a
    where a.employee_id = ${row}.employee_id and a.status = 'APPROVED' and ${day} between a.start_date and a.end_date)`;

/** Column of a resource that refers to another one; undefined when the catalogue has neither. */
const columnTo = (catalogue: Catalogue, resource: string, to: string): string | undefined => {
  if (!catalogue.has(resource)) return undefined;
  const found = Object.entries(catalogue.resource(resource).fields).find(
    ([, field]) => field.type === 'ref' && field.to === to,
  );
  return found && `${snakeCase(found[0])}_id`;
};

const isPerson = (catalogue: Catalogue, name: string): boolean =>
  catalogue.has('user') && fieldOf(catalogue.resource('user'), name)?.type === 'ref';

/** Column of `student` that refers to the batch; undefined while the catalogue has no students who are users. */
const studentBatchColumn = (catalogue: Catalogue): string | undefined =>
  isPerson(catalogue, 'student') ? columnTo(catalogue, 'student', 'batch') : undefined;

const arrayOf = (parts: readonly (string | undefined)[]): string => {
  const found = parts.filter((part) => part !== undefined);
  return found.length === 0 ? none : `array(${found.join(' union ')})`;
};

/** Children of the user, as far as the school grants the parent access to them. */
const wardsIn = (catalogue: Catalogue): string | undefined =>
  catalogue.has('studentGuardian') && isPerson(catalogue, 'guardian')
    ? 'select k.student_id from student_guardian k where k.guardian_id = u.guardian_id and k.portal_access'
    : undefined;

/** Employees who are on approved leave today and whose deputy the user is. */
const absentIn = (catalogue: Catalogue): string | undefined =>
  catalogue.has('leaveDeputy') && isPerson(catalogue, 'employee')
    ? `select distinct s.employee_id from leave_deputy s where s.deputy_id = u.employee_id and ${standsIn('s', today)}`
    : undefined;

/** What people belong to through records about them, apart from lists of recipients. */
type Plain = Readonly<Record<Exclude<Belonging, 'userGroups'>, string>>;

const plainIn = (catalogue: Catalogue, teaching: boolean): Plain => {
  const own = studentBatchColumn(catalogue);
  const taught = teaching ? columnTo(catalogue, 'subject', 'batch') : undefined;
  const course = columnTo(catalogue, 'batch', 'course');
  const department = columnTo(catalogue, 'employee', 'employeeDepartment');
  const isEmployee = isPerson(catalogue, 'employee');
  const tutored = teaching ? columnTo(catalogue, 'batchTutor', 'batch') : undefined;
  const wards = wardsIn(catalogue);
  const taughtIds =
    taught && catalogue.has('workAllotment') && isEmployee
      ? 'select w.subject_id from work_allotment w where w.employee_id = u.employee_id'
      : undefined;
  const batches = arrayOf([
    own && `select t.${own} from student t where t.id = u.student_id and not t.archived`,
    taughtIds && `select s.${taught} from subject s where s.id in (${taughtIds})`,
    tutored && isEmployee
      ? `select b.${tutored} from batch_tutor b where b.employee_id = u.employee_id`
      : undefined,
    teaching && own && wards
      ? `select t.${own} from student t where t.id in (${wards}) and not t.archived`
      : undefined,
  ]);
  return {
    wards: arrayOf([wards]),
    standsInFor: arrayOf([absentIn(catalogue)]),
    subjects: arrayOf([taughtIds]),
    batches,
    courses: arrayOf([
      course && batches !== none
        ? `select c.${course} from batch c where c.id = any(${batches}) and c.${course} is not null`
        : undefined,
    ]),
    departments: arrayOf([
      department && isEmployee
        ? `select e.${department} from employee e where e.id = u.employee_id and e.${department} is not null`
        : undefined,
    ]),
    roleGroups: arrayOf([
      catalogue.has('roleGroup')
        ? 'select g.target_id from user_role_groups g join role_group r on r.id = g.target_id and not r.archived where g.owner_id = u.id'
        : undefined,
    ]),
  };
};

/** SQL: ids of one audience field that include the user `u`. */
const ownIds = (key: AudienceKey, belongings: Omit<Belongings, 'userGroups'>): string | undefined => {
  if (key === 'members') return 'array[u.employee_id]';
  if (key === 'people') return 'array[u.id]';
  return key === 'userGroups' ? undefined : belongings[key];
};

/** Lists of recipients that currently include the user: by name or by rule. */
const listsIn = (catalogue: Catalogue, plain: Plain): string => {
  if (!catalogue.has('userGroup')) return none;
  const group = catalogue.resource('userGroup');
  return arrayOf(
    audienceKeys.map((key) => {
      const ids = ownIds(key, plain);
      if (fieldOf(group, key)?.type !== 'refs' || ids === undefined || ids === none) return undefined;
      const kind = isOneOfMany(key) ? 'DYNAMIC' : 'STATIC';
      return `select g.id from user_group g join user_group_${snakeCase(key)} m on m.owner_id = g.id
        where m.target_id = any(${ids}) and g.kind = '${kind}' and not g.archived`;
    }),
  );
};

/**
 * Where a user belongs: students in their batch, teachers in the batches they teach or tutor, parents in those of their
 * children, employees in their department, everyone in their role groups and in the lists of recipients that include them.
 * @param teaching false where a batch means its students alone
 */
export const belongingsIn = (catalogue: Catalogue, teaching = true): Belongings => {
  const plain = plainIn(catalogue, teaching);
  return { ...plain, userGroups: listsIn(catalogue, plain) };
};

/**
 * SQL: whether the audience fields of a row include the user `u`, by name or by what they belong to (SHR-3).
 * @param resource key of the resource with the fields
 * @param row alias of the row
 */
export const isNamedIn = (
  catalogue: Catalogue,
  resource: string,
  row: string,
  belongings: Belongings,
): string => {
  const parts = audienceTables(catalogue, resource).flatMap(({ key, table }) => {
    const ids = key === 'userGroups' ? belongings.userGroups : (ownIds(key, belongings) ?? none);
    return ids === none
      ? []
      : [`exists (select from ${table} m where m.owner_id = ${row}.id and m.target_id = any(${ids}))`];
  });
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
};

/** SQL: whether all audience fields of a row are empty. */
export const namesNobody = (catalogue: Catalogue, resource: string, row: string): string =>
  audienceTables(catalogue, resource)
    .map(({ table }) => `not exists (select from ${table} m where m.owner_id = ${row}.id)`)
    .join(' and ');

/** The audience fields of a resource with their join tables. */
const audienceTables = (
  catalogue: Catalogue,
  resource: string,
): readonly { readonly key: AudienceKey; readonly table: string }[] =>
  audienceKeys
    .filter((key) => fieldOf(catalogue.resource(resource), key)?.type === 'refs')
    .map((key) => ({ key, table: joinTableName(catalogue.resource(resource), key) }));
