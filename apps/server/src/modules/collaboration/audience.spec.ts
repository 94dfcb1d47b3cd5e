import { addDays } from '@school/domain';
import { audienceKeys } from '@school/resources';
import type { AudienceKey } from '@school/resources';
import { CollabSchool } from '../../../test/collab-school.ts';
import { wholeSearch } from '../../../test/whole-search.ts';
import type { SearchAnswer } from '../../engine/search/found.ts';
import { ReminderClock } from '../alerts/reminder-clock.ts';

interface Row {
  readonly id: number;
}

/**
 * Each person is named here for the audience field they fall under. A batch and its course include those who teach in them.
 */
const reached: Readonly<Record<AudienceKey, readonly string[]>> = {
  departments: ['ann', 'bob'],
  courses: ['cem'],
  batches: ['cem'],
  roleGroups: ['bob', 'pupil'],
  userGroups: ['ann', 'pupil'],
  members: ['ann'],
  people: ['pupil'],
};

/** What can have an audience, and how it is created. */
const things = {
  calendarEvent: {
    base: 'api/v1/CalenderEvent',
    body: {
      title: 'Talk',
      type: 'EVENT',
      startDate: '2026-08-03',
      endDate: '2026-08-03',
      isAllDay: true,
      isCommon: false,
    },
  },
  meetingRoom: {
    base: 'collab/v1/meeting',
    body: {
      name: 'Talk',
      scheduledOn: '2026-08-03T09:00:00Z',
      durationMinutes: 30,
      externalLink: 'https://meet.example/a',
    },
  },
  discussionGroup: { base: 'collab/v1/group', body: { visibility: 'SECRET' } },
  poll: { base: 'collab/v1/poll', body: { title: 'Trip', description: 'Where?', options: ['Yes', 'No'] } },
} as const;
type Thing = keyof typeof things;
const kinds = Object.keys(things) as Thing[];
const strangers = ['clerk', 'other', 'parent'];
const everybody = ['ann', 'bob', 'cem', 'pupil', ...strangers];

