import type { Statement } from '../../../platform/database/database.ts';
import { PayrollSchool } from '../../../../test/payroll-school.ts';
import { membersOf } from './member.store.ts';

const people = 1_500;
/** Rows of assignments, lines and payslips that PostgreSQL may read for one member. */
const readEach = 60;

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

const rowsRead = (node: PlanNode): number =>
  node['Actual Rows'] * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner), 0);

/** Restores PostgreSQL's statistics for 32,000 people to what they were a moment after they had been assigned. */
const believeInGrowth = async ({ sql }: PayrollSchool): Promise<void> => {
  for (const [table, rows] of [
    ['employee_payroll', 6_800],
    ['employee_payroll_line', 215_000],
  ]) {
    await sql.query({
      text: 'delete from pg_statistic where starelid = to_regclass($1)',
      values: [table],
    });
    await sql.query({
      text: `update pg_class set reltuples = $2, relpages = pg_relation_size(oid) / current_setting('block_size')::int
        where oid = to_regclass($1)`,
      values: [table, rows],
    });
  }
};

/** A member's assignments are looked up by member, even while the statistics say that the tables are small. */
it('reads little for each member right after all of them were assigned', async () => {
  const school = await PayrollSchool.open();
  try {
    const group = await school.group('Everybody');
    await school.assign(group, await school.addEmployees(people, '1200000.00'));
    const june = { start: '2026-06-01', end: '2026-06-30' };
    let asked: Statement = { text: '' };
    const listening = {
      query: <T extends object>(statement: Statement): Promise<T[]> => {
        asked = statement;
        return school.sql.query<T>({ text: statement.text, values: statement.values ?? [] });
      },
      repository: school.sql.repository,
    };
    expect(await membersOf(listening, group, june)).toHaveLength(people);
    await believeInGrowth(school);
    const [explained] = await school.sql.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
      text: `explain (analyze, timing off, format json) ${asked.text}`,
      values: asked.values ?? [],
    });
    const plan = explained?.['QUERY PLAN'][0]?.Plan;
    expect(plan && rowsRead(plan)).toBeLessThan(people * readEach);
  } finally {
    await school.close();
  }
});
