import { CollabSchool } from '../../../test/collab-school.ts';
import type { PollAnswer } from './poll-answer.ts';
import type { ResultRow } from './results.store.ts';

const base = 'collab/v1/poll';
const basic = {
  title: 'Trip',
  description: 'Where shall we go?',
  options: ['Yes', 'No'],
  allowOtherAns: false,
  openForPolling: true,
  batches: '',
  departments: '',
};

let school: CollabSchool;
let ids: Record<string, number>;

beforeAll(async () => {
  school = await CollabSchool.open();
  const [math, hr, batch, other] = [
    await school.addDepartment('Math'),
    await school.addDepartment('Office'),
    await school.addBatch('ten'),
    await school.addBatch('nine'),
  ];
  const maker = await school.addUser('maker', { department: 'Office', privileges: ['PollManagement'] });
  ids = { math, hr, batch, other, maker };
  for (const name of ['ann', 'bob', 'cem', 'dua'])
    ids[name] = await school.addUser(name, { department: 'Math' });
  ids['clerk'] = await school.addUser('clerk', { department: 'Office' });
  ids['pupil'] = await school.addUser('pupil', { kind: 'STUDENT' });
  ids['parent'] = await school.addUser('parent', { kind: 'PARENT' });
});
afterAll(() => school.close());

const make = async (more: object = {}, as = 'maker'): Promise<PollAnswer> => {
  const body = { ...basic, userId: ids[as], ...more };
  const { status, message, data } = await school.call<PollAnswer>(as, 'POST', `${base}/save`, body);
  expect([status, message]).toEqual([201, 'Poll Created Successfully']);
  return data;
};
const vote = (as: string, poll: number, answer: string, more: object = {}) =>
  school.call(as, 'POST', `${base}/vote`, { pollID: poll, voterId: ids[as], answer, ...more });
const results = (as: string, poll: number) => school.data<ResultRow[]>(as, 'GET', `${base}/view/${poll}`);
const change = (as: string, poll: number, body: object, headers = {}) =>
  school.call<PollAnswer>(as, 'PATCH', `${base}/${poll}`, body, headers);

describe('making a poll', () => {
  it('keeps the form: answers, toggles and comma-joined ids (B262) (B266) (K091) (M167)', async () => {
    const made = await make({
      batches: `${ids['batch']},${ids['other']}`,
      departments: String(ids['math']),
      allowOtherAns: true,
    });
    expect(made).toMatchObject({
      title: 'Trip',
      options: ['Yes', 'No'],
      allowOtherAns: true,
      openForPolling: true,
      batches: `${ids['batch']},${ids['other']}`,
      departments: String(ids['math']),
      userId: ids['maker'],
      status: 'Open',
      showResults: 'AFTER_VOTE',
      audience: ['TEN A', 'NINE A', 'Math'],
    });
    const paths = [`${base}/${made.id}`, `${base}/get/${made.id}`];
    for (const path of paths) {
      const { electors, ...read } = await school.data<PollAnswer & { electors: number }>(
        'maker',
        'GET',
        path,
      );
      expect([electors, read]).toEqual([4, made]);
    }
  });

  it.each([
    ['a blank title (B253)', { title: ' ' }, 'title'],
    ['no description (B253)', { description: '' }, 'description'],
    ['a blank answer (B253)', { options: ['Yes', ' '] }, 'options[1]'],
    ['no answer at all (K087)', { options: [] }, 'options'],
    ['seven answers (B254) (K086)', { options: ['1', '2', '3', '4', '5', '6', '7'] }, 'options'],
    ['an answer twice', { options: ['Yes', 'yes '] }, 'options[1]'],
    ['somebody else as its maker (B262)', { userId: 1 }, 'userId'],
    ['an end that is over', { closesAt: '2020-01-01T10:00:00Z' }, 'closesAt'],
    ['a batch that does not exist', { batches: '999999' }, 'batches'],
    ['ids that are none', { departments: '1;drop' }, 'departments[0]'],
    ['a field that it does not know', { owner: 1 }, 'owner'],
    ['an unknown rule of results', { showResults: 'NEVER' }, 'showResults'],
  ])('refuses %s', async (_, more, field) => {
    const { status, data } = await school.call<{ errors: { field: string }[] }>(
      'maker',
      'POST',
      `${base}/save`,
      {
        ...basic,
        userId: ids['maker'],
        ...more,
      },
    );
    expect([status, data.errors[0]?.field]).toEqual([400, field]);
  });

  it('takes exactly six answers (B254) (K086)', async () => {
    expect((await make({ options: ['1', '2', '3', '4', '5', '6'] })).options).toHaveLength(6);
  });

  it('is for those who may make polls', async () => {
    for (const as of ['ann', 'pupil', 'parent']) {
      expect((await school.call(as, 'POST', `${base}/save`, basic)).status).toBe(403);
      expect((await change(as, 1, basic)).status).toBe(403);
      expect((await school.call(as, 'DELETE', `${base}/delete/1`)).status).toBe(403);
    }
  });

  it('cannot be anonymous and changeable at once', async () => {
    const answer = await school.call('maker', 'POST', `${base}/save`, {
      ...basic,
      isAnonymous: true,
      allowChange: true,
    });
    expect(answer.status).toBe(400);
  });
});

