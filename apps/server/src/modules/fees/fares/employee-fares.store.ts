import type { Connection } from '../../../platform/database/database.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';
import { staff } from '../../hr/staff.store.ts';

/**
 * SQL: fares that employees still owe or have paid through a payslip: `id`, `employee_id`, `name` (of the collection, route
 * and stop), `due_date`, `amount`. Waived or cancelled ones are excluded.
 */
export const validFares = `(select f.id, f.employee_id, concat_ws(' – ', c.name, f.name) as name, f.due_date, f.amount
  from employee_fare f join fee_collection c on c.id = f.collection_id where f.status = 'OPEN')`;

/** SQL: the part of fares paid at the counter: `fare_id`, `paid`. */
export const paidFares = `(select fare_id, sum(amount) as paid from employee_fare_payment
  where status = 'POSTED' group by fare_id)`;

let kept = '(select null::bigint as fare_id, 0.00 as kept, null::text as waiting where false)';

/** Payroll provides what payslips deduct for fares: SQL of `fare_id`, `kept`, and `waiting`, the number of an unapproved one. */
export const giveKeptFares = (relation: string): void => {
  kept = relation;
};
/** SQL of what payslips deduct and what was paid for fares: `fare_id`, `kept`, `waiting`; from then on a fare is fixed. */
export const keptFares = (): string =>
  `(select fare_id, sum(kept) as kept, min(waiting) as waiting from (
    select fare_id, kept, waiting from ${kept} k union all select fare_id, paid, null from ${paidFares} p) s group by fare_id)`;

/** What an employee owes in fares, with two decimals. */
export const faresOwedBy = async (connection: Connection, employee: number): Promise<string> => {
  const [row] = await connection.query<{ owed: string }>({
    name: 'employee_fares_owed_by',
    text: `select coalesce(sum(f.amount - coalesce(k.kept, 0)), 0)::numeric(15,2)::text as owed
      from ${validFares} f left join ${keptFares()} k on k.fare_id = f.id where f.employee_id = $1`,
    values: [employee],
  });
  return row?.owed ?? '0.00';
};

/** Locks the fares of employees until the transaction ends, so that two payslips never deduct the same one. */
export const holdFaresOf = async (connection: Connection, employees: readonly number[]): Promise<void> => {
  await connection.query({
    name: 'employee_fares_hold',
    text: 'select id from employee_fare where employee_id = any($1::bigint[]) order by id for update',
    values: [employees],
  });
};

/** A fare to be written. */
export interface FareRow {
  readonly employee: number;
  readonly name: string;
  readonly amount: string;
}

interface Written {
  readonly id: number;
  readonly version: number;
}

/** Inserts fares of a collection; an employee who already has one does not get a second. */
export const insertFares = (
  connection: Connection,
  collection: { readonly id: number; readonly dueDate: string },
  rows: readonly FareRow[],
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'employee_fares_insert',
    text: `insert into employee_fare (collection_id, due_date, employee_id, name, amount, status, created_by, updated_by)
      select $2, $3::date, employee, left(name, 200), amount, 'OPEN', $4, $4
      from jsonb_to_recordset($1::jsonb) as w (employee bigint, name text, amount numeric) order by employee
      on conflict do nothing returning id::float8 as id, version`,
    values: [JSON.stringify(rows), collection.id, collection.dueDate, actor],
  });

/** A fare that follows a seat. */
export interface HeldFare {
  readonly id: number;
  readonly name: string;
  readonly amount: string;
  readonly status: 'OPEN' | 'WAIVED' | 'CANCELLED';
  /** A payslip deducts part of it. */
  readonly isKept: boolean;
}

/** An employee's fare in a collection, locked. */
export const heldFareOf = async (
  connection: Connection,
  collection: number,
  employee: number,
): Promise<HeldFare | undefined> => {
  const [row] = await connection.query<HeldFare>({
    name: 'employee_fare_held',
    text: `select f.id::float8 as id, f.name, f.amount::text as amount, f.status, exists (select from ${keptFares()} k where k.fare_id = f.id) as "isKept"
      from employee_fare f where f.collection_id = $1 and f.employee_id = $2 for update of f`,
    values: [collection, employee],
  });
  return row;
};

