import { HostelSchool } from './hostel-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;
type Family = Awaited<ReturnType<HostelSchool['family']>>;

const [before, lastNight, tonight] = ['2026-07-13', '2026-07-14', '2026-07-15'];
let at: HostelSchool;
beforeAll(async () => {
  at = await HostelSchool.open();
});
afterAll(() => at.close());

/** Starts the registers of the last three nights, with a new family in them. */
const begun = async (): Promise<Family> => {
  const family = await at.family(await at.room(1), '2026-07-01');
  for (const date of [before, lastNight, tonight]) {
    await at.call('POST', 'hostelNight/action/begin', { ids: [], input: { hostel: at.house, date } });
  }
  return family;
};
const rowsOf = async ({ student }: Family): Promise<readonly Row[]> => {
  const path = `hostelNight/getall?filter={"student":${student}}&sort=["date","ASC"]`;
  return (await at.call('GET', path)).data as unknown as readonly Row[];
};
const marks = async (family: Family): Promise<readonly unknown[]> =>
  (await rowsOf(family)).map(({ status }) => status);
const mark = async (family: Family, name: 'in' | 'absent' | 'late'): Promise<void> => {
  const tonights = (await rowsOf(family)).find(({ date }) => date === tonight);
  await at.call('POST', `hostelNight/action/${name}`, { ids: [tonights?.['id']], input: {} });
};
const move = (id: number, name: string, body: Row = {}) =>
  at.call('POST', `hostelLeave/transition/${name}/${id}`, body);
/** Leave from two nights ago, with the consent of a parent. */
const asked = async (family: Family, values: Row = {}): Promise<number> => {
  const days = { leavesAt: `${before}T11:00:00Z`, returnsAt: '2026-07-17T11:00:00Z' };
  const about = { allocation: family.id, ...days, destination: 'Home', reason: 'A wedding', ...values };
  const id = await at.save('hostelLeave', about);
  await move(id, 'recordConsent', { answer: 'The mother, by telephone' });
  return id;
};

describe('a register that was begun before the leave was granted', () => {
  it('has the resident on leave, last night and tonight; the nights before are the record of what was', async () => {
    const family = await begun();
    const id = await asked(family);
    expect(await marks(family)).toEqual(['IN', 'IN', 'IN']);
    expect((await move(id, 'grant')).status).toBe(200);
    expect(await marks(family)).toEqual(['IN', 'LEAVE', 'LEAVE']);
  });

  it('keeps the marks of those who were seen, also where the register had them in already', async () => {
    for (const [name, status] of [
      ['in', 'IN'],
      ['late', 'LATE'],
    ] as const) {
      const family = await begun();
      await mark(family, name);
      await move(await asked(family), 'grant');
      expect(await marks(family)).toEqual(['IN', 'LEAVE', status]);
    }
  });

  it('has those on leave who were missing: the parents heard of it, and hear that leave was granted', async () => {
    const family = await begun();
    await mark(family, 'absent');
    expect(await at.notices(family.student, 'hostel.absent')).toBe(1);
    await move(await asked(family), 'grant');
    expect(await marks(family)).toEqual(['IN', 'LEAVE', 'LEAVE']);
    expect(await at.notices(family.student, 'hostel.absent')).toBe(1);
    expect(await at.notices(family.student, 'hostel.childGranted')).toBe(1);
    const view = `setup/v1/view/absencesAtNight?student=${family.student}`;
    expect((await at.at.school.call('GET', view)).data['rows']).toEqual([]);
  });

  it('is not changed by hours out of the house, nor by leave of others', async () => {
    const [family, other] = [await begun(), await begun()];
    const hours = { kind: 'GATE_PASS', leavesAt: `${tonight}T08:00:00Z`, returnsAt: `${tonight}T12:00:00Z` };
    await move(await asked(family, hours), 'grant');
    await move(await asked(other), 'grant');
    expect(await marks(family)).toEqual(['IN', 'IN', 'IN']);
  });

  it('follows tonight where the leave is denied after all, deleted, shortened or over early', async () => {
    for (const end of [
      (id: number) => move(id, 'deny', { answer: 'The road is closed' }),
      (id: number) => move(id, 'withdraw'),
      (id: number) => at.call('DELETE', `hostelLeave/delete/${id}`),
      (id: number) => at.call('PUT', `hostelLeave/update/${id}`, { returnsAt: `${tonight}T13:00:00Z` }),
      async (id: number) => {
        await move(id, 'depart');
        return move(id, 'comeBack');
      },
    ]) {
      const family = await begun();
      const id = await asked(family);
      await move(id, 'grant');
      expect((await end(id)).status).toBe(200);
      expect(await marks(family)).toEqual(['IN', 'LEAVE', 'IN']);
    }
  });

  it('says in its history who was put on leave by whom', async () => {
    const family = await begun();
    await move(await asked(family), 'grant');
    const tonights = (await rowsOf(family)).find(({ date }) => date === tonight);
    const history = await at.call('GET', `hostelNight/history/${Number(tonights?.['id'])}`);
    const changes = expect.arrayContaining([{ field: 'status', old: 'IN', new: 'LEAVE' }]);
    expect(history.data).toMatchObject([{ changes }, { verb: 'create' }]);
  });
});
