import { addMoney } from '@school/domain';
import { catalogue } from '@school/resources';
import { allChecks } from '../health/all-checks.ts';
import { runHealthChecks } from '../health/run-checks.ts';
import { DemoSchool } from '../../../test/demo-school.ts';
import type { Saved } from './api-client.ts';

/** The product's own health checks are green from the first minute, so that red means a fault. */
describe('a demo school', () => {
  let demo: DemoSchool;
  beforeAll(async () => {
    demo = await DemoSchool.open();
  }, 300_000);
  afterAll(() => demo.school.close());

  it('is healthy as it is loaded', async () => {
    const findings = await runHealthChecks(demo.school.sql, allChecks(catalogue));
    expect(findings).toEqual([]);
  });

  it('has bills before their payments and approvals before salaries, on every day', async () => {
    const wrong = await demo.school.sql.query({
      text: `select key, party, day, balance from (
          select a.fixed_key as key, coalesce(l.student_id, l.employee_id) as party, j.day,
            case a.fixed_key when 'RECEIVABLE' then 1 else -1 end
              * sum(l.debit - l.credit) over (partition by a.id, l.student_id, l.employee_id order by j.day) as balance
          from journal_line l join journal_entry j on j.id = l.journal_entry_id
            join ledger_account a on a.id = l.account_id
          where a.fixed_key in ('RECEIVABLE', 'SALARIES_PAYABLE')) days
        where balance < 0 limit 5`,
    });
    expect(wrong).toEqual([]);
  });

  it('has what the library took from fines in its books, in every report alike', async () => {
    const finance = demo.as('admin');
    const days = `from=2026-07-01&to=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`;
    const sumOf = async (report: string, column: string, more = ''): Promise<string> => {
      const { rows } = await finance.get<{ rows: readonly Readonly<Record<string, string>>[] }>(
        `setup/v1/report/${report}?${days}${more}&range=[0,999]`,
      );
      return rows.reduce((sum, row) => addMoney(sum, row[column] ?? '0.00'), '0.00');
    };
    const idOf = async (list: string, filter: object): Promise<number> => {
      const asked = encodeURIComponent(JSON.stringify(filter));
      const [found] = await finance.get<readonly Saved[]>(`${list}/getall?filter=${asked}`);
      return found?.id ?? 0;
    };
    const category = await idOf('setup/v1/categories', { fixedKey: 'LIBRARY' });
    const account = await idOf('finance/v1/ledgerAccount', { fixedKey: 'LIBRARY' });
    const taken = await sumOf('libraryIncome', 'paid');
    expect(Number(taken)).toBeGreaterThan(0);
    expect({
      incomeAndExpense: await sumOf('incomeAndExpense', 'net', `&category=${category}`),
      dayBook: await sumOf('dayBook', 'net', `&category=${category}`),
      ledger: await sumOf('accountStatement', 'credit', `&account=${account}`),
    }).toEqual({ incomeAndExpense: taken, dayBook: taken, ledger: taken });
  });

  it('has papers that were moderated, and marks in every state of a second look', async () => {
    const found = await demo.school.sql.query({
      text: `select (select array_agg(rule || ' ' || status order by id) from exam_moderation) as moderations,
        (select array_agg(status order by id) from revaluation) as revaluations`,
    });
    expect(found).toEqual([
      {
        moderations: ['ADD APPLIED', 'SCALE APPLIED', 'ADD TAKEN_BACK'],
        revaluations: ['CHANGED', 'UNCHANGED', 'DENIED', 'UNDER_REVIEW', 'REQUESTED'],
      },
    ]);
  });
});
