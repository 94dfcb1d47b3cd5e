import { CollabSchool } from '../../../test/collab-school.ts';
import { ReminderClock } from './reminder-clock.ts';

const settings = 'setup/v1/EventReminders';
const all = ['admin', 'coach', 'keeper', 'mother', 'pupil', 'teacher'];

describe('reminders of events', () => {
  let school: CollabSchool;
  let maths: number;
  beforeAll(async () => {
    school = await CollabSchool.open();
    maths = await school.addDepartment('Maths');
    await school.addDepartment('Sports');
    await school.addUser('keeper', { department: 'Sports', privileges: ['EventManagement'] });
    await school.addUser('teacher', { department: 'Maths' });
    await school.addUser('coach', { department: 'Sports' });
    await school.addUser('gone', { department: 'Maths' });
    await school.addUser('pupil', { kind: 'STUDENT' });
    await school.addUser('mother', { kind: 'PARENT' });
    await school.sql.query({ text: `update "user" set blocked = true where username = 'gone'` });
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(() =>
    school.sql.query({
      text: `delete from notification; delete from outbox_message; delete from reminder; delete from calendar_event;
        delete from event_reminder_setting; delete from feature_access; delete from notification_control`,
    }),
  );

  const round = (today: string, hour = 8) =>
    school.application.get(ReminderClock, { strict: false }).runFor('main', { today, hour });
  const enter = (more: object) =>
    school.data<{ id: number }>('keeper', 'POST', 'api/v1/CalenderEvent/save', {
      title: 'Excursion',
      startDate: '2027-04-10',
      endDate: '2027-04-10',
      ...more,
    });
  const move = (id: number, startDate: string) =>
    school.data('keeper', 'PUT', `api/v1/CalenderEvent/update/${id}`, { startDate, endDate: startDate });
  const set = (body: object) => school.call('admin', 'PUT', `${settings}/update`, body);
  const told = async (): Promise<string[]> =>
    (
      await school.sql.query<{ username: string }>({
        text: `select u.username from notification n join "user" u on u.id = n.user_id
          where n.message = 'event.soon' order by u.username`,
      })
    ).map(({ username }) => username);
  const planned = async (): Promise<string[]> =>
    (
      await school.sql.query<{ row: string }>({
        text: `select "offset" || ' ' || to_char(fire_at at time zone 'Asia/Karachi', 'YYYY-MM-DD HH24:MI') || ' ' || state as row
          from reminder order by fire_at, id`,
      })
    ).map(({ row }) => row);

  it('are due a week, two days and a day before, at eight (ALR-1)', async () => {
    await enter({});
    expect(await planned()).toEqual([
      '1W 2027-04-03 08:00 UPCOMING',
      '2D 2027-04-08 08:00 UPCOMING',
      '1D 2027-04-09 08:00 UPCOMING',
    ]);
  });

  it.each([
    ['SAME_DAY', '2027-04-09', '2027-04-10'],
    ['DAY', '2027-04-08', '2027-04-09'],
    ['TWO_DAYS', '2027-04-07', '2027-04-08'],
    ['WEEK', '2027-04-02', '2027-04-03'],
  ])('come as the event says, once, also from two servers: %s (ALR-2)', async (remind, early, day) => {
    await enter({ remind });
    expect(await round(early, 23)).toBe(0);
    expect(await round(day, 7)).toBe(0);
    expect((await Promise.all([round(day), round(day)])).toSorted()).toEqual([0, 6]);
    expect(await round(day, 20)).toBe(0);
    expect(await told()).toEqual(all);
    const [notice] = await school.sql.query({
      text: 'select message, params, link from notification limit 1',
    });
    expect(notice).toEqual({
      message: 'event.soon',
      params: { title: 'Excursion', date: '2027-04-10' },
      link: '/event/index/2027-04-10',
    });
  });

  it('are kept apart by the database: the same one to the same person by the same way (ALR-2)', async () => {
    await enter({ remind: 'DAY' });
    await round('2027-04-09');
    await school.sql.query({ text: `update reminder set state = 'UPCOMING'` });
    await expect(round('2027-04-09')).rejects.toThrow('reminder_recipient');
    expect(await told()).toEqual(all);
  });

  it('go to those whom the event is for, and to whoever entered it', async () => {
    await enter({ remind: 'DAY', isCommon: false, departments: [maths] });
    await round('2027-04-09');
    expect(await told()).toEqual(['keeper', 'teacher']);
    await school.sql.query({ text: 'delete from notification' });
    await enter({ remind: 'DAY', isCommon: false, members: [await school.employeeOf('coach')] });
    await round('2027-04-09');
    expect(await told()).toEqual(['coach', 'keeper']);
  });

  it('follow an event that is moved; what was sent stays sent (ALR-3)', async () => {
    const { id } = await enter({});
    await round('2027-04-03');
    await move(id, '2027-04-15');
    expect(await planned()).toEqual([
      '1W 2027-04-03 08:00 SENT',
      '2D 2027-04-13 08:00 UPCOMING',
      '1D 2027-04-14 08:00 UPCOMING',
    ]);
    expect(await round('2027-04-08')).toBe(0);
    expect(await round('2027-04-13')).toBe(6);
  });

  it('are left out when their time is over, or come at once where the settings say so (ALR-4)', async () => {
    await enter({});
    await school.sql.query({ text: 'delete from reminder' });
    expect(await round('2027-04-09', 20)).toBe(0);
    expect(await planned()).toEqual([]);
    await set({ catchUp: true });
    await school.sql.query({ text: 'delete from reminder' });
    expect(await round('2027-04-09', 20)).toBe(6);
    expect(await planned()).toEqual(['1D 2027-04-09 20:00 SENT']);
    await school.sql.query({ text: 'delete from reminder' });
    expect(await round('2027-04-10', 20)).toBe(0);
  });

  it('wait for a server that stood still, and are not sent when the day is over', async () => {
    await enter({});
    expect(await round('2027-04-09', 11)).toBe(18);
    await school.sql.query({ text: 'delete from notification' });
    await enter({ remind: 'DAY', startDate: '2027-04-20', endDate: '2027-04-20' });
    expect(await round('2027-04-21', 11)).toBe(0);
    expect((await planned()).at(-1)).toBe('1D 2027-04-19 08:00 SKIPPED');
  });

  it('are none for an event that is archived, deleted, over or wants none', async () => {
    await enter({ remind: 'NONE' });
    await enter({ startDate: '2026-07-01', endDate: '2026-07-01' });
    const archived = await enter({});
    await school.data('keeper', 'POST', `api/v1/CalenderEvent/archive/${archived.id}`);
    const deleted = await enter({});
    await school.data('keeper', 'DELETE', `api/v1/CalenderEvent/delete/${deleted.id}`);
    expect(await planned()).toEqual([]);
    expect(await round('2027-04-09')).toBe(0);
  });

  it('stay cancelled, whatever becomes of the event', async () => {
    const { id } = await enter({ remind: 'DAY' });
    const [row] = await school.data<{ id: number }[]>('admin', 'GET', 'setup/v1/Reminders/getall');
    await school.data('admin', 'POST', `setup/v1/Reminders/transition/cancel/${row?.id}`, {});
    await move(id, '2027-04-20');
    expect(await planned()).toEqual(['1D 2027-04-09 08:00 CANCELLED']);
    expect(await round('2027-04-19')).toBe(0);
    const again = await school.call('admin', 'POST', `setup/v1/Reminders/transition/cancel/${row?.id}`, {});
    expect(again.status).toBe(409);
  });

  it('are found for those who are there when they are sent (SHR-3)', async () => {
    await enter({ remind: 'DAY' });
    await school.sql.query({ text: `update "user" set blocked = true where username = 'coach'` });
    await round('2027-04-09');
    expect(await told()).toEqual(all.filter((name) => name !== 'coach'));
    await school.sql.query({ text: `update "user" set blocked = false where username = 'coach'` });
  });

  it('follow the settings: whom, when, how and in which words', async () => {
    await enter({});
    await school.sql.query({
      text: `update "user" set email = username || '@school.test' where username <> 'coach'`,
    });
    const saved = await set({
      recipients: ['EMPLOYEE'],
      offsets: ['5D'],
      sendAt: '16:00:00',
      channels: ['EMAIL'],
      message: 'Do not forget: {{title}} on {{ date }}!',
    });
    expect(saved.status).toBe(200);
    expect(await planned()).toEqual(['5D 2027-04-05 16:00 UPCOMING']);
    expect(await round('2027-04-05', 15)).toBe(0);
    expect(await round('2027-04-05', 16)).toBe(4);
    expect(await told()).toEqual([]);
    const mails = await school.sql.query({
      text: 'select recipient, subject from outbox_message order by recipient',
    });
    const subject = 'Do not forget: Excursion on 2027-04-10!';
    expect(mails).toEqual(
      ['admin', 'keeper', 'teacher'].map((name) => ({ recipient: `${name}@school.test`, subject })),
    );
    // A recipient without an address does not hold up the others (ALR-6).
    const outcomes = await school.data<{ outcome: string }[]>(
      'admin',
      'GET',
      'setup/v1/ReminderRecipients/getall?filter={"outcome":"NO_ADDRESS"}',
    );
    expect(outcomes).toHaveLength(1);
  });

  it('end with the switch, and go back to the defaults with a reset', async () => {
    await enter({});
    await set({ enabled: false });
    expect(await planned()).toEqual([]);
    await school.data('admin', 'POST', `${settings}/reset`, {});
    expect(await planned()).toHaveLength(3);
  });

  it('are not sent while the feature is off, nor to those for whom the calendar is', async () => {
    await enter({ remind: 'DAY' });
    await school.sql.query({ text: `insert into feature_access (off) values ('{alerts}')` });
    expect(await round('2027-04-09')).toBe(0);
    await school.sql.query({
      text: `update feature_access set off = '{}', off_for_students = '{calendar}'`,
    });
    expect(await round('2027-04-09', 9)).toBe(5);
    expect(await told()).not.toContain('pupil');
  });

  it.each([
    [{ offsets: ['1W', '5D', '2D', '1D'] }, 'offsets'],
    [{ offsets: ['31D'] }, 'offsets'],
    [{ channels: [] }, 'channels'],
    [{ recipients: [] }, 'recipients'],
    [{ message: 'Hello {{user.password}}' }, 'message'],
  ])('refuse settings that cannot be: %j (TPL-1)', async (body, field) => {
    const { status, data } = await set(body);
    expect([status, (data['errors'] as { field: string }[])[0]?.field]).toEqual([400, field]);
  });

  it('are seen and set up by those who manage them alone', async () => {
    await school.addUser('bell', { department: 'Sports', privileges: ['ReminderManagement'] });
    const may = async (as: string) => [
      (await school.call(as, 'GET', 'setup/v1/Reminders/getall')).status,
      (await school.call(as, 'PUT', `${settings}/update`, { enabled: true })).status,
    ];
    expect(await may('bell')).toEqual([200, 200]);
    for (const other of ['keeper', 'pupil', 'mother']) expect(await may(other)).toEqual([403, 403]);
    await school.sql.query({ text: `update "user" set blocked = true where username = 'bell'` });
  });
});
