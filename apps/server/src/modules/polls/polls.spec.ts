import { PollRoom, base, basic } from './poll-room.fixture.ts';
import type { PollAnswer } from './poll-answer.ts';

let room: PollRoom;
beforeAll(async () => {
  room = await PollRoom.open();
});
afterAll(() => room.school.close());

describe('making a poll', () => {
  it('keeps the form: answers, toggles and comma-joined ids (B262) (B266) (K091) (M167)', async () => {
    const made = await room.make({
      batches: `${room.ids['batch']},${room.ids['other']}`,
      departments: String(room.ids['math']),
      allowOtherAns: true,
    });
    expect(made).toMatchObject({
      title: 'Trip',
      options: ['Yes', 'No'],
      allowOtherAns: true,
      openForPolling: true,
      batches: `${room.ids['batch']},${room.ids['other']}`,
      departments: String(room.ids['math']),
      userId: room.ids['maker'],
      status: 'Open',
      showResults: 'AFTER_VOTE',
      audience: ['TEN A', 'NINE A', 'Math'],
    });
    const paths = [`${base}/${made.id}`, `${base}/get/${made.id}`];
    for (const path of paths) {
      const { electors, ...read } = await room.school.data<PollAnswer & { electors: number }>(
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
    ['batches without a number', { batches: ',' }, 'batches[0]'],
    ['ids that are none', { departments: '1;drop' }, 'departments[0]'],
    ['a field that it does not know', { owner: 1 }, 'owner'],
    ['an unknown rule of results', { showResults: 'NEVER' }, 'showResults'],
  ])('refuses %s', async (_, more, field) => {
    const { status, data } = await room.school.call<{ errors: { field: string }[] }>(
      'maker',
      'POST',
      `${base}/save`,
      {
        ...basic,
        userId: room.ids['maker'],
        ...more,
      },
    );
    expect([status, data.errors[0]?.field]).toEqual([400, field]);
  });

  it('takes exactly six answers (B254) (K086)', async () => {
    expect((await room.make({ options: ['1', '2', '3', '4', '5', '6'] })).options).toHaveLength(6);
  });

  it('is for those who may make polls', async () => {
    for (const as of ['ann', 'pupil', 'parent']) {
      expect((await room.school.call(as, 'POST', `${base}/save`, basic)).status).toBe(403);
      expect((await room.change(as, 1, basic)).status).toBe(403);
      expect((await room.school.call(as, 'DELETE', `${base}/delete/1`)).status).toBe(403);
    }
  });

  it('is changed and deleted by whoever made it, not by another maker whose list hides it', async () => {
    const { id } = await room.make();
    await room.school.addUser('rival', { department: 'Office', privileges: ['PollManagement'] });
    const { school } = room;
    expect((await room.change('rival', id, basic)).status).toBe(404);
    expect((await school.call('rival', 'DELETE', `${base}/delete/${id}`)).status).toBe(404);
    expect((await school.call('rival', 'GET', `${base}/history/${id}`)).status).toBe(404);
    expect((await school.call('maker', 'DELETE', `${base}/delete/${id}`)).status).toBe(200);
  });

  it('cannot be anonymous and changeable at once', async () => {
    const answer = await room.school.call('maker', 'POST', `${base}/save`, {
      ...basic,
      isAnonymous: true,
      allowChange: true,
    });
    expect(answer.status).toBe(400);
  });
});

describe('changing a poll', () => {
  it('takes the same body by PATCH and PUT, and either name of the other answer (B261) (B264) (B267) (M170)', async () => {
    const { id } = await room.make();
    const body = { ...basic, userId: room.ids['maker'], title: 'Outing', allowOtherAnswer: true };
    const { allowOtherAns: _other, ...renamed } = body;
    const patched = await room.change('maker', id, renamed);
    expect([patched.status, patched.message]).toEqual([200, 'Poll Updated Successfully']);
    expect(patched.data).toMatchObject({ title: 'Outing', allowOtherAns: true, options: ['Yes', 'No'] });
    const put = await room.school.call<PollAnswer>('maker', 'PUT', `${base}/update/${id}`, {
      title: 'Again',
    });
    expect([put.status, put.data.title]).toEqual([200, 'Again']);
  });

  it('opens and closes with the toggle (B259) (B260) (K092)', async () => {
    const { id } = await room.make();
    const closed = await room.change('maker', id, { openForPolling: false });
    expect([closed.data.status, closed.data.openForPolling]).toEqual(['Closed', false]);
    expect((await room.vote('ann', id, 'Yes')).data['code']).toBe('POLL_CLOSED');
    const open = await room.change('maker', id, { openForPolling: true });
    expect(open.data.status).toBe('Open');
    expect((await room.vote('ann', id, 'Yes')).status).toBe(200);
  });

  it('refuses a version that is not the last one', async () => {
    const { id, version } = await room.make();
    const headers = { 'if-match': String(version) };
    expect((await room.change('maker', id, { title: 'One' }, headers)).status).toBe(200);
    const second = await room.change('maker', id, { title: 'Two' }, headers);
    expect([second.status, second.data]).toMatchObject([409, { code: 'STALE' }]);
  });

  it('keeps answers that have votes as they are; others may go and come up to six', async () => {
    const { id } = await room.make({ options: ['Yes', 'No', 'Maybe'] });
    await room.vote('ann', id, 'Yes');
    for (const options of [
      ['No', 'Maybe'],
      ['Yes!', 'No'],
    ]) {
      const { status, data } = await room.change('maker', id, { options });
      expect([status, data]).toMatchObject([409, { code: 'ANSWER_HAS_VOTES' }]);
    }
    const reordered = await room.change('maker', id, { options: ['Never', 'Yes', 'Later'] });
    expect([reordered.status, reordered.data.options]).toEqual([200, ['Never', 'Yes', 'Later']]);
    expect((await room.results('ann', id)).map(({ option, votes }) => [option, votes])).toEqual([
      ['Never', 0],
      ['Yes', 1],
      ['Later', 0],
    ]);
    const anonymous = await room.change('maker', id, { isAnonymous: true });
    expect(anonymous.data).toMatchObject({ code: 'ANONYMITY_FIXED' });
  });

  it('keeps votes when the audience becomes narrower', async () => {
    const { id } = await room.make();
    await room.vote('ann', id, 'Yes');
    expect((await room.change('maker', id, { departments: String(room.ids['hr']) })).status).toBe(200);
    expect((await room.results('maker', id))[0]).toMatchObject({ votes: 1 });
    expect((await room.vote('bob', id, 'Yes')).status).toBe(404);
  });

  it('is deleted without votes only', async () => {
    const [used, unused] = [await room.make(), await room.make()];
    await room.vote('ann', used.id, 'Yes');
    const refused = await room.school.call('maker', 'DELETE', `${base}/delete/${used.id}`);
    expect([refused.status, refused.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
    expect((await room.school.call('maker', 'DELETE', `${base}/delete/${unused.id}`)).status).toBe(200);
    expect((await room.school.call('maker', 'GET', `${base}/${unused.id}`)).status).toBe(404);
  });
});

describe('who is asked', () => {
  const sees = async (as: string, id: number): Promise<boolean> => {
    const rows = await room.school.data<PollAnswer[]>(
      as,
      'GET',
      `${base}/viewbyuser/${room.ids[as]}?range=[0,999]`,
    );
    const { status } = await room.school.call(as, 'GET', `${base}/${id}`);
    expect([200, 404]).toContain(status);
    expect(rows.some((row) => row.id === id)).toBe(status === 200);
    return status === 200;
  };

  it('is decided by department and batch, on the server', async () => {
    const { id } = await room.make(
      { departments: String(room.ids['math']), batches: String(room.ids['batch']) },
      'maker',
    );
    const seen = Object.fromEntries(
      await Promise.all(['ann', 'clerk', 'pupil'].map(async (as) => [as, await sees(as, id)] as const)),
    );
    expect(seen).toEqual({ ann: true, clerk: false, pupil: false });
    expect((await room.vote('clerk', id, 'Yes')).status).toBe(404);
    expect((await room.school.call('clerk', 'GET', `${base}/view/${id}`)).status).toBe(404);
    expect((await room.vote('maker', id, 'Yes')).data['code']).toBe('NOT_ASKED');
    expect((await room.vote('ann', id, 'Yes')).status).toBe(200);
  });

  it('is every active student and employee when nobody is named, never a parent', async () => {
    const { id } = await room.make();
    expect(await sees('pupil', id)).toBe(true);
    expect(await sees('clerk', id)).toBe(true);
    expect((await room.vote('pupil', id, 'No')).status).toBe(200);
    expect((await room.vote('parent', id, 'No')).status).toBe(403);
    expect((await room.school.call('parent', 'GET', `${base}/${id}`)).status).toBe(403);
  });

  it('answers the lists: those one has made, and those that ask one (B263)', async () => {
    const own = await room.make({}, 'admin');
    const all = await room.school.data<PollAnswer[]>(
      'admin',
      'GET',
      `${base}/getall?userId=${room.ids['admin'] ?? 1}`,
    );
    expect(all.length).toBeGreaterThan(5);
    const mine = await room.school.data<PollAnswer[]>(
      'maker',
      'GET',
      `${base}/getall?userId=${room.ids['maker']}`,
    );
    expect(mine.every(({ userId }) => userId === room.ids['maker'])).toBe(true);
    expect(mine.some(({ id }) => id === own.id)).toBe(false);
    expect(await room.school.data('ann', 'GET', `${base}/getall?userId=${room.ids['ann']}`)).toEqual([]);
    const stranger = await room.school.call('ann', 'GET', `${base}/getall?userId=${room.ids['maker']}`);
    expect(stranger.status).toBe(400);
    expect((await room.school.call('ann', 'GET', `${base}/viewbyuser/${room.ids['maker']}`)).status).toBe(
      404,
    );
    const page = await room.school.call<PollAnswer[]>('maker', 'GET', `${base}/getall?range=[1,2]`);
    expect([page.data.length, page.headers['content-range']]).toEqual([2, `poll 1-2/${mine.length}`]);
    await room.change('maker', mine[0]?.id ?? 0, { openForPolling: false });
    const closed = await room.school.data<PollAnswer[]>(
      'ann',
      'GET',
      `${base}/viewbyuser/${room.ids['ann']}?state=closed`,
    );
    expect(closed.every(({ status }) => status === 'Closed')).toBe(true);
    expect(closed.map(({ id }) => id)).toContain(mine[0]?.id);
  });
});
