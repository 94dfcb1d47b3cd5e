import type { Role } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { classes } from '../../academics/classes.ts';
import { staff } from '../../hr/staff.store.ts';

/** Whose accounts: of one kind, of all classes or some. */
export interface Chosen {
  readonly people: 'STUDENT' | 'PARENT' | 'EMPLOYEE';
  readonly course: number | null;
  readonly batch: number | null;
}

/** An account with the place where its owner can be found. */
export interface NewAccount {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  /** Class of a student or of a guardian's first child, department of an employee; empty if there is none. */
  readonly place: string;
  /** Names of the children of a guardian. */
  readonly children: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** Also those who were given one manually. */
  readonly firstPasswordAt: string | null;
  readonly lastLoginAt: string | null;
}

const person = (alias: string): string => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`;
const narrowed = `($1::bigint is null or b.course_id = $1) and ($2::bigint is null or b.id = $2)`;
const classOf = 'b.id as place_id, b.label as place, b.sort_order as place_order';
const inClass = `${classes} b on b.id = s.batch_id`;

/** Owner of each account with class or department: `owner_id`, `place`, `place_order`, `children`. */
const owners: Readonly<Record<Chosen['people'], string>> = {
  STUDENT: `select s.id as owner_id, ${classOf}, '' as children from student s join ${inClass}
    where s.status = 'ACTIVE' and not s.archived and ${narrowed}`,
  PARENT: `select distinct on (g.guardian_id) g.guardian_id as owner_id, ${classOf},
      string_agg(${person('s')}, ', ') over (partition by g.guardian_id) as children
    from student_guardian g join student s on s.id = g.student_id join ${inClass}
    where s.status = 'ACTIVE' and not s.archived and g.portal_access and ${narrowed}
    order by g.guardian_id, b.sort_order, b.code, b.name, s.id`,
  EMPLOYEE: `select e.id as owner_id, e.department_id as place_id, e.department as place, 0 as place_order, '' as children
    from ${staff} e where e.active and $1::bigint is null and $2::bigint is null`,
};

const ownerColumns: Readonly<Record<Chosen['people'], string>> = {
  STUDENT: 'student_id',
  PARENT: 'guardian_id',
  EMPLOYEE: 'employee_id',
};

/** Accounts of current members, class by class; blocked and archived ones are left out. */
export const newAccounts = (
  connection: Connection,
  { people, course, batch }: Chosen,
): Promise<NewAccount[]> =>
  connection.query<NewAccount>({
    name: `first_sign_in_accounts_${people.toLowerCase()}`,
    text: `select u.id::float8 as id, ${person('u')} as name, u.username, coalesce(o.place, '') as place, o.children,
        u.email, u.mobile, coalesce(u.first_password_at, p.changed_at) as "firstPasswordAt", u.last_login_at as "lastLoginAt"
      from (${owners[people]}) o join "user" u on u.${ownerColumns[people]} = o.owner_id
        left join user_credential p on p.user_id = u.id
      where u.entity_type = '${people}' and not u.blocked and not u.archived
      order by o.place_order, o.place, o.place_id, lower(u.first_name), lower(coalesce(u.last_name, '')), u.id`,
    values: [course, batch],
  });

/** An account at the moment it gets a password. */
export interface HeldAccount {
  readonly id: number;
  readonly entity_type: Role;
  /** The user has signed in, or was blocked in the meantime. */
  readonly isInUse: boolean;
  /** It was given one by the same job before the server died. */
  readonly isDone: boolean;
}

/** Locks an account until its password is stored. @param since when the job was started */
export const holdAccount = async (
  connection: Connection,
  id: number,
  since: string,
): Promise<HeldAccount | undefined> => {
  const [row] = await connection.query<HeldAccount>({
    name: 'first_sign_in_hold',
    text: `select id::float8 as id, entity_type, last_login_at is not null or blocked or archived as "isInUse",
        coalesce(first_password_at >= $2::timestamptz, false) as "isDone" from "user" where id = $1 for update`,
    values: [id, since],
  });
  return row;
};

/** Records when the account was given its first password. */
export const noteFirstPassword = async (connection: Connection, id: number, by: number): Promise<void> => {
  await connection.query({
    name: 'first_sign_in_given',
    text: `update "user" set first_password_at = now(), version = version + 1, updated_at = now(), updated_by = $2
      where id = $1`,
    values: [id, by],
  });
};
