import { CollabSchool, today } from '../../../test/collab-school.ts';
import { changedSilently } from '../../../test/history-checks.ts';
import { ReminderClock } from '../alerts/reminder-clock.ts';

const base = 'collab/v1/task';

interface TaskRow {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly progress: string;
  readonly overdue: boolean;
  readonly myOpen: number;
  readonly members: readonly number[];
}

let school: CollabSchool;
let ids: Record<string, number>;
beforeAll(async () => {
  school = await CollabSchool.open();
  ids = { math: await school.addDepartment('Math'), office: await school.addDepartment('Office') };
  await school.addUser('chief', { department: 'Office', privileges: ['TaskManagement'] });
  for (const name of ['ann', 'bob', 'cem']) await school.addUser(name, { department: 'Math' });
  await school.addUser('dua', { department: 'Office' });
  await school.addUser('pupil', { kind: 'STUDENT' });
  for (const name of ['ann', 'bob', 'cem', 'dua']) ids[name] = await school.employeeOf(name);
}, 60_000);
afterAll(() => school.close());

const basic = () => ({
  title: 'Lab inventory',
  description: 'Count what is there.',
  department: ids['math'],
  members: [ids['ann'], ids['bob']],
  startDate: '2026-07-01',
  endDate: '2026-07-31',
});
const make = (more: object = {}): Promise<TaskRow> =>
  school.data<TaskRow>('chief', 'POST', `${base}/save`, { ...basic(), ...more });
const read = (as: string, id: number) => school.call<TaskRow>(as, 'GET', `${base}/get/${id}`);
const act = (as: string, id: number, name: string) =>
  school.call(as, 'POST', `${base}/action/${name}`, { ids: [id], input: {} });
const move = (as: string, id: number, name: string) =>
  school.call<TaskRow>(as, 'POST', `${base}/transition/${name}/${id}`, {});
const noticesOf = async (username: string): Promise<string[]> => {
  const rows = await school.sql.query<{ message: string }>({
    text: `select message from notification n join "user" u on u.id = n.user_id where u.username = $1 order by n.id`,
    values: [username],
  });
  await school.sql.query({ text: 'delete from notification' });
  return rows.map(({ message }) => message);
};

describe('the form of a task', () => {
  it.each([
    ['no title (B308) (G115)', { title: ' ' }, 'title'],
    ['no description (B308) (G115)', { description: '' }, 'description'],
    ['no members', { members: [] }, 'members'],
    ['an end before the start', { endDate: '2026-06-30' }, 'endDate'],
    ['an unknown state', { status: 'LATER' }, 'status'],
  ])('refuses %s', async (_, more, field) => {
    const { status, data } = await school.call<{ errors: { field: string }[] }>(
      'chief',
      'POST',
      `${base}/save`,
      {
        ...basic(),
        ...more,
      },
    );
    expect([status, data.errors[0]?.field]).toEqual([400, field]);
  });

  it('names its dates when they are the wrong way round (M160) (M161)', async () => {
    const { data } = await school.call<{ errors: { message: string }[] }>('chief', 'POST', `${base}/save`, {
      ...basic(),
      endDate: '2026-06-30',
    });
    expect(data.errors[0]?.message).toBe('The end date must not be before the start date');
  });

  it('takes members of the chosen department only (B307)', async () => {
    const stranger = await school.call('chief', 'POST', `${base}/save`, {
      ...basic(),
      members: [ids['dua']],
    });
    expect(stranger.status).toBe(400);
    const { id } = await make();
    const moved = await school.call('chief', 'PUT', `${base}/update/${id}`, { department: ids['office'] });
    expect(moved.status).toBe(400);
    const both = { department: ids['office'], members: [ids['dua']] };
    expect((await school.call('chief', 'PUT', `${base}/update/${id}`, both)).status).toBe(200);
  });

  it('may begin in a chosen state, which only moves leave (B306) (G115)', async () => {
    expect((await make()).status).toBe('NEW');
    const { id, status } = await make({ status: 'ACTIVE' });
    expect(status).toBe('ACTIVE');
    const written = await school.call('chief', 'PUT', `${base}/update/${id}`, { status: 'CLOSE' });
    expect(written.status).toBe(400);
    expect((await move('chief', id, 'close')).data.status).toBe('CLOSE');
    expect((await move('chief', id, 'reopen')).data.status).toBe('ACTIVE');
  });
});