describe('changing a poll', () => {
  it('takes the same body by PATCH and PUT, and either name of the other answer (B261) (B264) (B267) (M170)', async () => {
    const { id } = await make();
    const body = { ...basic, userId: ids['maker'], title: 'Outing', allowOtherAnswer: true };
    const { allowOtherAns: _other, ...renamed } = body;
    const patched = await change('maker', id, renamed);
    expect([patched.status, patched.message]).toEqual([200, 'Poll Updated Successfully']);
    expect(patched.data).toMatchObject({ title: 'Outing', allowOtherAns: true, options: ['Yes', 'No'] });
    const put = await school.call<PollAnswer>('maker', 'PUT', `${base}/update/${id}`, { title: 'Again' });
    expect([put.status, put.data.title]).toEqual([200, 'Again']);
  });

  it('opens and closes with the toggle (B259) (B260) (K092)', async () => {
    const { id } = await make();
    const closed = await change('maker', id, { openForPolling: false });
    expect([closed.data.status, closed.data.openForPolling]).toEqual(['Closed', false]);
    expect((await vote('ann', id, 'Yes')).data['code']).toBe('POLL_CLOSED');
    const open = await change('maker', id, { openForPolling: true });
    expect(open.data.status).toBe('Open');
    expect((await vote('ann', id, 'Yes')).status).toBe(200);
  });

  it('refuses a version that is not the last one', async () => {
    const { id, version } = await make();
    const headers = { 'if-match': String(version) };
    expect((await change('maker', id, { title: 'One' }, headers)).status).toBe(200);
    const second = await change('maker', id, { title: 'Two' }, headers);
    expect([second.status, second.data]).toMatchObject([409, { code: 'STALE' }]);
  });

  it('keeps answers that have votes as they are; others may go and come up to six', async () => {
    const { id } = await make({ options: ['Yes', 'No', 'Maybe'] });
    await vote('ann', id, 'Yes');
    for (const options of [
      ['No', 'Maybe'],
      ['Yes!', 'No'],
    ]) {
      const { status, data } = await change('maker', id, { options });
      expect([status, data]).toMatchObject([409, { code: 'ANSWER_HAS_VOTES' }]);
    }
    const reordered = await change('maker', id, { options: ['Never', 'Yes', 'Later'] });
    expect([reordered.status, reordered.data.options]).toEqual([200, ['Never', 'Yes', 'Later']]);
    expect((await results('ann', id)).map(({ option, votes }) => [option, votes])).toEqual([
      ['Never', 0],
      ['Yes', 1],
      ['Later', 0],
    ]);
    const anonymous = await change('maker', id, { isAnonymous: true });
    expect(anonymous.data).toMatchObject({ code: 'ANONYMITY_FIXED' });
  });

  it('keeps votes when the audience becomes narrower', async () => {
    const { id } = await make();
    await vote('ann', id, 'Yes');
    expect((await change('maker', id, { departments: String(ids['hr']) })).status).toBe(200);
    expect((await results('maker', id))[0]).toMatchObject({ votes: 1 });
    expect((await vote('bob', id, 'Yes')).status).toBe(404);
  });

  it('is deleted without votes only', async () => {
    const [used, unused] = [await make(), await make()];
    await vote('ann', used.id, 'Yes');
    const refused = await school.call('maker', 'DELETE', `${base}/delete/${used.id}`);
    expect([refused.status, refused.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
    expect((await school.call('maker', 'DELETE', `${base}/delete/${unused.id}`)).status).toBe(200);
    expect((await school.call('maker', 'GET', `${base}/${unused.id}`)).status).toBe(404);
  });
});

describe('who is asked', () => {
  const sees = async (as: string, id: number): Promise<boolean> => {
    const rows = await school.data<PollAnswer[]>(as, 'GET', `${base}/viewbyuser/${ids[as]}?range=[0,999]`);
    const { status } = await school.call(as, 'GET', `${base}/${id}`);
    expect([200, 404]).toContain(status);
    expect(rows.some((row) => row.id === id)).toBe(status === 200);
    return status === 200;
  };

  it('is decided by department and batch, on the server', async () => {
    const { id } = await make({ departments: String(ids['math']), batches: String(ids['batch']) }, 'maker');
    const seen = Object.fromEntries(
      await Promise.all(['ann', 'clerk', 'pupil'].map(async (as) => [as, await sees(as, id)] as const)),
    );
    expect(seen).toEqual({ ann: true, clerk: false, pupil: false });
    expect((await vote('clerk', id, 'Yes')).status).toBe(404);
    expect((await school.call('clerk', 'GET', `${base}/view/${id}`)).status).toBe(404);
    expect((await vote('maker', id, 'Yes')).data['code']).toBe('NOT_ASKED');
    expect((await vote('ann', id, 'Yes')).status).toBe(200);
  });

  it('is every active student and employee when nobody is named, never a parent', async () => {
    const { id } = await make();
    expect(await sees('pupil', id)).toBe(true);
    expect(await sees('clerk', id)).toBe(true);
    expect((await vote('pupil', id, 'No')).status).toBe(200);
    expect((await vote('parent', id, 'No')).status).toBe(403);
    expect((await school.call('parent', 'GET', `${base}/${id}`)).status).toBe(403);
  });

  it('answers the lists: those one has made, and those that ask one (B263)', async () => {
    const own = await make({}, 'admin');
    const all = await school.data<PollAnswer[]>('admin', 'GET', `${base}/getall?userId=${ids['admin'] ?? 1}`);
    expect(all.length).toBeGreaterThan(5);
    const mine = await school.data<PollAnswer[]>('maker', 'GET', `${base}/getall?userId=${ids['maker']}`);
    expect(mine.every(({ userId }) => userId === ids['maker'])).toBe(true);
    expect(mine.some(({ id }) => id === own.id)).toBe(false);
    expect(await school.data('ann', 'GET', `${base}/getall?userId=${ids['ann']}`)).toEqual([]);
    const stranger = await school.call('ann', 'GET', `${base}/getall?userId=${ids['maker']}`);
    expect(stranger.status).toBe(400);
    expect((await school.call('ann', 'GET', `${base}/viewbyuser/${ids['maker']}`)).status).toBe(404);
    const page = await school.call<PollAnswer[]>('maker', 'GET', `${base}/getall?range=[1,2]`);
    expect([page.data.length, page.headers['content-range']]).toEqual([2, `poll 1-2/${mine.length}`]);
    await change('maker', mine[0]?.id ?? 0, { openForPolling: false });
    const closed = await school.data<PollAnswer[]>(
      'ann',
      'GET',
      `${base}/viewbyuser/${ids['ann']}?state=closed`,
    );
    expect(closed.every(({ status }) => status === 'Closed')).toBe(true);
    expect(closed.map(({ id }) => id)).toContain(mine[0]?.id);
  });
});

describe('voting', () => {
  it('takes one vote of each (B265) (M175)', async () => {
    const { id } = await make();
    const first = await vote('ann', id, 'Yes');
    expect([first.status, first.message]).toEqual([200, 'Vote Cast Successfully']);
    const second = await vote('ann', id, 'No');
    expect([second.status, second.data['code']]).toEqual([409, 'ALREADY_VOTED']);
    expect(await results('ann', id)).toEqual([
      { option: 'Yes', votes: 1, per: 100 },
      { option: 'No', votes: 0, per: 0 },
    ]);
  });

  it('changes a vote where the poll allows it, while it is open', async () => {
    const { id } = await make({ allowChange: true });
    await vote('ann', id, 'Yes');
    expect((await vote('ann', id, 'No')).status).toBe(200);
    expect((await results('ann', id)).map(({ votes }) => votes)).toEqual([0, 1]);
    await change('maker', id, { openForPolling: false });
    expect((await vote('ann', id, 'Yes')).data['code']).toBe('POLL_CLOSED');
  });

  it.each([
    ['an answer that is not offered (K089)', { answer: 'Perhaps' }, 400],
    ['no answer', { answer: ' ' }, 400],
    ['the vote of somebody else (B262)', { answer: 'Yes', voterId: 1 }, 400],
    ['a poll that does not exist', { answer: 'Yes', pollID: 99_999_999 }, 404],
    ['a poll that is no id', { answer: 'Yes', pollID: 'x' }, 400],
    ['too many letters', { answer: 'x'.repeat(201) }, 400],
  ])('refuses %s', async (_, more, status) => {
    const { id } = await make();
    expect((await vote('ann', id, 'Yes', more)).status).toBe(status);
  });

  it('counts each other answer as a row of its own, whatever its capitals (G43)', async () => {
    const { id } = await make({ allowOtherAns: true });
    await vote('ann', id, ' The sea ');
    await vote('bob', id, 'the SEA');
    await vote('cem', id, 'yes');
    await vote('dua', id, 'Home');
    expect(await results('ann', id)).toEqual([
      { option: 'Yes', votes: 1, per: 25 },
      { option: 'No', votes: 0, per: 0 },
      { option: 'The sea', votes: 2, per: 50, other: true },
      { option: 'Home', votes: 1, per: 25, other: true },
    ]);
  });

  it('is over at the closing time', async () => {
    const { id } = await make({ closesAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await vote('ann', id, 'Yes')).status).toBe(200);
    await school.sql.query({
      text: `update poll set closes_at = now() - interval '1 second' where id = $1`,
      values: [id],
    });
    expect((await vote('bob', id, 'Yes')).data['code']).toBe('POLL_CLOSED');
    expect((await school.data<PollAnswer>('bob', 'GET', `${base}/${id}`)).status).toBe('Closed');
  });

  it('is one vote per Idempotency-Key', async () => {
    const { id } = await make();
    const body = { pollID: id, voterId: ids['ann'], answer: 'Yes' };
    const headers = { 'idempotency-key': 'vote-1' };
    const [first, again] = [
      await school.call('ann', 'POST', `${base}/vote`, body, headers),
      await school.call('ann', 'POST', `${base}/vote`, body, headers),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await results('ann', id))[0]).toMatchObject({ votes: 1 });
  });
});

describe('results', () => {
  it('have a row per answer with votes and percentage that add up to 100 (B250)', async () => {
    const { id } = await make({ options: ['A', 'B', 'C', 'D'] });
    for (const [who, answer] of [
      ['ann', 'A'],
      ['bob', 'B'],
      ['cem', 'C'],
    ] as const)
      await vote(who, id, answer);
    expect(await results('ann', id)).toEqual([
      { option: 'A', votes: 1, per: 33.34 },
      { option: 'B', votes: 1, per: 33.33 },
      { option: 'C', votes: 1, per: 33.33 },
      { option: 'D', votes: 0, per: 0 },
    ]);
  });

  const open = (as: string, id: number) => school.call(as, 'GET', `${base}/view/${id}`);

  it('are shown as the poll says', async () => {
    const [always, after, closed] = [
      await make({ showResults: 'ALWAYS' }),
      await make({ showResults: 'AFTER_VOTE' }),
      await make({ showResults: 'AFTER_CLOSE' }),
    ];
    expect((await open('ann', always.id)).status).toBe(200);
    expect((await open('ann', after.id)).data['code']).toBe('RESULTS_HIDDEN');
    await vote('ann', after.id, 'Yes');
    expect((await open('ann', after.id)).status).toBe(200);
    await vote('ann', closed.id, 'Yes');
    expect((await open('ann', closed.id)).data['code']).toBe('RESULTS_HIDDEN');
    expect((await open('maker', closed.id)).status).toBe(200);
    await change('maker', closed.id, { openForPolling: false });
    expect((await open('ann', closed.id)).status).toBe(200);
  });
});

describe('an anonymous poll', () => {
  it('keeps nowhere who has given which answer', async () => {
    const { id } = await make({ isAnonymous: true, allowOtherAns: true });
    for (const [who, answer] of [
      ['ann', 'Yes'],
      ['bob', 'Yes'],
      ['cem', 'SecretWord'],
    ] as const)
      expect((await vote(who, id, answer)).status).toBe(200);
    expect((await vote('ann', id, 'No')).data['code']).toBe('ALREADY_VOTED');
    expect((await results('ann', id)).map(({ option, votes }) => [option, votes])).toEqual([
      ['Yes', 2],
      ['No', 0],
      ['SecretWord', 1],
    ]);
    const rows = await school.sql.query({
      text: `select v.option_id, v.other_text, v.voted_at, v.created_at = p.created_at as timeless,
          v.updated_at = p.created_at as unchanged from poll_vote v join poll p on p.id = v.poll_id where p.id = $1`,
      values: [id],
    });
    expect(rows).toEqual(
      Array.from({ length: 3 }, () => ({
        option_id: null,
        other_text: null,
        voted_at: null,
        timeless: true,
        unchanged: true,
      })),
    );
    const history = await school.sql.query<{ changes: object }>({
      text: `select changes from audit_entry where resource = 'pollVote' and record_id in
        (select id from poll_vote where poll_id = $1)`,
      values: [id],
    });
    expect(history).toEqual(Array.from({ length: 3 }, () => ({ changes: {} })));
    const answer = await school.call('maker', 'PATCH', `${base}/${id}`, { options: ['No'] });
    expect(answer.data['code']).toBe('ANSWER_HAS_VOTES');
    expect((await school.data<PollAnswer>('ann', 'GET', `${base}/${id}`)).myAnswer).toBeNull();
  });
});
