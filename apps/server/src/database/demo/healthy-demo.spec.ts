import { catalogue } from '@school/resources';
import { allChecks } from '../health/all-checks.ts';
import { runHealthChecks } from '../health/run-checks.ts';
import { DemoSchool } from '../../../test/demo-school.ts';

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
