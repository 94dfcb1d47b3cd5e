import { mainInstitute } from '../../platform/database/database.ts';
import { ReminderClock } from '../alerts/reminder-clock.ts';
import type { Classroom } from '../assignments/classroom.fixture.ts';
import { ExamRoom } from './exam-room.fixture.ts';

describe('reminders of online exams', () => {
  let exams: ExamRoom;
  let room: Classroom;
  beforeAll(async () => {
    exams = await ExamRoom.open();
    ({ room } = exams);
    await room.school.sql.query({
      text: `insert into institution_setting (name, time_zone) select 'School', 'UTC'
        where not exists (select from institution_setting)`,
    });
    await room.school.sql.query({ text: `update institution_setting set time_zone = 'UTC'` });
  }, 300_000);
  afterAll(() => room.close());

  const round = (today: string, hour: number) =>
    room.server.get(ReminderClock, { strict: false }).runFor(mainInstitute, { today, hour });
  const told = async () =>
    (
      await room.school.sql.query<{ username: string; params: { time: string } }>({
        text: `select u.username, n.params from notification n join "user" u on u.id = n.user_id
          where n.message = 'onlineExam.soon' order by n.id`,
      })
    ).map(({ username, params }) => `${username} ${params.time}`);

  it('reach who writes it and their parents, on the day before and an hour before it opens, once each', async () => {
    const times = { startDateTime: '2099-05-04T10:30:00.000Z', endDateTime: '2099-05-04T12:30:00.000Z' };
    const exam = await exams.draft(times);
    await round('2099-05-03', 8);
    expect(await told()).toEqual([]);
    await exams.publish(exam);
    await round('2099-05-03', 7);
    await round('2099-05-03', 8);
    expect((await told()).toSorted()).toEqual(['ali 10:30', 'bina 10:30', 'mother 10:30']);
    await round('2099-05-04', 9);
    expect(await told()).toHaveLength(3);
    await round('2099-05-04', 10);
    await round('2099-05-04', 11);
    expect(await told()).toHaveLength(6);
  });

  it('follow an exam that is moved, and none is sent for one that was taken back', async () => {
    await room.school.sql.query({ text: 'delete from notification' });
    const exam = await exams.published({
      startDateTime: '2099-06-04T10:00:00.000Z',
      endDateTime: '2099-06-04T12:00:00.000Z',
    });
    await round('2099-06-03', 7);
    await room.send('teacherA', 'POST', `OnlineExam/transition/takeBack/${exam}`, {});
    await round('2099-06-03', 8);
    expect(await told()).toEqual([]);
  });

  it('have settings of their own, with hours, which other kinds have not', async () => {
    const set = (name: string, offsets: readonly string[]) =>
      room.send('admin', 'PUT', `${name}/update`, { offsets });
    expect((await set('OnlineExamReminders', ['1D', '6H', '1H'])).status).toBe(200);
    expect((await set('OnlineExamReminders', ['1D', '6H', '1H', '2H'])).status).toBe(400);
    expect((await set('ExamReminders', ['1H'])).status).toBe(400);
  });
});
