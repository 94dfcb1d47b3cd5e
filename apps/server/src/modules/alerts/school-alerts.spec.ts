import { FeeSchool } from '../fees/fee-school.fixture.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { ReminderClock } from './reminder-clock.ts';

describe('alerts of fees and of the office', () => {
  let fees: FeeSchool;
  beforeAll(async () => {
    fees = await FeeSchool.open();
  }, 60_000);
  afterAll(() => fees.at.close());

  const round = (today: string) =>
    fees.at.school.application
      .get(ReminderClock, { strict: false })
      .runFor(mainInstitute, { today, hour: 8 });
  const told = async (message: string) =>
    (
      await fees.at.school.sql.query<{ student: number; title: string }>({
        text: `select u.student_id::float8 as student, n.params ->> 'title' as title from notification n
          join "user" u on u.id = n.user_id where n.message = $1 order by n.id`,
        values: [message],
      })
    ).map(({ student, title }) => [student, title]);

  it('tell whoever has not paid, before the due day and after it, and nobody who has', async () => {
    await fees.at.school.data('PUT', 'setup/v1/FeeDueReminders/update', {
      recipients: ['STUDENT'],
      offsets: ['1D'],
    });
    const { student, bill } = await fees.billed({ dueDate: '2099-08-01' });
    const late = await fees.billed({ dueDate: '2099-08-01' });
    await round('2099-07-30');
    expect(await told('fee.due')).toEqual([]);
    await round('2099-07-31');
    await round('2099-07-31');
    const names = { first: 'Term 1', second: 'Term 2' };
    expect(await told('fee.due')).toEqual([
      [student, names.first],
      [late.student, names.second],
    ]);
    await fees.at.school.sql.query({
      text: `update student_fee set status = 'PAID' where id = $1`,
      values: [bill],
    });
    await round('2099-08-02');
    expect(await told('fee.overdue')).toEqual([[late.student, names.second]]);
  });

  it('tell of a fee before it can be paid, too, though both are of one record', async () => {
    const planned = await fees.at.school.sql.query<{ kind: string }>({
      text: `select distinct kind from reminder where source like 'Term%' order by kind`,
    });
    expect(planned.map(({ kind }) => kind)).toContain('FEE_DUE');
    await fees.at.school.data('PUT', 'setup/v1/FeeScheduleReminders/update', { recipients: ['STUDENT'] });
    await fees.at.school.sql.query({
      text: `update fee_collection set start_date = '2099-06-01', end_date = '2099-06-30', due_date = '2099-08-01'`,
    });
    await round('2099-05-31');
    await round('2099-06-01');
    expect((await told('fee.opens')).map(([, title]) => title)).toEqual(['Term 1', 'Term 2']);
  });

  it('tell what the office has written to those whom it is for, on its day, once', async () => {
    const batch = fees.at.ids['11-B'];
    const student = await fees.at.admit('11-B');
    await fees.save('setup/v1/CustomAlerts', {
      title: 'Trip',
      message: 'Bring a raincoat',
      day: '2099-09-09',
      batches: [batch],
    });
    await round('2099-09-08');
    expect(await told('alert.custom')).toEqual([]);
    await round('2099-09-09');
    await round('2099-09-09');
    expect(await told('alert.custom')).toEqual([[student, 'Trip']]);
  });
});
