import { HostelSchool } from './hostel-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

let at: HostelSchool;
let family: Awaited<ReturnType<HostelSchool['family']>>;
beforeAll(async () => {
  at = await HostelSchool.open();
});
afterAll(() => at.close());
beforeEach(async () => {
  family = await at.family(await at.room(1), '2026-07-01');
});

const ask = (leavesAt: string, returnsAt: string, as: string | undefined, values: Row = {}) =>
  at.call(
    'POST',
    'hostelLeave/save',
    { leavesAt, returnsAt, destination: 'Home', reason: 'A wedding', ...values },
    as,
  );
/** From 20 July onwards, five days from now. */
const changeRoom = async () =>
  at.call('POST', 'hostelAllocation/action/transfer', {
    ids: [family.id],
    input: { from: '2026-07-20', room: await at.room(1) },
  });
const stayOf = async (leave: unknown): Promise<unknown> =>
  (await at.call('GET', `hostelLeave/get/${Number(leave)}`)).data['allocation'];

describe('leave around a change of the room that is still to come', () => {
  it('goes along with it, and leave of the days before stays', async () => {
    const later = await ask('2026-07-24T11:00:00Z', '2026-07-26T15:00:00Z', family.asStudent);
    const before = await ask('2026-07-17T11:00:00Z', '2026-07-18T15:00:00Z', family.asStudent);
    const moved = await changeRoom();
    expect([moved.status, moved.message]).toEqual([200, '']);
    expect([await stayOf(later.data['id']), await stayOf(before.data['id'])]).toEqual([
      moved.data['id'],
      family.id,
    ]);
  });

  it('is asked for on each side, by the resident and by the warden', async () => {
    const next = (await changeRoom()).data['id'];
    const days = [
      ['2026-07-16T11:00:00Z', '2026-07-17T15:00:00Z', family.id],
      ['2026-07-22T11:00:00Z', '2026-07-23T15:00:00Z', next],
    ] as const;
    for (const [leaves, returns, stay] of days) {
      const own = await ask(leaves, returns, family.asStudent);
      expect([own.status, own.data['allocation']]).toEqual([201, stay]);
      // The resident asks once for the same days.
      await at.call('POST', `hostelLeave/transition/withdraw/${Number(own.data['id'])}`, {});
      const byWarden = await ask(leaves, returns, undefined, { allocation: stay });
      expect([byWarden.status, byWarden.message]).toEqual([201, expect.any(String)]);
    }
    const wrong = await ask('2026-07-22T11:00:00Z', '2026-07-23T15:00:00Z', undefined, {
      allocation: family.id,
    });
    expect([wrong.status, wrong.data['code']]).toEqual([409, 'NO_STAY']);
  });

  it('is not asked for by somebody who has moved out', async () => {
    await at.vacate(family.id, '2026-07-14');
    const asked = await ask('2026-07-16T11:00:00Z', '2026-07-17T15:00:00Z', undefined, {
      allocation: family.id,
    });
    expect([asked.status, asked.data['code']]).toEqual([409, 'NO_STAY']);
    expect((await ask('2026-07-16T11:00:00Z', '2026-07-17T15:00:00Z', family.asStudent)).status).toBe(409);
  });
});

it('a parent consents once, may still take it back, and the history says who and when', async () => {
  const { data } = await ask('2026-07-24T11:00:00Z', '2026-07-26T15:00:00Z', family.asStudent);
  const move = (name: string) =>
    at.call('POST', `hostelLeave/transition/${name}/${Number(data['id'])}`, {}, family.asParent);
  expect((await move('consent')).status).toBe(200);
  expect((await move('consent')).status).toBe(409);
  const history = await at.call('GET', `hostelLeave/history/${Number(data['id'])}`);
  expect(history.data).toMatchObject([
    { verb: 'transition:consent', changes: [{ field: 'consent', old: 'ASKED', new: 'GIVEN' }] },
    { verb: 'create' },
  ]);
  expect((await move('refuse')).data).toMatchObject({ status: 'DENIED', consent: 'REFUSED' });
});

it('a parent is not asked about hours out of the house', async () => {
  const hours = { kind: 'GATE_PASS' };
  const { data } = await ask('2026-07-24T08:00:00Z', '2026-07-24T12:00:00Z', family.asStudent, hours);
  const path = `hostelLeave/transition/consent/${Number(data['id'])}`;
  expect((await at.call('POST', path, {}, family.asParent)).status).toBe(409);
});
