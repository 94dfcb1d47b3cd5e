import { pollChecks } from '../../database/health/poll-checks.ts';
import { runHealthChecks } from '../../database/health/run-checks.ts';
import { PollRoom, base } from './poll-room.fixture.ts';
import type { PollAnswer } from './poll-answer.ts';

let room: PollRoom;
beforeAll(async () => {
  room = await PollRoom.open();
});
afterAll(() => room.school.close(['figures of anonymous polls']));

describe('voting', () => {
  it('takes one vote of each (B265) (M175)', async () => {
    const { id } = await room.make();
    const first = await room.vote('ann', id, 'Yes');
    expect([first.status, first.message]).toEqual([200, 'Vote Cast Successfully']);
    const second = await room.vote('ann', id, 'No');
    expect([second.status, second.data['code']]).toEqual([409, 'ALREADY_VOTED']);
    expect(await room.results('ann', id)).toEqual([
      { option: 'Yes', votes: 1, per: 100 },
      { option: 'No', votes: 0, per: 0 },
    ]);
  });

  it('changes a vote where the poll allows it, while it is open', async () => {
    const { id } = await room.make({ allowChange: true });
    await room.vote('ann', id, 'Yes');
    expect((await room.vote('ann', id, 'No')).status).toBe(200);
    expect((await room.results('ann', id)).map(({ votes }) => votes)).toEqual([0, 1]);
    await room.change('maker', id, { openForPolling: false });
    expect((await room.vote('ann', id, 'Yes')).data['code']).toBe('POLL_CLOSED');
  });

  it.each([
    ['an answer that is not offered (K089)', { answer: 'Perhaps' }, 400],
    ['no answer', { answer: ' ' }, 400],
    ['the vote of somebody else (B262)', { answer: 'Yes', voterId: 1 }, 400],
    ['a poll that does not exist', { answer: 'Yes', pollID: 99_999_999 }, 404],
    ['a poll that is no id', { answer: 'Yes', pollID: 'x' }, 400],
    ['too many letters', { answer: 'x'.repeat(201) }, 400],
  ])('refuses %s', async (_, more, status) => {
    const { id } = await room.make();
    expect((await room.vote('ann', id, 'Yes', more)).status).toBe(status);
  });

  it('counts each other answer as a row of its own, whatever its capitals (G43)', async () => {
    const { id } = await room.make({ allowOtherAns: true });
    await room.vote('ann', id, ' The sea ');
    await room.vote('bob', id, 'the SEA');
    await room.vote('cem', id, 'yes');
    await room.vote('dua', id, 'Home');
    expect(await room.results('ann', id)).toEqual([
      { option: 'Yes', votes: 1, per: 25 },
      { option: 'No', votes: 0, per: 0 },
      { option: 'The sea', votes: 2, per: 50, other: true },
      { option: 'Home', votes: 1, per: 25, other: true },
    ]);
  });

  it('is over at the closing time', async () => {
    const { id } = await room.make({ closesAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await room.vote('ann', id, 'Yes')).status).toBe(200);
    await room.school.sql.query({
      text: `update poll set closes_at = now() - interval '1 second' where id = $1`,
      values: [id],
    });
    expect((await room.vote('bob', id, 'Yes')).data['code']).toBe('POLL_CLOSED');
    expect((await room.school.data<PollAnswer>('bob', 'GET', `${base}/${id}`)).status).toBe('Closed');
  });

  it('is one vote per Idempotency-Key', async () => {
    const { id } = await room.make();
    const body = { pollID: id, voterId: room.ids['ann'], answer: 'Yes' };
    const headers = { 'idempotency-key': 'vote-1' };
    const [first, again] = [
      await room.school.call('ann', 'POST', `${base}/vote`, body, headers),
      await room.school.call('ann', 'POST', `${base}/vote`, body, headers),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await room.results('ann', id))[0]).toMatchObject({ votes: 1 });
  });
});

describe('results', () => {
  it('have a row per answer with votes and percentage that add up to 100 (B250)', async () => {
    const { id } = await room.make({ options: ['A', 'B', 'C', 'D'] });
    for (const [who, answer] of [
      ['ann', 'A'],
      ['bob', 'B'],
      ['cem', 'C'],
    ] as const)
      await room.vote(who, id, answer);
    expect(await room.results('ann', id)).toEqual([
      { option: 'A', votes: 1, per: 33.33 },
      { option: 'B', votes: 1, per: 33.33 },
      { option: 'C', votes: 1, per: 33.33 },
      { option: 'D', votes: 0, per: 0 },
    ]);
  });

  const open = (as: string, id: number) => room.school.call(as, 'GET', `${base}/view/${id}`);

  it('are shown as the poll says', async () => {
    const [always, after, closed] = [
      await room.make({ showResults: 'ALWAYS' }),
      await room.make({ showResults: 'AFTER_VOTE' }),
      await room.make({ showResults: 'AFTER_CLOSE' }),
    ];
    expect((await open('ann', always.id)).status).toBe(200);
    expect((await open('ann', after.id)).data['code']).toBe('RESULTS_HIDDEN');
    await room.vote('ann', after.id, 'Yes');
    expect((await open('ann', after.id)).status).toBe(200);
    await room.vote('ann', closed.id, 'Yes');
    expect((await open('ann', closed.id)).data['code']).toBe('RESULTS_HIDDEN');
    expect((await open('maker', closed.id)).status).toBe(200);
    await room.change('maker', closed.id, { openForPolling: false });
    expect((await open('ann', closed.id)).status).toBe(200);
  });
});

describe('an anonymous poll', () => {
  it('keeps nowhere who has given which answer', async () => {
    const { id } = await room.make({ isAnonymous: true, allowOtherAns: true });
    for (const [who, answer] of [
      ['ann', 'Yes'],
      ['bob', 'Yes'],
      ['cem', 'SecretWord'],
    ] as const)
      expect((await room.vote(who, id, answer)).status).toBe(200);
    expect((await room.vote('ann', id, 'No')).data['code']).toBe('ALREADY_VOTED');
    expect((await room.results('ann', id)).map(({ option, votes }) => [option, votes])).toEqual([
      ['Yes', 2],
      ['No', 0],
      ['SecretWord', 1],
    ]);
    const rows = await room.school.sql.query({
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
    const history = await room.school.sql.query<{ changes: object }>({
      text: `select changes from audit_entry where resource = 'pollVote' and record_id in
        (select id from poll_vote where poll_id = $1)`,
      values: [id],
    });
    expect(history).toEqual(Array.from({ length: 3 }, () => ({ changes: {} })));
    const answer = await room.school.call('maker', 'PATCH', `${base}/${id}`, { options: ['No'] });
    expect(answer.data['code']).toBe('ANSWER_HAS_VOTES');
    expect((await room.school.data<PollAnswer>('ann', 'GET', `${base}/${id}`)).myAnswer).toBeNull();
  });
});

it('every figure of all this is sound, and a wrong one is found', async () => {
  const { sql } = room.school;
  const found = async (): Promise<string[]> =>
    (await runHealthChecks(sql, pollChecks)).map(({ name }) => name);
  expect(await found()).toEqual([]);
  const { id } = await room.make({ isAnonymous: true });
  await room.vote('ann', id, 'Yes');
  await sql.query({
    text: `update poll_tally set counts = jsonb_set(counts, array[(select min(k) from jsonb_object_keys(counts) k), 'votes'], '7')
      where poll_id = $1`,
    values: [id],
  });
  expect(await found()).toEqual(['figures of anonymous polls']);
});