/** A new amount for a fare, or its end. */
export const rewriteFare = (
  connection: Connection,
  id: number,
  { name, amount, status }: Pick<HeldFare, 'name' | 'amount' | 'status'>,
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'employee_fare_rewrite',
    text: `update employee_fare set name = left($2, 200), amount = $3::numeric, status = $4, version = version + 1,
        updated_at = now(), updated_by = $5 where id = $1 returning id::float8 as id, version`,
    values: [id, name, amount, status, actor],
  });

/** Published collections of employee fares with a day on or after the given one. */
export const collectionsWithEmployees = (
  connection: Connection,
  from: string,
): Promise<
  {
    readonly id: number;
    readonly name: string;
    readonly dueDate: string;
    readonly from: string;
    readonly to: string;
  }[]
> =>
  connection.query({
    name: 'fare_collections_with_employees',
    text: `select id::float8 as id, name, due_date::text as "dueDate", period_from::text as "from", period_to::text as "to"
      from fee_collection where basis = 'FARES' and with_employees and status = 'PUBLISHED' and not archived
        and period_to >= $1::date order by id`,
    values: [from],
  });

/** The days whose fares a published collection bills. */
export const periodOf = async (
  connection: Connection,
  collection: number,
): Promise<{ readonly from: string; readonly to: string } | undefined> => {
  const [row] = await connection.query<{ from: string; to: string }>({
    name: 'fare_collection_period',
    text: `select period_from::text as "from", period_to::text as "to" from fee_collection
      where id = $1 and status = 'PUBLISHED' and not archived`,
    values: [collection],
  });
  return row;
};

/** Fares of a collection end with it. @returns nothing where a payslip deducts part of one */
export const cancelFaresOf = async (
  connection: Connection,
  collection: number,
): Promise<readonly Written[] | undefined> => {
  await connection.query({
    name: 'employee_fares_hold_collection',
    text: 'select id from employee_fare where collection_id = $1 order by id for update',
    values: [collection],
  });
  const kept = await connection.query({
    name: 'employee_fares_kept',
    text: `select f.id from employee_fare f join ${keptFares()} k on k.fare_id = f.id
      where f.collection_id = $1 limit 1`,
    values: [collection],
  });
  if (kept.length > 0) return undefined;
  return connection.query<Written>({
    name: 'employee_fares_cancel',
    text: `update employee_fare set status = 'CANCELLED', version = version + 1, updated_at = now()
      where collection_id = $1 and status = 'OPEN' returning id::float8 as id, version`,
    values: [collection],
  });
};

/** Fares without deductions move with the day of their collection. */
export const moveFaresDue = (connection: Connection, collection: number, due: string): Promise<Written[]> =>
  connection.query<Written>({
    name: 'employee_fares_due',
    text: `update employee_fare f set due_date = $2::date, version = version + 1, updated_at = now()
      where f.collection_id = $1 and f.due_date <> $2::date and f.status = 'OPEN'
        and not exists (select from ${keptFares()} k where k.fare_id = f.id)
      returning f.id::float8 as id, f.version`,
    values: [collection, due],
  });

/** The number of an unapproved payslip that deducts part of a fare. */
export const openPayslipOf = async (connection: Connection, fare: number): Promise<string | undefined> => {
  const [row] = await connection.query<{ number: string | null }>({
    name: 'employee_fare_open_payslip',
    text: `select k.waiting as number from ${keptFares()} k where k.fare_id = $1`,
    values: [fare],
  });
  return row?.number ?? undefined;
};

/** Which of the given people work here. */
export const stillHere = async (
  connection: Connection,
  employees: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await connection.query<{ id: number }>({
    name: 'fare_employees_here',
    text: `select id::float8 as id from ${staff} e where e.active and e.id = any($1::bigint[])`,
    values: [employees],
    most: 100_000,
  });
  return new Set(rows.map(({ id }) => id));
};

/** An account notified of a fare, with the page where it is shown. */
export interface ToldAccount {
  readonly user: number;
  readonly link: string;
}

/** The accounts of an employee, with the page where fares are shown. */
export const accountsOfEmployee = (connection: Connection, employee: number): Promise<ToldAccount[]> =>
  connection.query<ToldAccount>({
    name: 'fare_accounts_of_employee',
    text: `select u.id::float8 as "user", '/transport_fee/employees' as link
      from ${accounts} u where not u.blocked and not u.archived and u.employee_id = $1 order by u.id`,
    values: [employee],
  });
