import { CollabSchool } from '../../../../test/collab-school.ts';
import { EventClock } from './event-clock.ts';

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
    await school.sql.query({ text: `update "user" set blocked = true where username = 'gone'` });
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(() => school.sql.query({ text: 'delete from notification; delete from calendar_event' }));

  const clock = () => school.application.get(EventClock);
  const enter = (more: object) =>
    school.data<{ id: number }>('keeper', 'POST', 'api/v1/CalenderEvent/save', {
      title: 'Excursion',
      startDate: '2027-03-10',
      endDate: '2027-03-10',
      ...more,
    });
  const told = async (): Promise<string[]> =>
    (
      await school.sql.query<{ username: string }>({
        text: `select u.username from notification n join "user" u on u.id = n.user_id
          where n.message = 'event.soon' order by u.username`,
      })
    ).map(({ username }) => username);

  it.each([
    ['SAME_DAY', '2027-03-09', '2027-03-10'],
    ['DAY', '2027-03-08', '2027-03-09'],
    ['TWO_DAYS', '2027-03-07', '2027-03-08'],
    ['WEEK', '2027-03-02', '2027-03-03'],
  ])('come as the event says, once: %s (ALR-1, ALR-2)', async (remind, early, day) => {
    await enter({ remind });
    expect(await clock().runFor('main', early)).toBe(0);
    const at = await Promise.all([clock().runFor('main', day), clock().runFor('main', day)]);
    expect(at.toSorted()).toEqual([0, 5]);
    expect(await clock().runFor('main', '2027-03-10')).toBe(0);
    expect(await told()).toEqual(['admin', 'coach', 'keeper', 'pupil', 'teacher']);
    const [notice] = await school.sql.query({
      text: 'select message, params, link from notification limit 1',
    });
    expect(notice).toEqual({
      message: 'event.soon',
      params: { title: 'Excursion', date: '2027-03-10' },
      link: '/event/index/2027-03-10',
    });
  });

  it('go to those whom the event is for, and to whoever entered it', async () => {
    await enter({ remind: 'DAY', isCommon: false, departments: [maths] });
    await clock().runFor('main', '2027-03-09');
    expect(await told()).toEqual(['keeper', 'teacher']);
    await school.sql.query({ text: 'delete from notification' });
    await enter({ remind: 'DAY', isCommon: false, members: [await school.employeeOf('coach')] });
    await clock().runFor('main', '2027-03-09');
    expect(await told()).toEqual(['coach', 'keeper']);
  });

  it('come once more for an event that is moved, and never for one that is over, archived or wants none (ALR-3)', async () => {
    const { id } = await enter({ remind: 'DAY' });
    await clock().runFor('main', '2027-03-09');
    await school.data('keeper', 'PUT', `api/v1/CalenderEvent/update/${id}`, {
      startDate: '2027-03-20',
      endDate: '2027-03-20',
    });
    expect(await clock().runFor('main', '2027-03-12')).toBe(0);
    expect(await clock().runFor('main', '2027-03-19')).toBe(5);
    await enter({});
    await enter({ remind: 'WEEK', startDate: '2027-02-01', endDate: '2027-02-01' });
    const archived = await enter({ remind: 'DAY' });
    await school.data('keeper', 'POST', `api/v1/CalenderEvent/archive/${archived.id}`);
    expect(await clock().runFor('main', '2027-03-09')).toBe(0);
  });
});
