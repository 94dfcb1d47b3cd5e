import { FeeSchool } from '../fees/fee-school.fixture.ts';
import type { Saved } from './student-school.fixture.ts';

describe('students who finish school together', () => {
  let fees: FeeSchool;
  let students: readonly number[] = [];

  beforeAll(async () => {
    fees = await FeeSchool.open();
    const [{ student: first }, { student: second }] = [await fees.billed(), await fees.billed()];
    students = [first, second, await fees.at.admit('10-A')];
    const { school } = fees.at;
    const { id: hostel } = await school.data<Saved>('POST', 'api/v1/hostel/save', { name: 'Jinnah House' });
    const house = { hostel, roomNumber: 'R1', bedCount: 2, rent: '6000.00' };
    const { id: room } = await school.data<Saved>('POST', 'api/v1/hostelRoom/save', house);
    for (const student of [first, second])
      await school.data('POST', 'api/v1/hostelAllocation/save', { room, fromDate: '2026-07-01', student });
  });
  afterAll(() => fees.at.close());

  const graduate = (of: readonly number[], confirm: 'ask' | 'agreed') =>
    fees.at.school.call(
      'POST',
      'setup/v1/Graduate/save',
      {
        batch: fees.at.ids['10-A'],
        date: '2026-07-10',
        description: 'Class of 2026',
        items: of.map((student) => ({ student })),
      },
      { headers: { 'x-confirm': confirm } },
    );
  const sentences = ({ data }: Awaited<ReturnType<typeof graduate>>): string[] =>
    (data['sentences'] as readonly { message: string }[]).map(({ message }) => message);

  it('are not let go before what is open with all of them was named, with its totals', async () => {
    const asked = await graduate(students, 'ask');
    expect([asked.status, asked.data]).toMatchObject([
      409,
      { code: 'CONFIRM', reason: 'stillOpenWithMany', params: { people: 3 } },
    ]);
    expect(sentences(asked)).toEqual([
      expect.stringMatching(/^Unpaid fees: .*24,870\.00 \(bills: 2\)\.$/),
      'Hostel beds that become free the following day: 2.',
    ]);
    expect(await fees.at.read(students[0] ?? 0)).toMatchObject({ status: 'ACTIVE' });
  });

  it('are asked about as one where it is one, and not where nothing is open', async () => {
    const asked = await graduate(students.slice(0, 1), 'ask');
    expect([asked.status, asked.data['reason'], sentences(asked)[1]]).toEqual([
      409,
      'stillOpen',
      'The hostel bed becomes free the following day.',
    ]);
    expect((await graduate(students.slice(2), 'ask')).status).toBe(201);
  });

  it('go once that was agreed to', async () => {
    expect((await graduate(students.slice(0, 2), 'agreed')).status).toBe(201);
    expect(await fees.at.read(students[0] ?? 0)).toMatchObject({ status: 'GRADUATED' });
  });
});
