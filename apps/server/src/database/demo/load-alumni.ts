import type { ApiClient, Saved } from './api-client.ts';

const onDay = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T13:00:00.000Z`;

const people = [
  ['Sana', 'Mirza', 2012, 'Physician', 'Mayo Hospital', 'Lahore'],
  ['Bilal', 'Qureshi', 2012, 'Engineer', 'Indus Software House', 'Karachi'],
  ['Hira', 'Shafiq', 2014, 'Teacher', 'Beacon School', 'Islamabad'],
  ['Usman', 'Dar', 2014, 'Lawyer', 'Dar & Partners', 'Lahore'],
  ['Mehwish', 'Ali', 2016, 'Accountant', 'Ravi Commercial Bank', 'Lahore'],
  ['Fahad', 'Malik', 2018, 'Designer', 'Studio Chenab', 'London'],
  ['Zoya', 'Rehman', 2018, 'Student', 'University of the Punjab', 'Lahore'],
  ['Kamran', 'Butt', 2020, 'Student', 'NUST', 'Islamabad'],
] as const;

/** A register covering some years, a group, a letter, and a reunion someone is waiting for. */
export const loadAlumni = async (api: ApiClient): Promise<void> => {
  const ids: number[] = [];
  for (const [at, [firstName, lastName, passingYear, occupation, employer, city]] of people.entries()) {
    const { id } = await api.post<Saved>('collab/v1/alumni/save', {
      firstName,
      lastName,
      passingYear,
      occupation,
      employer,
      city,
      email: `${firstName}.${lastName}@alumni.example`.toLowerCase(),
      phone: `+92 300 55501${10 + at}`,
      consentContact: at !== 3,
      status: at === 7 ? 'PENDING' : 'VERIFIED',
    });
    ids.push(id);
  }
  await api.post('collab/v1/alumni/action/takeOver', { ids: [], input: {} });
  const group = await api.post<Saved>('collab/v1/alumniGroup/save', {
    name: 'Lahore',
    kind: 'DYNAMIC',
    city: 'Lahore',
  });
  await api.post('collab/v1/alumniGroup/save', {
    name: 'Speakers',
    kind: 'STATIC',
    members: ids.slice(0, 2),
  });
  await api.post('collab/v1/alumniMessage/save', {
    channel: 'EMAIL',
    groups: [group.id],
    subject: 'The library is open to you',
    body: 'From this term on former students borrow books as our pupils do. Ask at the desk for a card.',
  });
  const event = await api.post<Saved>('collab/v1/alumniEvent/save', {
    title: 'Winter reunion',
    venue: 'School garden',
    description: 'Tea, a walk through the new wing, and a cricket match against the teachers.',
    startsAt: onDay(24),
    rsvpDeadline: onDay(17),
    capacity: 4,
  });
  await api.post(`collab/v1/alumniEvent/invite/${event.id}`, { yearFrom: 2010, yearTo: 2018 });
  await api.post(`collab/v1/alumniEvent/transition/publish/${event.id}`, {});
  const invited = await api.get<readonly Saved[]>(
    `collab/v1/alumniEventInvitation/getall?filter={"event":${event.id}}&sort=["id","ASC"]&range=[0,9]`,
  );
  const answers = [
    ['accept', { guests: 1 }],
    ['accept', { guests: 0 }],
    ['decline', {}],
    ['accept', { guests: 2 }],
    ['maybe', {}],
  ] as const;
  for (const [at, [name, asked]] of answers.entries()) {
    await api.post(`collab/v1/alumniEventInvitation/transition/${name}/${invited[at]?.id}`, asked);
  }
};
