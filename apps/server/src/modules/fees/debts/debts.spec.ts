import { FeeSchool } from '../fee-school.fixture.ts';

interface Reminder {
  readonly id: number;
  readonly student: number;
  readonly amount: string;
  readonly since: string;
  readonly text: string;
  readonly people: number;
  readonly status: string;
}

describe('families who owe', () => {
  let school: FeeSchool;
  let late: { student: number; bill: number };
  let early: { student: number; bill: number };
  beforeAll(async () => {
    school = await FeeSchool.open();
    late = await school.billed({ dueDate: '2026-06-01' });
    early = await school.billed();
    const step = (values: object) => school.save('finance/v1/debtSteps', values);
    await step({ step: 1, name: 'First', daysLate: 3, text: '{{student}} owes {{amount}} since {{since}}' });
    await step({ step: 2, name: 'Second', daysLate: 30, text: 'Again: {{amount}} since {{since}}' });
  });
  afterAll(() => school.at.close());

  const remind = (as = 'EMPLOYEE:FeeSubmission') =>
    school.at.school.call(
      'POST',
      'finance/v1/studentFee/action/remind',
      { ids: [late.bill, early.bill], input: {} },
      { as },
    );
  const reminders = (): Promise<readonly Reminder[]> =>
    school.at.school.data('GET', 'finance/v1/debtReminders/getall?sort=["id","ASC"]');
  /** As if the reminders had been sent a day earlier. */
  const nextDay = () =>
    school.at.school.sql.query({ text: 'update debt_reminder set sent_on = sent_on - 1' });

  it('are reminded once a day, by the step that comes next, of what is overdue', async () => {
    const answer = await remind();
    expect(answer).toMatchObject({ status: 200, data: { reminded: 1, leftOut: 1 } });
    const [first, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ student: late.student, amount: '12435.00', since: '2026-06-01' });
    expect(first?.text).toContain('12,435.00 since 2026-06-01');
    expect(await remind()).toMatchObject({ data: { reminded: 0, leftOut: 2 } });
    await nextDay();
    await school.at.school.sql.query({
      text: `insert into institution_setting (name, date_order) values ('Greenfield School', 'DMY')`,
    });
    const [again, more] = await Promise.all([remind(), remind()]);
    expect(Number(again.data['reminded']) + Number(more.data['reminded'])).toBe(1);
    expect((await reminders()).at(-1)?.text).toMatch(/^Again: Rs.12,435\.00 since 01\/06\/2026$/);
  });

  it('are left alone until the day for which they have promised to pay', async () => {
    const third = { step: 3, name: 'Third', daysLate: 1, text: 'Once more' };
    await school.save('finance/v1/debtSteps', third);
    await nextDay();
    const last = (await reminders()).at(-1);
    const promise = { promisedOn: '2026-07-20', promiseNote: 'After the harvest' };
    const noted = await school.at.school.call(
      'POST',
      `finance/v1/debtReminders/transition/promise/${last?.id}`,
      promise,
      { as: 'EMPLOYEE:FeeSubmission' },
    );
    expect(noted.status).toBe(200);
    expect(await remind()).toMatchObject({ data: { reminded: 0 } });
    const { rows } = await school.at.school.data<{ rows: Record<string, unknown>[] }>(
      'GET',
      'setup/v1/report/receivablesByAge?range=[0,99]',
    );
    expect(rows.find(({ studentId }) => studentId === late.student)).toMatchObject({
      promised: '2026-07-20',
    });
    await school.at.school.sql.query({ text: `update debt_reminder set promised_on = '2026-07-14'` });
    expect(await remind()).toMatchObject({ data: { reminded: 1 } });
  });

  it('are not reminded by whoever only reads fees', async () => {
    expect((await remind('EMPLOYEE:FinanceReports')).status).toBe(403);
  });
});
