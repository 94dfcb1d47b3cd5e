import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';

const base = '/api/v1/CalenderEvent';
interface Event {
  readonly id: number;
  readonly title: string;
  readonly version: number;
}

describe('events are seen by those whom they concern', () => {
  let school: School;
  let server: NestFastifyApplication;
  const tokens: Record<string, string> = {};
  const employees: Record<string, number> = {};
  const inserted = async (text: string, values: readonly unknown[] = []): Promise<number> =>
    Number((await school.sql.query<{ id: string }>({ text, values }))[0]?.id);
  const send = (as: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call(server, `${base}/${path}`, { method, token: tokens[as] ?? '', ...(body ? { body } : {}) });
  const titles = async (as: string): Promise<string[]> => {
    const { body } = await send(as, 'GET', 'getall?sort=["title","ASC"]');
    return (body.data as unknown as Event[]).map(({ title }) => title);
  };

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    const maths = await inserted(
      `insert into employee_department (name, code) values ('Maths', 'M') returning id`,
    );
    await inserted(`insert into employee_department (name, code) values ('Sports', 'S') returning id`);
    const course = await inserted(`insert into course (name, code) values ('Grade 8', 'G8') returning id`);
    const batches: number[] = [];
    for (const name of ['A', 'B'])
      batches.push(
        await inserted(
          `insert into batch (course_id, name, start_date, end_date) values ($1, $2, '2026-04-01', '2027-03-31') returning id`,
          [course, name],
        ),
      );
    const category = await inserted(
      `insert into employee_category (name, prefix) values ('Staff', 'ST') returning id`,
    );
    await inserted(`insert into employee_position (name, category_id) values ('Teacher', $1) returning id`, [
      category,
    ]);
    for (const [username, department] of [
      ['keeper', 'Sports'],
      ['teacher', 'Maths'],
      ['coach', 'Sports'],
    ] as const) {
      const user = await school.addUser({
        username,
        ...(username === 'keeper' ? { privileges: ['EventManagement'] } : {}),
      });
      const employee = await inserted(
        `insert into employee (employee_number, joining_date, first_name, department_id, category_id, position_id)
          select $1, '2020-01-01', $1, (select id from employee_department where name = $2),
            (select id from employee_category limit 1), (select id from employee_position limit 1) returning id`,
        [username, department],
      );
      employees[username] = employee;
      await school.sql.query({
        text: 'update "user" set employee_id = $2 where id = $1',
        values: [user, employee],
      });
      if (username === 'coach') {
        const subject = await inserted(
          `insert into subject (batch_id, name, code) values ($1, 'Sport', 'SP') returning id`,
          [batches[0]],
        );
        await inserted('insert into work_allotment (employee_id, subject_id) values ($1, $2) returning id', [
          employee,
          subject,
        ]);
      }
    }
    await school.addUser({ username: 'student', entityType: 'STUDENT' });
    await school.addUser({ username: 'parent', entityType: 'PARENT' });
    for (const username of ['keeper', 'teacher', 'coach', 'student', 'parent'])
      tokens[username] = await tokenOf(server, username);
    const day = { startDate: '2026-05-04', endDate: '2026-05-04' };
    for (const event of [
      { title: 'All', ...day },
      { title: 'Batch A', ...day, isCommon: false, batches: [batches[0]] },
      { title: 'Batch B', ...day, isCommon: false, batches: [batches[1]] },
      { title: 'Maths', ...day, isCommon: false, departments: [maths] },
      { title: 'Talk', ...day, isCommon: false, members: [employees['coach']] },
    ])
      expect((await send('keeper', 'POST', 'save', event)).status).toBe(201);
  });
  afterAll(() => school.close());

  it('common ones by everybody, others by their department, the batches that somebody teaches or by name (R34)', async () => {
    expect(await titles('keeper')).toEqual(['All', 'Batch A', 'Batch B', 'Maths', 'Talk']);
    expect(await titles('teacher')).toEqual(['All', 'Maths']);
    expect(await titles('coach')).toEqual(['All', 'Batch A', 'Talk']);
    expect(await titles('student')).toEqual(['All']);
    expect(await titles('parent')).toEqual(['All']);
  });

  it('in the calendar by the same rule, in one answer of a bounded range', async () => {
    const items = async (as: string, query: string) => {
      const answer = await call(server, `/setup/v1/calendar/items?${query}`, { token: tokens[as] ?? '' });
      return answer.status === 200
        ? (answer.body.data as unknown as { title: string; mayEdit: boolean }[]).map(
            ({ title, mayEdit }) => `${title}${mayEdit ? ' *' : ''}`,
          )
        : answer.status;
    };
    expect(await items('teacher', 'from=2026-05-01&to=2026-05-31')).toEqual(['All', 'Maths']);
    expect(await items('keeper', 'from=2026-05-04&to=2026-05-04')).toEqual([
      'All *',
      'Batch A *',
      'Batch B *',
      'Maths *',
      'Talk *',
    ]);
    expect(await items('keeper', 'from=2026-05-05&to=2026-06-05')).toEqual([]);
    expect(await items('teacher', 'from=2026-01-01&to=2027-06-30')).toBe(400);
    expect(await items('teacher', 'from=2026-05-02&to=2026-05-01')).toBe(400);
    expect(await items('teacher', 'from=x&to=2026-05-01')).toBe(400);
    expect(await items('nobody', 'from=2026-05-01&to=2026-05-01')).toBe(401);
  });

  it('and hidden from others as if they were not there; written by those who keep the calendar', async () => {
    const rows = (await send('keeper', 'GET', 'getall')).body.data as unknown as Event[];
    const hidden = rows.find(({ title }) => title === 'Batch B');
    expect((await send('teacher', 'GET', `get/${hidden?.id}`)).status).toBe(404);
    expect((await send('keeper', 'GET', `${hidden?.id}`)).status).toBe(200);
    expect((await send('teacher', 'POST', 'save', { title: 'Mine' })).status).toBe(403);
    expect((await send('student', 'DELETE', `delete/${hidden?.id}`)).status).toBe(403);
    const moved = { startDate: '2026-05-05', endDate: '2026-05-05', version: hidden?.version };
    expect((await send('keeper', 'PUT', `update/${hidden?.id}`, moved)).status).toBe(200);
    const late = await send('keeper', 'PUT', `update/${hidden?.id}`, moved);
    expect([late.status, late.body.data['code']]).toEqual([409, 'STALE']);
  });

  it('and entered again for the same people, as events of their own', async () => {
    const rows = (await send('keeper', 'GET', 'getall')).body.data as unknown as Event[];
    const talk = rows.find(({ title }) => title === 'Talk')?.id;
    const repeat = (input: object, as = 'keeper') =>
      send(as, 'POST', 'action/repeat', { ids: [talk], input: { rhythm: 'WEEK', ...input } });
    expect((await repeat({ until: '2026-05-05' })).status).toBe(400);
    expect((await repeat({ rhythm: 'DAY', until: '2028-05-05' })).status).toBe(400);
    expect((await repeat({ until: '2026-05-25' }, 'coach')).status).toBe(403);
    const done = await repeat({ until: '2026-05-25' });
    expect([done.status, done.body.data]).toEqual([200, { created: 3 }]);
    const seen = async (as: string): Promise<string[]> => {
      const path = 'getall?sort=["startDate","ASC"]&filter={"title":"Talk"}';
      const found = (await send(as, 'GET', path)).body.data as unknown as { startDate: string }[];
      return found.map(({ startDate }) => startDate);
    };
    expect(await seen('coach')).toEqual(['2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25']);
    expect(await seen('teacher')).toEqual([]);
  });

  it.each([
    [{ title: 'x', isCommon: false }, 'batches'],
    [{ title: 'x', startDate: '2026-05-02', endDate: '2026-05-01' }, 'endDate'],
    [{ title: 'x', startDate: '2026-05-02', endDate: '2027-05-02' }, 'endDate'],
    [{ title: 'x', isAllDay: false, startTime: '09:00' }, 'endTime'],
    [
      {
        title: 'x',
        startDate: '2026-05-02',
        endDate: '2026-05-02',
        isAllDay: false,
        startTime: '10:00',
        endTime: '09:00',
      },
      'endTime',
    ],
    [{ title: 'x', type: 'HOLIDAY', isAllDay: false, startTime: '09:00', endTime: '10:00' }, 'isAllDay'],
    [
      { title: 'x', type: 'HOLIDAY', isHolidayForStudents: false, isHolidayForEmployees: false },
      'isHolidayForStudents',
    ],
    [{ title: 'x', type: 'HOLIDAY', isCommon: false, departments: [1] }, 'isHolidayForEmployees'],
  ])('and refused with the reason at the field: %j', async (event, field) => {
    const { status, body } = await send('keeper', 'POST', 'save', event);
    const errors = body.data['errors'] as readonly { field: string }[];
    expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });
});
