import type { NamedUser } from '@school/domain';
import { NotFound, type Role, type StoredFile } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { sampleOf } from '../../../platform/database/part-of-rows.ts';
import { staff } from '../../hr/staff.store.ts';

/** An account as the calls about users need it. */
export interface UserRow {
  readonly id: string;
  readonly version: number;
  readonly username: string;
  readonly entity_type: Role;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly language: string | null;
  readonly employee_id: string | null;
  readonly department_id: string | null;
  readonly department_name: string | null;
  /** Files in the form in which records present them. */
  readonly photo: StoredFile | null;
  readonly blocked: boolean;
  readonly archived: boolean;
}

const columns = `u.id, u.version, u.username, u.entity_type, u.first_name, u.last_name, u.email, u.mobile,
  u.language, u.employee_id, e.department_id, e.department as department_name, (select json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size)
    from stored_file f where f.id = u.photo_id) as photo, u.blocked, u.archived`;

const accounts = `"user" u left join ${staff} e on e.id = u.employee_id`;

/** @throws NotFound for an unknown id */
export const userById = async (connection: Connection, id: number, lock = false): Promise<UserRow> => {
  const [row] = await connection.query<UserRow>({
    name: lock ? 'user_by_id_locked' : 'user_by_id',
    text: `select ${columns} from ${accounts} where u.id = $1 ${lock ? 'for update of u' : ''}`,
    values: [id],
  });
  if (!row) throw new NotFound();
  return row;
};

interface UserSelection {
  readonly entityType: string;
  readonly department: number | null;
  /** True: blocked ones only, false: the others, null: all. */
  readonly blocked: boolean | null;
}

/** Rows of a page, counted from 0. */
interface Span {
  readonly offset: number;
  readonly limit: number;
}

/** Accounts of one kind, by name; of one department for employees. Each row contains the total count. */
export const usersByType = (
  connection: Connection,
  selection: UserSelection,
  { offset, limit }: Span,
): Promise<(UserRow & { readonly total: string })[]> =>
  connection.query<UserRow & { readonly total: string }>({
    name: 'users_by_type',
    text: `select ${columns}, count(*) over () as total from ${accounts}
       where u.entity_type = $1 and not u.archived
         and ($2::bigint is null or e.department_id = $2) and ($3::boolean is null or u.blocked = $3)
       order by u.first_name, u.last_name, u.id offset $4 limit $5`,
    values: [selection.entityType, selection.department, selection.blocked, offset, limit],
  });

/** Accounts whose user name or name contains the text, at most 20: to narrow the choice, the user types more letters. */
export const usersByName = (connection: Connection, name: string): Promise<UserRow[]> =>
  connection.query<UserRow>({
    name: 'users_by_name',
    text: `select ${columns} from ${accounts} where not u.archived
         and (u.username ilike $1 or concat_ws(' ', u.first_name, u.last_name) ilike $1)
       order by u.first_name, u.last_name, u.id ${sampleOf(20)}`,
    values: [`%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`],
  });

/** What everyone who picks people may see of them. */
export const namedUser = (row: UserRow): NamedUser => ({
  id: Number(row.id),
  userID: Number(row.id),
  firstName: row.first_name,
  lastName: row.last_name ?? '',
  fullName: [row.first_name, row.last_name].filter(Boolean).join(' '),
  entityType: row.entity_type,
});

/** What members of staff see of each other when they share something (001 §3). */
export const colleague = (row: UserRow) => ({
  ...namedUser(row),
  userId: Number(row.id),
  username: row.username,
  email: row.email,
  departmentId: row.department_id === null ? null : Number(row.department_id),
  departmentName: row.department_name,
});

/** What users see of themselves, and managers of everyone. */
export const personalUser = (row: UserRow) => ({
  ...namedUser(row),
  username: row.username,
  version: row.version,
  email: row.email,
  mobile: row.mobile,
  language: row.language ?? 'en',
  employee: row.employee_id === null ? null : Number(row.employee_id),
  photo: row.photo,
  blocked: row.blocked,
});
