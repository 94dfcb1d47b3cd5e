import { fixedHeads, type FixedCategory } from '@school/resources';
import type { Connection } from '../../platform/database/database.ts';

const find = async (connection: Connection, key: FixedCategory): Promise<number | undefined> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'finance_category_fixed',
    text: 'select id::float8 as id from finance_transaction_category where fixed_key = $1',
    values: [key],
  });
  return row?.id;
};

/** The head something is booked under; created when first needed, alongside one of the same name if there is one. */
export const fixedCategory = async (connection: Connection, key: FixedCategory): Promise<number> => {
  const found = await find(connection, key);
  if (found !== undefined) return found;
  const [name, direction] = fixedHeads[key];
  await connection.query({
    name: 'finance_category_fixed_make',
    text: `insert into finance_transaction_category (name, direction, fixed_key)
      select case when exists (select from finance_transaction_category c
          where lower(btrim(c.name)) = lower($1::text)) then $1::text || ' (2)' else $1::text end, $2, $3
      on conflict do nothing`,
    values: [name, direction, key],
  });
  const made = await find(connection, key);
  if (made === undefined) throw new Error(`No finance category for ${key}.`);
  return made;
};