describe('who does what', () => {
  it('shows a task to its members and to those who assign tasks, to nobody else', async () => {
    const { id } = await make();
    const seen = await Promise.all(
      ['chief', 'admin', 'ann', 'cem', 'dua'].map(async (as) => (await read(as, id)).status),
    );
    expect(seen).toEqual([200, 200, 200, 404, 404]);
    expect((await read('pupil', id)).status).toBe(403);
    // Colleagues are named, although he may not read their records.
    expect((await read('ann', id)).data).toMatchObject({ memberNames: 'Ann, Bob' });
    const mine = await school.data<TaskRow[]>(
      'bob',
      'GET',
      `${base}/getall?filter=${encodeURIComponent(JSON.stringify({ members_contains: ids['bob'] }))}`,
    );
    expect(mine.map((row) => row.id)).toContain(id);
    const partsOf = async (as: string): Promise<unknown[]> => {
      const rows = await school.data<{ task: number; employee: number }[]>(
        as,
        'GET',
        `collab/v1/taskAssignee/getall`,
      );
      return rows.filter((row) => row.task === id).map(({ employee }) => employee);
    };
    expect(await partsOf('ann')).toEqual([ids['ann']]);
    expect(await partsOf('cem')).toEqual([]);
    expect(await partsOf('chief')).toHaveLength(2);
    expect((await school.call('ann', 'PUT', `${base}/update/${id}`, { title: 'Mine' })).status).toBe(403);
    expect((await school.call('ann', 'DELETE', `${base}/delete/${id}`)).status).toBe(403);
    expect((await move('ann', id, 'close')).status).toBe(403);
  });

  it('becomes active with the first part and counts finished ones: 2 of 3 are 66.67', async () => {
    const { id } = await make({ members: [ids['ann'], ids['bob'], ids['cem']] });
    expect((await act('ann', id, 'begin')).status).toBe(200);
    expect((await read('ann', id)).data).toMatchObject({ status: 'ACTIVE', progress: '0.00', myOpen: 1 });
    expect((await act('ann', id, 'begin')).data['code']).toBe('ILLEGAL_STATE');
    expect((await act('chief', id, 'begin')).data['code']).toBe('ILLEGAL_STATE');
    await act('ann', id, 'finish');
    await act('bob', id, 'finish');
    expect((await read('ann', id)).data).toMatchObject({ progress: '66.67', myOpen: 0 });
    await noticesOf('chief');
    await act('cem', id, 'finish');
    expect(await noticesOf('chief')).toEqual(['task.done']);
    expect((await read('chief', id)).data).toMatchObject({ progress: '100.00', status: 'ACTIVE' });
  });

  it('starts the part of a member who moves the task', async () => {
    const { id } = await make();
    expect((await move('bob', id, 'activate')).data.status).toBe('ACTIVE');
    const parts = await school.sql.query({
      text: 'select state from task_assignee where task_id = $1 order by id',
      values: [id],
    });
    expect(parts).toEqual([{ state: 'NEW' }, { state: 'ACTIVE' }]);
  });

  it('tells those who come and those who go, and keeps what the others have done', async () => {
    await noticesOf('ann');
    const { id } = await make();
    await act('ann', id, 'finish');
    await school.sql.query({ text: 'delete from notification' });
    const members = { members: [ids['ann'], ids['cem']] };
    expect((await school.call('chief', 'PUT', `${base}/update/${id}`, members)).status).toBe(200);
    const told = await school.sql.query({
      text: `select u.username, n.message from notification n join "user" u on u.id = n.user_id order by n.id`,
    });
    expect(told).toEqual([
      { username: 'cem', message: 'task.assigned' },
      { username: 'bob', message: 'task.unassigned' },
    ]);
    expect((await read('chief', id)).data.progress).toBe('50.00');
    expect((await read('bob', id)).status).toBe(404);
  });

  it('lets everybody who reads it comment, and is not deleted with comments of others', async () => {
    const { id } = await make();
    const say = (as: string) => school.call(as, 'POST', `${base}/comments/${id}`, { text: 'On it' });
    expect((await say('chief')).status).toBe(201);
    expect((await say('ann')).status).toBe(201);
    expect((await say('cem')).status).toBe(404);
    const refused = await school.call('chief', 'DELETE', `${base}/delete/${id}`);
    expect([refused.status, refused.data['code']]).toEqual([409, 'HAS_COMMENTS']);
    const { id: quiet } = await make();
    await school.call('chief', 'POST', `${base}/comments/${quiet}`, { text: 'Note' });
    expect((await school.call('chief', 'DELETE', `${base}/delete/${quiet}`)).status).toBe(200);
  });
});

describe('days', () => {
  it.each([
    ['2026-07-14', true],
    [today, false],
    ['2026-07-16', false],
  ])('a task that ends on %s is overdue: %s', async (endDate, overdue) => {
    const { id } = await make({ endDate });
    expect((await read('chief', id)).data.overdue).toBe(overdue);
    await move('chief', id, 'close');
    expect((await read('chief', id)).data.overdue).toBe(false);
  });

  it('reminds once before the end and once after it, only those who have not finished', async () => {
    await school.sql.query({ text: `update task set status = 'CLOSE'` });
    const { id } = await make({ endDate: '2026-07-18' });
    await act('bob', id, 'finish');
    await school.sql.query({ text: 'delete from notification' });
    const clock = school.application.get(ReminderClock, { strict: false });
    const remind = (day: string) => clock.runFor('main', { today: day, hour: 8 });
    const counts = [];
    for (const day of ['2026-07-16', '2026-07-17', '2026-07-18', '2026-07-19', '2026-07-20'])
      counts.push(await remind(day));
    // Ann is the only one left: Bob is done.
    expect(counts).toEqual([0, 1, 0, 1, 0]);
    expect(await noticesOf('ann')).toEqual(['task.due', 'task.overdue']);
  });
});

it('nothing of all this went without a line in the history', async () => {
  expect(await changedSilently(school.sql, 'task', 'taskAssignee')).toEqual([]);
});
