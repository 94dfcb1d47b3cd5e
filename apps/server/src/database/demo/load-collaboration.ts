import type { FastifyInstance } from 'fastify';
import { signInTo } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import type { LoadedEmployee } from './load-people.ts';
import { demoPassword } from './users.ts';

interface Named {
  readonly id: number;
  readonly code: string;
}

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const loadBlog = async (server: FastifyInstance, api: ApiClient): Promise<void> => {
  const teacher = await signInTo(server, 'teacher', demoPassword);
  const student = await signInTo(server, 'student', demoPassword);
  const write = (as: ApiClient, title: string, body: string, tags: string): Promise<Named> =>
    as.post('collab/v1/blog/save', { title, body, tags });
  const reading = await write(
    teacher,
    'Ten minutes of reading a day',
    '<p>We began with <strong>ten minutes</strong> of silent reading after the morning break. After four weeks:</p><ul><li>the queue at the library is longer than ever,</li><li>nobody looks at the clock any more.</li></ul>',
    'reading, library',
  );
  await teacher.post(`collab/v1/blog/transition/publish/${reading.id}`, {});
  await student.post(`collab/v1/blog/views/${reading.id}`, {});
  await student.post('collab/v1/blog/action/like', { ids: [reading.id], input: {} });
  await student.post(`collab/v1/blog/comments/${reading.id}`, { text: 'Could it be twenty?' });
  const garden = await write(
    api,
    'The school garden in autumn',
    '<p>Spinach, radish and coriander are in the ground. Help is welcome every Friday.</p>',
    'garden',
  );
  await api.post(`collab/v1/blog/transition/publish/${garden.id}`, {});
  const cricket = await write(
    student,
    'How we won the final',
    '<p>It began badly: three wickets in ten balls.</p>',
    'cricket',
  );
  await student.post(`collab/v1/blog/transition/submit/${cricket.id}`, {});
  await write(teacher, 'Ideas for the science week', '<p>To be written.</p>', 'science');
};

const loadMeetings = async (
  api: ApiClient,
  of: (...codes: string[]) => number[],
  some: readonly number[],
  mine: readonly number[],
): Promise<void> => {
  const services = [
    {
      name: 'School server',
      kind: 'BIGBLUEBUTTON',
      url: 'https://meet.example/bigbluebutton',
      secret: 'demo',
    },
    { name: 'Jitsi of the town', kind: 'JITSI', url: 'https://jitsi.example' },
  ];
  const ids: number[] = [];
  for (const service of services)
    ids.push((await api.post<Named>('collab/v1/meetingProvider/save', service)).id);
  const room = (name: string, hours: number, more: object): Promise<Named> =>
    api.post('collab/v1/meeting/save', {
      name,
      scheduledOn: inHours(hours),
      ...('provider' in more
        ? {}
        : { externalLink: `https://meet.example/${name.toLowerCase().replaceAll(' ', '-')}` }),
      ...more,
    });
  await room('Heads of departments', 26, { members: some, maxParticipants: 12, provider: ids[0] });
  await room('Evening for parents', 74, {
    everybody: ['PARENT'],
    hosts: mine,
    provider: ids[1],
    maxParticipants: 200,
    welcomeMessage: 'Please keep your microphone off until you are asked.',
  });
  await room('Timetable talk', 0.1, { members: mine, departments: of('ENG'), anyoneCanStart: true });
  const over = await room('First aid refresher', -48, { departments: of('OPS', 'ADM'), durationMinutes: 90 });
  await api.post(`collab/v1/meeting/transition/start/${over.id}`, {});
  await api.post(`collab/v1/meeting/transition/end/${over.id}`, {});
  const off = await room('Evening with the architect', 50, { departments: of('ADM') });
  await api.post(`collab/v1/meeting/transition/cancel/${off.id}`, {});
};

/** Blog posts in each state, groups, recipient lists and meetings; created for the demo school's sign-ins. */
export const loadCollaboration = async (
  server: FastifyInstance,
  api: ApiClient,
  people: readonly LoadedEmployee[],
): Promise<void> => {
  const departments = await api.get<Named[]>('setup/v1/EmployeeDepartments/getall');
  const batches = await api.get<Named[]>('setup/v1/Batch/getall');
  const of = (...codes: string[]): number[] =>
    departments.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
  const some = people.slice(0, 4).map(({ id }) => id);
  const teacher = people.find(({ position }) => position === 'Senior Teacher');
  await loadBlog(server, api);
  for (const group of [
    {
      name: 'Chess club',
      description: 'We meet on Wednesdays after the last lesson.',
      moderators: teacher ? [teacher.id] : [],
      members: some,
    },
    { name: 'Reading circle', description: 'One book a month.', departments: of('ENG', 'LIB') },
    {
      name: 'Examination board',
      description: 'Papers, dates, appeals.',
      visibility: 'CLOSED',
      moderators: some.slice(0, 1),
      members: some,
    },
    { name: 'Heads and office', visibility: 'SECRET', departments: of('ADM') },
  ])
    await api.post('collab/v1/group/save', group);
  for (const list of [
    { name: 'School council', members: some },
    { name: 'Science staff', kind: 'DYNAMIC', departments: of('SCI', 'MATH'), isShared: true },
    { name: 'Grade 8 and 9', kind: 'DYNAMIC', batches: batches.map(({ id }) => id), isShared: true },
  ])
    await api.post('collab/v1/userGroup/save', list);
  await loadMeetings(api, of, some, teacher ? [teacher.id] : []);
};
