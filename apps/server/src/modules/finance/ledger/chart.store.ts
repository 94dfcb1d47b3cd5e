import type { Connection } from '../../../platform/database/database.ts';
import { standardChart } from '@school/resources';

const wanted = JSON.stringify(
  Object.entries(standardChart).map(([key, [code, name, type]]) => ({ key, code, name, type })),
);

/**
 * Creates the missing accounts that the product posts to. Where a school uses a code or name for something else, ours gets
 * a second account alongside it.
 */
export const ensureChart = async (connection: Connection): Promise<void> => {
  await connection.query({
    name: 'ledger_chart_make',
    text: `insert into ledger_account (code, name, type, fixed_key)
      select case when exists (select from ledger_account a where lower(btrim(a.code)) = lower(c.code))
          then c.code || '-2' else c.code end,
        case when exists (select from ledger_account a where lower(btrim(a.name)) = lower(c.name))
          then c.name || ' (2)' else c.name end,
        c.type, c.key
      from jsonb_to_recordset($1::jsonb) as c (key text, code text, name text, type text)
      where not exists (select from ledger_account a where a.fixed_key = c.key)
      on conflict do nothing`,
    values: [wanted],
  });
};
