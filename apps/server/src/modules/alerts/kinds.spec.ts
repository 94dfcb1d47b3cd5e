import { CollabSchool } from '../../../test/collab-school.ts';
import { ReminderClock } from './reminder-clock.ts';

/** Events and their settings have their own spec; this covers what is special about the other kinds. */
describe('reminders', () => {
  let school: CollabSchool;
  beforeAll(async () => {
    school = await CollabSchool.open();
    await school.addDepartment('Office');
    await school.addUser('payer', { department: 'Office', privileges: ['PayslipPowers'] });
    await school.addUser('office', {
      department: 'Office',
      privileges: ['EmployeePrivate', 'EmployeeSearch'],
    });
    await school.addUser('ann', { department: 'Office' });
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(() => school.sql.query({ text: 'delete from notification; delete from reminder' }));

  const round = (day: string, hour = 8) =>
    school.application.get(ReminderClock, { strict: false }).runFor('main', { today: day, hour });
  const told = () =>
    school.sql.query({
      text: `select u.username, n.message, n.params from notification n join "user" u on u.id = n.user_id
        order by n.id`,
    });
  const upcoming = async (kind: string): Promise<unknown[]> =>
    (
      await school.sql.query<{ row: string }>({
        text: `select source || ' ' || source_date || ' ' || "offset" as row from reminder
          where kind = $1 and state = 'UPCOMING' order by source_date limit 3`,
        values: [kind],
      })
    ).map(({ row }) => row);

  it.each([
    ['MONTHLY', 31, ['2026-07-31', '2026-08-31']],
    ['MONTHLY', 15, ['2026-07-15', '2026-08-15']],
    ['WEEKLY', 5, ['2026-07-10', '2026-07-17', '2026-07-24']],
    ['DAILY', 5, []],
  ])('of payslips come before the day of each period: %s, %i', async (frequency, day, days) => {
    await school.sql.query({ text: 'delete from payroll_group' });
    await school.sql.query({
      text: `insert into payroll_group (name, payment_frequency, generation_day) values ('Staff', $1, $2)`,
      values: [frequency, day],
    });
    await round('2026-07-01');
    const found = await upcoming('PAYSLIPS');
    const wanted = days.map((one) => `Staff ${one} 3D`);
    expect(found.filter((row) => wanted.some((one) => one === row))).toEqual(wanted);
    if (days.length === 0) expect(found).toEqual([]);
  });

  it('of payslips go to those who generate them, once for each period', async () => {
    await school.sql.query({ text: 'delete from payroll_group' });
    await school.sql.query({
      text: `insert into payroll_group (name, payment_frequency, generation_day) values ('Staff', 'MONTHLY', 31)`,
    });
    await round('2026-07-01');
    expect([await round('2026-07-28'), await round('2026-07-29'), await round('2026-08-28')]).toEqual([
      1, 0, 1,
    ]);
    const params = (date: string) => ({ title: 'Staff', date });
    expect(await told()).toEqual([
      { username: 'payer', message: 'payslips.due', params: params('2026-07-31') },
      { username: 'payer', message: 'payslips.due', params: params('2026-08-31') },
    ]);
  });

  it('of a paper go to the personnel office, to its employee on wish, and anew when it is renewed', async () => {
    const employee = await school.employeeOf('ann');
    const { id } = await school.data<{ id: number }>('office', 'POST', 'setup/v1/EmployeeDocuments/save', {
      employee,
      name: 'Work permit',
      expiresOn: '2026-12-31',
    });
    await round('2026-12-01');
    expect((await told()).map((row) => row['username'])).toEqual(['office']);
    await school.data('admin', 'PUT', 'setup/v1/DocumentReminders/update', {
      recipients: ['PRIVILEGED', 'EMPLOYEE'],
    });
    await school.data('office', 'PUT', `setup/v1/EmployeeDocuments/update/${id}`, {
      expiresOn: '2027-06-30',
    });
    await round('2027-05-31');
    expect((await told()).map((row) => row['username'])).toEqual(['office', 'office', 'ann']);
  });
});
