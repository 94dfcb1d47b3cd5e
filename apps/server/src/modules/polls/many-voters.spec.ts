import type { PollResult } from '@school/domain';
import { CollabSchool } from '../../../test/collab-school.ts';
import type { PollAnswer } from './poll-answer.ts';

const voters = 200;
const answers = ['Sea', 'Hills', 'Town'] as const;

let school: CollabSchool;
const users: number[] = [];

beforeAll(async () => {
  school = await CollabSchool.open();
  await school.addDepartment('Math');
  for (let n = 0; n < voters; n += 1) users.push(await school.addUser(`voter${n}`, { department: 'Math' }));
});
afterAll(() => school.close());

const make = (more: object) =>
  school.data<PollAnswer>('admin', 'POST', 'collab/v1/poll/save', {
    title: 'Trip',
    description: 'Where to?',
    options: answers,
    ...more,
  });
/** A vote; an overloaded server on a slow machine asks for a retry, which a browser does. */
const cast = async (voter: string, ballot: object): ReturnType<typeof school.call> => {
  for (;;) {
    const answer = await school.call(voter, 'POST', 'collab/v1/poll/vote', ballot);
    if (answer.status !== 503) return answer;
  }
};
const expected = (place: number): number => Math.ceil((voters - place) / answers.length);

describe('two hundred voters at once', () => {
  it.each([
    ['named', {}],
    ['anonymous', { isAnonymous: true }],
  ])(
    'have one vote each in a %s poll, from two tabs each, and the results are exact',
    async (_, more) => {
      const { id } = await make(more);
      // Each twice, as from two tabs.
      const ballots = [...users.entries(), ...users.entries()].map(([n, voterId]) =>
        cast(`voter${n}`, { pollID: id, voterId, answer: answers[n % answers.length] }),
      );
      const statuses = (await Promise.all(ballots)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(voters);
      expect(statuses.filter((status) => status === 409)).toHaveLength(voters);
      const rows = await school.data<PollResult[]>('admin', 'GET', `collab/v1/poll/view/${id}`);
      expect(rows.map(({ votes }) => votes)).toEqual(answers.map((_answer, place) => expected(place)));
      expect(rows.reduce((sum, { per }) => sum + Math.round(per * 100), 0)).toBe(10_000);
      const [kept] = await school.sql.query<{ rows: number; voters: number }>({
        text: 'select count(*)::int as rows, count(distinct voter_id)::int as voters from poll_vote where poll_id = $1',
        values: [id],
      });
      expect(kept).toEqual({ rows: voters, voters });
    },
    120_000,
  );

  it('and somebody who rewords the answers meanwhile never takes a vote away', async () => {
    const { id } = await make({});
    const votes = users
      .slice(0, 40)
      .map((voterId, n) =>
        school.call(`voter${n}`, 'POST', 'collab/v1/poll/vote', { pollID: id, voterId, answer: 'Sea' }),
      );
    const edits = Array.from({ length: 10 }, () =>
      school.call('admin', 'PATCH', `collab/v1/poll/${id}`, { options: ['Hills', 'Town'] }),
    );
    const [cast, edited] = await Promise.all([Promise.all(votes), Promise.all(edits)]);
    const counted = cast.filter(({ status }) => status === 200).length;
    const rows = await school.data<PollResult[]>('admin', 'GET', `collab/v1/poll/view/${id}`);
    expect(rows.reduce((sum, one) => sum + one.votes, 0)).toBe(counted);
    expect(cast.every(({ status }) => status === 200 || status === 400)).toBe(true);
    // Either the answer was removed before the first vote, or it stayed.
    expect(edited.some(({ status }) => status === 200)).toBe(counted === 0);
  });
});