describe('something that is for some people', () => {
  let school: CollabSchool;
  const ids: Record<string, number> = {};
  const insert = async (text: string, values: readonly unknown[] = []): Promise<number> =>
    Number((await school.sql.query<{ id: string }>({ text, values }))[0]?.id);
  const userOf = (name: string) => insert(`select id from "user" where username = $1`, [name]);
  let named: Record<AudienceKey, number>;
  let count = 0;

  /** The field in the form used by the calls of the resource; undefined for one it does not have. */
  const audienceOf = (thing: Thing, key: AudienceKey): object | undefined => {
    if (thing !== 'poll') return { [key]: [named[key]] };
    return key === 'members' ? undefined : { [key]: String(named[key]) };
  };
  const make = (thing: Thing, audience: object) => {
    const { base, body } = things[thing];
    const name = thing === 'discussionGroup' ? { name: `Group ${(count += 1)}` } : {};
    return school.data<Row>('host', 'POST', `${base}/save`, { ...body, ...name, ...audience });
  };
  const readers = async (thing: Thing, id: number): Promise<string[]> => {
    const { base } = things[thing];
    const seen: string[] = [];
    for (const who of everybody) {
      const path = thing === 'poll' ? `${base}/${id}` : `${base}/get/${id}`;
      const one = (await school.call(who, 'GET', path)).status === 200;
      if (thing !== 'poll') {
        // Those who cannot open it find it nowhere: not in the list, the picker or an export.
        const inList = async (call: string): Promise<boolean> => {
          const { status, data } = await school.call<Row[]>(who, 'GET', `${base}/${call}`);
          return status === 200 && data.some((row) => row.id === id);
        };
        expect([who, await inList('getall'), await inList('options')]).toEqual([who, one, one]);
      } else {
        const me = await userOf(who);
        const { status, data } = await school.call<Row[]>(who, 'GET', `${base}/viewbyuser/${me}`);
        expect([who, status === 200 && data.some((row) => row.id === id)]).toEqual([who, one]);
      }
      if (one) seen.push(who);
    }
    return seen;
  };

  beforeAll(async () => {
    school = await CollabSchool.open();
    const math = await school.addDepartment('Math');
    await school.addDepartment('Office');
    await school.addDepartment('Sports');
    const batch = await school.addBatch('ten');
    const course = await insert('select course_id as id from batch where id = $1', [batch]);
    const makers = ['EventManagement', 'GroupManagement', 'PollManagement'];
    await school.addUser('host', { department: 'Office', privileges: makers });
    for (const name of ['ann', 'bob']) await school.addUser(name, { department: 'Math' });
    await school.addUser('cem', { department: 'Sports' });
    for (const name of ['clerk', 'other']) await school.addUser(name, { department: 'Office' });
    ids['pupil'] = await school.addUser('pupil', { kind: 'STUDENT' });
    ids['parent'] = await school.addUser('parent', { kind: 'PARENT' });
    const subject = await insert(
      `insert into subject (batch_id, name, code) values ($1, 'Sport', 'SP') returning id`,
      [batch],
    );
    await insert(`insert into work_allotment (employee_id, subject_id) values ($1, $2) returning id`, [
      await school.employeeOf('cem'),
      subject,
    ]);
    const council = await insert(
      `insert into role_group (name, applies_to, privileges) values ('Council', '{EMPLOYEE,STUDENT}', '{}') returning id`,
    );
    await school.sql.query({
      text: `insert into user_role_groups (owner_id, target_id) select id, $1 from "user" where username in ('bob', 'pupil')`,
      values: [council],
    });
    const list = await school.data<Row>('host', 'POST', 'collab/v1/userGroup/save', {
      name: 'Choir',
      kind: 'STATIC',
      members: [await school.employeeOf('ann')],
      people: [ids['pupil']],
    });
    named = {
      departments: math,
      courses: course,
      batches: batch,
      roleGroups: council,
      userGroups: list.id,
      members: await school.employeeOf('ann'),
      people: ids['pupil'] ?? 0,
    };
  });
  afterAll(() => school.close());

  const cases = kinds
    .flatMap((thing) => audienceKeys.map((key) => [thing, key] as const))
    .filter(([thing, key]) => thing !== 'poll' || key !== 'members');
  it.each(cases)('%s: %s reach those who stand in them, and nobody else (SHR-3)', async (thing, key) => {
    const { id } = await make(thing, audienceOf(thing, key) ?? {});
    // A poll asks the students of a batch, not its teachers (POL-3).
    const asked = thing === 'poll' && (key === 'batches' || key === 'courses') ? [] : reached[key];
    expect(await readers(thing, id)).toEqual(asked);
  });

  it.each(audienceKeys)(
    'an event for %s is found, fed and reminded of by the same people alone',
    async (key) => {
      const day = addDays(new Date().toISOString().slice(0, 10), 20);
      const title = `Vernissage ${key}`;
      const more = { title, startDate: day, endDate: day, remind: 'SAME_DAY', [key]: [named[key]] };
      await make('calendarEvent', more);
      const seen: Record<string, string[]> = { search: [], feed: [] };
      for (const who of everybody) {
        const search = `setup/v1/search?q=${encodeURIComponent(title)}`;
        const hits = await wholeSearch(() => school.data<SearchAnswer>(who, 'GET', search));
        if (JSON.stringify(hits).includes(title)) seen['search']?.push(who);
        const { path } = await school.data<{ path: string }>(who, 'POST', 'setup/v1/calendar/feed');
        const file = await school.application.inject({ method: 'GET', url: path });
        expect([file.statusCode, file.body.startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
        if (file.body.includes(title)) seen['feed']?.push(who);
      }
      await school.application.get(ReminderClock, { strict: false }).runFor('main', { today: day, hour: 8 });
      const told = await school.sql.query<{ username: string }>({
        text: `select u.username from notification n join "user" u on u.id = n.user_id
        where n.params->>'title' = $1 and u.username <> 'host' order by u.username`,
        values: [title],
      });
      expect([seen['feed'], seen['search'], told.map(({ username }) => username)]).toEqual([
        reached[key],
        reached[key],
        reached[key],
      ]);
    },
  );

  it.each(kinds)('%s: several fields add up', async (thing) => {
    const parts = audienceKeys.map((key) => audienceOf(thing, key));
    const { id } = await make(thing, Object.assign({}, ...parts) as object);
    expect(await readers(thing, id)).toEqual(
      thing === 'poll' ? ['ann', 'bob', 'pupil'] : ['ann', 'bob', 'cem', 'pupil'],
    );
  });

  it('a list of recipients by rule takes in whoever belongs to what it names at that moment', async () => {
    const list = await school.data<Row>('host', 'POST', 'collab/v1/userGroup/save', {
      name: 'Everybody who counts',
      kind: 'DYNAMIC',
      courses: [named.courses],
      roleGroups: [named.roleGroups],
    });
    const { id } = await make('calendarEvent', { userGroups: [list.id] });
    expect(await readers('calendarEvent', id)).toEqual(['bob', 'cem', 'pupil']);
    await school.sql.query({
      text: `delete from user_role_groups where owner_id = $1`,
      values: [ids['pupil']],
    });
    expect(await readers('calendarEvent', id)).toEqual(['bob', 'cem']);
    await school.sql.query({
      text: `insert into user_role_groups (owner_id, target_id) values ($1, $2)`,
      values: [ids['pupil'], named.roleGroups],
    });
    const reaches = (group: number) =>
      school.data<readonly { name: string }[]>('host', 'GET', `collab/v1/userGroup/recipients/${group}`);
    expect((await reaches(list.id)).map(({ name }) => name)).toEqual(['Bob', 'Pupil']);
    expect((await reaches(named.userGroups)).map(({ name }) => name)).toEqual(['Ann', 'Pupil']);
  });

  it('a vote comes from those who are asked alone, and a poll never asks parents (POL-3)', async () => {
    const { id } = await make('poll', { roleGroups: String(named.roleGroups) });
    const vote = async (who: string) =>
      (await school.call(who, 'POST', 'collab/v1/poll/vote', { pollID: id, answer: 'Yes' })).status;
    expect(await Promise.all(['bob', 'pupil', 'ann', 'parent'].map(vote))).toEqual([200, 200, 404, 403]);
    const body = { ...things.poll.body, people: String(ids['parent']) };
    const { status, data } = await school.call('host', 'POST', 'collab/v1/poll/save', body);
    expect([status, (data['errors'] as { field: string }[])[0]?.field]).toEqual([400, 'people']);
  });

  it('a poll keeps whom it asks when one of them has been blocked since', async () => {
    const bob = await userOf('bob');
    const { id } = await make('poll', { people: `${bob},${ids['pupil']}` });
    await school.sql.query({ text: `update "user" set blocked = true where id = $1`, values: [bob] });
    const change = (people: string) =>
      school.call('host', 'PATCH', `collab/v1/poll/${id}`, { ...things.poll.body, title: 'Tour', people });
    expect((await change(`${bob},${ids['pupil']}`)).status).toBe(200);
    expect((await change(String(bob))).status).toBe(400);
    await school.sql.query({ text: `update "user" set blocked = false where id = $1`, values: [bob] });
  });

  it('who makes something picks people and role groups by name, and reads nothing else of them', async () => {
    const get = (who: string, path: string) => school.call<Row[]>(who, 'GET', path);
    const found = await get('host', 'setup/v1/user/options?q=pup&filter={"entityType_in":["STUDENT"]}');
    expect(found.data).toEqual([
      {
        id: ids['pupil'],
        label: 'Pupil',
        subtitle: 'pupil · STUDENT',
        // Separate, so that whoever displays it can put the choice into words.
        parts: { username: 'pupil', entityType: 'STUDENT' },
      },
    ]);
    expect((await get('host', 'setup/v1/RoleGroups/options?q=council')).data).toHaveLength(1);
    for (const path of [
      'setup/v1/user/getall',
      'setup/v1/user/aggregate?count=true',
      'setup/v1/user/export?format=csv',
      `setup/v1/user/history/${ids['pupil']}`,
      'setup/v1/RoleGroups/getall',
    ])
      expect([path, (await get('host', path)).status]).toEqual([path, 403]);
    expect((await get('host', `setup/v1/user/get/${ids['pupil']}`)).status).toBe(404);
    // Not even by asking which of them has what.
    for (const filter of [
      '{"email_contains":"a"}',
      '{"blockedReason_empty":false}',
      '{"lastLoginAt_gt":"2026-01-01"}',
    ])
      expect((await get('host', `setup/v1/user/options?filter=${filter}`)).status).toBe(400);
    for (const who of ['ann', 'pupil', 'parent'])
      expect((await get(who, 'setup/v1/user/options')).status).toBe(403);
  });

  it('lists of others are offered to whom they are shared with', async () => {
    await school.addUser('keeper', { department: 'Office', privileges: ['EventManagement'] });
    const labels = async () =>
      (await school.data<{ label: string }[]>('keeper', 'GET', 'collab/v1/userGroup/options?q=choir')).length;
    expect(await labels()).toBe(0);
    const body = { ...things.calendarEvent.body, userGroups: [named.userGroups] };
    const send = async () => (await school.call('keeper', 'POST', 'api/v1/CalenderEvent/save', body)).status;
    expect(await send()).toBe(400);
    await school.data('host', 'PUT', `collab/v1/userGroup/update/${named.userGroups}`, { isShared: true });
    expect([await labels(), await send()]).toEqual([1, 201]);
    expect((await school.call('keeper', 'GET', 'collab/v1/userGroup/getall')).status).toBe(403);
  });
});
