import { NotFound } from '@school/kernel';
import type { CategoryType, PaybookColumn, PaybookEmployee, PaybookRegister } from '@school/domain';
import { addMoney } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

interface Definition {
  readonly id: number;
  readonly name: string;
  readonly fromPeriod: string;
  readonly toPeriod: string;
  readonly states: readonly string[];
  readonly shows: readonly string[];
  readonly groups: readonly { readonly id: number; readonly name: string }[];
}

const definitionOf = async (connection: Connection, id: number): Promise<Definition> => {
  const [row] = await connection.query<Definition>({
    name: 'paybook',
    text: `SELECT b.id::float8 AS id, b.name, b.from_period::text AS "fromPeriod", b.to_period::text AS "toPeriod",
        to_jsonb(b.states) AS states, to_jsonb(b.shows) AS shows,
        coalesce((SELECT json_agg(json_build_object('id', g.id, 'name', g.name) ORDER BY r.position)
          FROM paybook_groups r JOIN payroll_group g ON g.id = r.target_id WHERE r.owner_id = b.id), '[]') AS groups
      FROM paybook b WHERE b.id = $1`,
    values: [id],
  });
  if (!row) throw new NotFound();
  return row;
};

interface Row extends Omit<PaybookEmployee, 'amounts'> {
  readonly lines: readonly {
    readonly code: string;
    readonly label: string;
    readonly type: CategoryType;
    readonly place: number;
    readonly amount: string;
  }[];
}

const rowsOf = (
  connection: Connection,
  { fromPeriod, toPeriod, states, groups }: Definition,
): Promise<Row[]> =>
  connection.query<Row>({
    name: 'paybook_rows',
    text: `WITH slips AS (SELECT * FROM payslip s WHERE s.pay_period BETWEEN $1 AND $2 AND s.status = ANY ($3::text[])
          AND NOT s.archived AND (cardinality($4::bigint[]) = 0 OR s.group_id = ANY ($4))),
        latest AS (SELECT DISTINCT ON (employee_id) * FROM slips ORDER BY employee_id, pay_period DESC, id DESC),
        sums AS (SELECT employee_id, count(*)::int AS payslips, sum(earnings_total)::text AS "earningsTotal",
          sum(deductions_total)::text AS "deductionsTotal", sum(net_pay)::text AS "netPay",
          trim_scale(sum(days_present))::text AS "daysPresent", trim_scale(sum(lop_days))::text AS "lopDays"
          FROM slips GROUP BY employee_id),
        lines AS (SELECT s.employee_id, l.code, max(l.label) AS label, l.type, min(coalesce(c.display_order, 9999)) AS place,
          sum(l.amount)::text AS amount FROM slips s JOIN payslip_line l ON l.payslip_id = s.id
          LEFT JOIN payroll_category c ON c.id = l.category_id GROUP BY s.employee_id, l.code, l.type)
      SELECT e.employee_id::float8 AS id, e.employee_name AS name, e.employee_number AS number,
        coalesce(e.department_name, '') AS department, coalesce(e.position_name, '') AS position,
        coalesce((SELECT string_agg(b.value ->> 'value', ' · ' ORDER BY b.place)
          FROM jsonb_array_elements(coalesce(e.bank_snapshot, '[]'::jsonb)) WITH ORDINALITY b(value, place)), '') AS account,
        n.payslips, n."earningsTotal", n."deductionsTotal", n."netPay", n."daysPresent", n."lopDays",
        coalesce((SELECT json_agg(json_build_object('code', l.code, 'label', l.label, 'type', l.type, 'place', l.place,
          'amount', l.amount)) FROM lines l WHERE l.employee_id = e.employee_id), '[]') AS lines
      FROM latest e JOIN sums n ON n.employee_id = e.employee_id
      ORDER BY department, name, number`,
    most: 5_000,
    values: [fromPeriod, toPeriod, states, groups.map(({ id }) => id)],
  });

const columnsOf = (rows: readonly Row[]): PaybookColumn[] => {
  const found = new Map<string, PaybookColumn & { readonly place: number }>();
  for (const { lines } of rows) for (const line of lines) found.set(`${line.type}/${line.code}`, line);
  return [...found.values()]
    .toSorted((a, b) => a.type.localeCompare(b.type) * -1 || a.place - b.place || (a.code < b.code ? -1 : 1))
    .map(({ code, label, type }) => ({ code, label, type }));
};

const totals = (rows: readonly PaybookEmployee[], of: (row: PaybookEmployee) => string | undefined): string =>
  rows.reduce((sum, row) => addMoney(sum, of(row) ?? '0.00'), '0.00');

/**
 * The register of a pay book: one row per employee, summed over the periods, one column per category.
 * @param seesAccounts whether accounts are shown; without the privilege that column is left out
 * @throws NotFound
 */
export const paybookRegister = async (
  connection: Connection,
  id: number,
  seesAccounts: boolean,
): Promise<PaybookRegister> => {
  const definition = await definitionOf(connection, id);
  const { states: _states, ...book } = definition;
  const found = await rowsOf(connection, definition);
  // Earnings come before deductions.
  const all = columnsOf(found);
  const columns = [
    ...all.filter(({ type }) => type === 'EARNING'),
    ...all.filter(({ type }) => type !== 'EARNING'),
  ];
  const rows = found.map(({ lines, account, ...row }): PaybookEmployee => ({
    ...row,
    account: seesAccounts ? account : '',
    amounts: Object.fromEntries(lines.map(({ code, amount }) => [code, amount])),
  }));
  return {
    ...book,
    shows: seesAccounts ? book.shows : book.shows.filter((show) => show !== 'ACCOUNT'),
    columns,
    rows,
    totals: {
      amounts: Object.fromEntries(
        columns.map(({ code }) => [code, totals(rows, ({ amounts }) => amounts[code])]),
      ),
      earningsTotal: totals(rows, ({ earningsTotal }) => earningsTotal),
      deductionsTotal: totals(rows, ({ deductionsTotal }) => deductionsTotal),
      netPay: totals(rows, ({ netPay }) => netPay),
    },
  };
};
