import { readFile } from 'node:fs/promises';
import { LeaveSchool } from '../../../test/leave-school.ts';
import { employeeHolidays, studentHolidays } from './holidays.store.ts';

interface Saved {
  readonly id: number;
}

describe('holidays of the calendar', () => {
  let leave: LeaveSchool;
  const holiday = (title: string, startDate: string, endDate: string, more: object = {}): Promise<Saved> =>
    leave.school.data<Saved>('POST', 'api/v1/CalenderEvent/save', {
      title,
      type: 'HOLIDAY',
      startDate,
      endDate,
      ...more,
    });
  const may = { from: '2026-05-01', to: '2026-05-31' };
  beforeAll(async () => {
    leave = await LeaveSchool.open();
  });
  afterAll(() => leave.school.close());

  it('are not counted in a leave; what was approved before stays as it was', async () => {
    const [one = 0, two = 0] = await leave.people(2);
    const week = { endDate: '2026-05-09' };
    const before = await leave.apply(one, '2026-05-04', week);
    await leave.move(before.data.id, 'approve');
    // Mon 4 to Sat 9 May 2026; the holiday is Wed 6 and Thu 7.
    await holiday('Eid', '2026-05-06', '2026-05-07');
    const after = await leave.apply(two, '2026-05-04', week);
    expect([before.data['days'], after.data['days']]).toEqual(['6.00', '4.00']);
    const kept = await leave.school.data('GET', `setup/v1/employeeLeave/get/${before.data.id}`);
    expect(kept).toMatchObject({ status: 'APPROVED', days: '6.00' });
    const nothing = await leave.apply(two, '2026-05-06', { endDate: '2026-05-07' });
    expect(nothing.status).toBe(400);
  });

  it('stand in the register as days off', async () => {
    const register = await leave.school.data<{ offDays: string[] }>(
      'GET',
      'setup/v1/employeeAttendance/register?month=2026-05',
    );
    expect(register.offDays).toEqual([
      '2026-05-03',
      '2026-05-06',
      '2026-05-07',
      '2026-05-10',
      '2026-05-17',
      '2026-05-24',
      '2026-05-31',
    ]);
  });

  it.each([
    ['both', {}, true, true],
    ['staff but not students', { isHolidayForStudents: false }, true, false],
    ['students but not staff', { isHolidayForEmployees: false }, false, true],
    ['no holiday', { type: 'EVENT' }, false, false],
  ])('are those of whom they are for: %s', async (_name, more, staff, students) => {
    const { id } = await holiday('Day', '2026-05-12', '2026-05-12', more);
    const { sql } = leave.school;
    expect((await employeeHolidays(sql, may)).includes('2026-05-12')).toBe(staff);
    expect((await studentHolidays(sql, may)).includes('2026-05-12')).toBe(students);
    await leave.school.data('POST', `api/v1/CalenderEvent/archive/${id}`, {});
    expect(await employeeHolidays(sql, may)).not.toContain('2026-05-12');
    expect(await studentHolidays(sql, may)).not.toContain('2026-05-12');
  });

  it('alone give days off: an event that is none says so in calls and exports, and one that becomes one gives them', async () => {
    const flags = ({ isHolidayForStudents, isHolidayForEmployees }: Record<string, unknown>) => [
      isHolidayForStudents,
      isHolidayForEmployees,
    ];
    const { id } = await holiday('Fair', '2026-05-13', '2026-05-13', { type: 'EVENT' });
    const read = () => leave.school.data<Record<string, unknown>>('GET', `api/v1/CalenderEvent/get/${id}`);
    expect(flags(await read())).toEqual([false, false]);
    await leave.school.data('PUT', `api/v1/CalenderEvent/update/${id}`, { type: 'HOLIDAY' });
    expect(flags(await read())).toEqual([true, true]);
    await leave.school.data('POST', `api/v1/CalenderEvent/archive/${id}`, {});
  });

  it('of one batch are days without classes for that batch alone', async () => {
    const { sql } = leave.school;
    const [batch] = await sql.query<{ id: number }>({
      text: `with c as (insert into course (name, code) values ('Grade 1', 'G1') returning id)
        insert into batch (course_id, name, start_date, end_date)
        select id, 'A', '2026-04-01', '2027-03-31' from c returning id::float8 as id`,
    });
    await holiday('Trip', '2026-05-14', '2026-05-15', {
      isCommon: false,
      isHolidayForEmployees: false,
      batches: [batch?.id],
    });
    expect(await studentHolidays(sql, may, batch?.id)).toEqual([
      '2026-05-06',
      '2026-05-07',
      '2026-05-14',
      '2026-05-15',
    ]);
    expect(await studentHolidays(sql, may)).toEqual(['2026-05-06', '2026-05-07']);
    expect(await employeeHolidays(sql, may)).toEqual(['2026-05-06', '2026-05-07']);
  });

  it('count inside a range only, also where they begin before it, and twice the same day once', async () => {
    await holiday('Summer', '2026-06-20', '2026-07-10');
    await holiday('Eid al-Adha', '2026-07-01', '2026-07-02');
    const days = await employeeHolidays(leave.school.sql, { from: '2026-07-01', to: '2026-07-04' });
    expect(days).toEqual(['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04']);
  });

  it('over days with attendance are asked about first, by whoever can ask; the entries stay (R34)', async () => {
    const [one = 0] = await leave.people(1);
    await leave.school.sql.query({
      text: `insert into employee_attendance (employee_id, attendance_date, session, starts_at, ends_at)
        select $1, d, 'FULL', d, d + interval '1 day' from unnest(array['2026-08-03', '2026-08-05']::date[]) d`,
      values: [one],
    });
    const base = 'api/v1/CalenderEvent';
    const asking = { headers: { 'x-confirm': 'ask' } };
    const days = { title: 'Heat', type: 'HOLIDAY', startDate: '2026-08-03', endDate: '2026-08-04' };
    const asked = await leave.school.call('POST', `${base}/save`, days, asking);
    expect([asked.status, asked.data]).toMatchObject([
      409,
      { code: 'CONFIRM', reason: 'attendanceOnHoliday', params: { entries: 1, days: 1 } },
    ]);
    for (const more of [{ type: 'EVENT' }, { isHolidayForEmployees: false }, { startDate: '2026-08-04' }])
      expect((await leave.school.call('POST', `${base}/save`, { ...days, ...more }, asking)).status).toBe(
        201,
      );
    const sure = await leave.school.call<Saved>('POST', `${base}/save`, days);
    expect(sure.status).toBe(201);
    // Only the days newly becoming holidays need confirmation.
    const longer = (endDate: string) =>
      leave.school.call('PUT', `${base}/update/${sure.data.id}`, { endDate }, asking);
    expect((await longer('2026-08-05')).data).toMatchObject({ code: 'CONFIRM', params: { entries: 1 } });
    expect((await longer('2026-08-04')).status).toBe(200);
    const rows = await leave.school.sql.query({
      text: 'select from employee_attendance where employee_id = $1',
      values: [one],
    });
    expect(rows).toHaveLength(2);
  });

  it('of a file of public holidays count like those that were entered', async () => {
    const file = new URL('../../../../../e2e/fixtures/public-holidays.ics', import.meta.url);
    const text = await readFile(file, 'utf8');
    const done = await leave.school.data('POST', 'api/v1/CalenderEvent/ics/import', {
      text,
      type: 'HOLIDAY',
    });
    expect(done).toEqual({ created: expect.any(Number), changed: 0 });
    const entered = await leave.school.data<{ title: string; startDate: string; description: string }[]>(
      'GET',
      'api/v1/CalenderEvent/getall?sort=["startDate","ASC"]&filter={"uid_empty":false}',
    );
    const of = (year: string) =>
      entered
        .filter(({ startDate }) => startDate.startsWith(year))
        .map(({ title, startDate }) => `${startDate} ${title}`);
    expect(of('2026')).toEqual([
      '2026-02-05 Kashmir Solidarity Day (یومِ یکجہتیٔ کشمیر)',
      '2026-05-01 Labour Day',
      '2026-05-27 Eid al-Adha (عید الاضحیٰ)',
      '2026-08-14 Independence Day',
    ]);
    expect(of('2027').filter((day) => day.startsWith('2027-08'))).toEqual([
      '2027-08-15 Independence Day (day off in lieu)',
    ]);
    const eid = entered.find(({ startDate }) => startDate === '2026-05-27');
    expect(eid?.description).toContain(
      'moon; it is announced by the Central Ruet-e-Hilal Committee, as a rule',
    );
    expect(eid?.description).toContain('\nعید الاضحیٰ کی چھٹیاں تین دن کی ہیں، چاند نظر آنے پر منحصر۔');
    // Mon 25 to Sat 30 May 2026 without the three days of the feast.
    const [one = 0] = await leave.people(1);
    const week = await leave.apply(one, '2026-05-25', { endDate: '2026-05-30' });
    expect(week.data['days']).toBe('3.00');
    const { offDays } = await leave.school.data<{ offDays: string[] }>(
      'GET',
      'setup/v1/employeeAttendance/register?month=2026-05',
    );
    expect(offDays).toEqual(expect.arrayContaining(['2026-05-01', '2026-05-27', '2026-05-28', '2026-05-29']));
    // Importing the same file again changes nothing.
    expect(await leave.school.data('POST', 'api/v1/CalenderEvent/ics/import', { text })).toEqual({
      created: 0,
      changed: 0,
    });
  });

  it('are left out where the working days are set to know none', async () => {
    await leave.school.data('PUT', 'setup/v1/WorkingDaySettings/update', { holidaySource: 'NONE' });
    expect(await employeeHolidays(leave.school.sql, may)).toEqual([]);
    expect(await studentHolidays(leave.school.sql, may)).not.toEqual([]);
  });
});
