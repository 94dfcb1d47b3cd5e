import { FeeSchool } from './fee-school.fixture.ts';

interface Stopped {
  readonly total: number;
  readonly rows: readonly { readonly studentId: number; readonly overdue: string; readonly days: number }[];
}

describe('the gate', () => {
  let school: FeeSchool;
  let late: number;
  beforeAll(async () => {
    school = await FeeSchool.open();
    ({ student: late } = await school.billed({ dueDate: '2026-07-05' }));
    await school.billed({ dueDate: '2026-07-15' });
  });
  afterAll(() => school.at.close());

  const set = (values: object) => school.at.school.data('PUT', 'finance/v1/GateSettings/update', values);
  const stopped = async (): Promise<Stopped> => school.at.school.data('GET', 'setup/v1/view/stoppedAtGate');

  it('stops nobody until it is switched on', async () => {
    expect((await stopped()).total).toBe(0);
  });

  it('stops whoever owes enough for long enough; due today is not late', async () => {
    await set({ enabled: true, leastAmount: '12435.00', leastDays: 10 });
    expect((await stopped()).rows).toMatchObject([{ studentId: late, overdue: '12435.00', days: 10 }]);
    await set({ leastAmount: '12435.01' });
    expect((await stopped()).total).toBe(0);
    await set({ leastAmount: '1.00', leastDays: 11 });
    expect((await stopped()).total).toBe(0);
  });

  it('lets those in whom the settings name, and everybody until a day', async () => {
    await set({ leastAmount: '1.00', leastDays: 1, exemptStudents: [late] });
    expect((await stopped()).total).toBe(0);
    await set({ exemptStudents: [], exemptBatches: [school.at.ids['10-A']] });
    expect((await stopped()).total).toBe(0);
    await set({ exemptBatches: [], graceUntil: '2026-07-15' });
    expect((await stopped()).total).toBe(0);
    await set({ graceUntil: '2026-07-14' });
    expect((await stopped()).total).toBe(1);
  });
});
