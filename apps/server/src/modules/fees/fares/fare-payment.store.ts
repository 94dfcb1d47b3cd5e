import type { Connection } from '../../../platform/database/database.ts';
import { staff } from '../../hr/staff.store.ts';
import { keptFares } from './employee-fares.store.ts';

/** A fare with its remaining amount. */
export interface OwedFare {
  readonly employee: number;
  /** Who owes it, with their number. */
  readonly name: string;
  readonly number: string;
  /** What it is for: collection, route and stop. */
  readonly label: string;
  readonly status: string;
  /** What no payslip deducts and nobody has paid. */
  readonly left: string;
}

/** A fare, locked until the transaction ends: neither a payslip nor another payment draws on it meanwhile. */
export const owedFare = async (connection: Connection, id: number): Promise<OwedFare | undefined> => {
  await connection.query({
    name: 'fare_hold',
    text: 'select id from employee_fare where id = $1 for update',
    values: [id],
  });
  const [row] = await connection.query<OwedFare>({
    name: 'fare_owed',
    text: `select f.employee_id::float8 as employee, e.name, e.number, concat_ws(' – ', c.name, f.name) as label, f.status,
        (f.amount - coalesce(k.kept, 0))::numeric(15,2)::text as "left"
      from employee_fare f join fee_collection c on c.id = f.collection_id join ${staff} e on e.id = f.employee_id
        left join ${keptFares()} k on k.fare_id = f.id
      where f.id = $1`,
    values: [id],
  });
  return row;
};
