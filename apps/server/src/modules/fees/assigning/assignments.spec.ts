import { FeeSchool } from '../fee-school.fixture.ts';

interface Offered {
  readonly collections: readonly {
    readonly id: number;
    readonly bill: number | null;
    readonly batchId: number;
    readonly isPaid: boolean;
  }[];
}

describe('bills of published collections for one student', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  const path = (student: number): string => `finance/v1/feeAssignments/student/${student}`;
  const offered = (student: number): Promise<Offered> => school.at.school.data('GET', path(student));
  const send = (student: number, body: object, as = 'EMPLOYEE:ManageFee') =>
    school.at.school.call('POST', path(student), body, { as });
  const owed = async (student: number): Promise<string> => {
    const [row] = await school.at.school.sql.query<{ sum: string }>({
      text: `select coalesce(sum(l.debit - l.credit), 0)::numeric(15,2)::text as sum from journal_line l
        join ledger_account a on a.id = l.account_id where a.fixed_key = 'RECEIVABLE' and l.student_id = $1`,
      values: [student],
    });
    return row?.sum ?? '';
  };
  /** A fee of 900.00 for everyone in 10-A. */
  const forAll = async (name: string): Promise<number> => {
    const category = await school.save('finance/v1/feeCategories', {
      name,
      financialYear: school.year,
      batches: [school.at.ids['10-A']],
    });
    await school.save('setup/v1/creatingParticulars', {
      category,
      masterParticular: school.head('Lab'),
      amount: '900.00',
    });
    const dates = { startDate: '2026-04-01', endDate: '2026-04-10', dueDate: '2026-08-01' };
    const collection = await school.save('finance/v1/feeCollection', { name, category, ...dates });
    await school.at.school.data('POST', `finance/v1/feeCollection/transition/publish/${collection}`, {});
    return collection;
  };

  it('are given to whoever came later, taken away, and given again', async () => {
    await school.at.admit('10-A');
    const collection = await forAll('Excursion');
    const later = await school.at.admit('10-A');
    expect((await offered(later)).collections).toMatchObject([{ id: collection, bill: null }]);
    expect((await send(later, { assign: [collection] })).data).toEqual({ billed: 1, removed: 0 });
    expect((await send(later, { assign: [collection] })).data).toEqual({ billed: 0, removed: 0 });
    expect(await owed(later)).toBe('900.00');
    const [{ bill } = { bill: null }] = (await offered(later)).collections;
    expect((await send(later, { remove: [bill] })).data).toEqual({ billed: 0, removed: 1 });
    expect([await owed(later), (await school.statement(later)).fees.length]).toEqual(['0.00', 0]);
    expect((await send(later, { assign: [collection] })).data).toEqual({ billed: 1, removed: 0 });
    expect([await owed(later), (await school.bill(later)).due]).toEqual(['900.00', '900.00']);
  });

  it('are offered of a batch that the student was in before, and billed there', async () => {
    await school.at.admit('10-A');
    const collection = await forAll('Library fund');
    const mover = await school.at.admit('10-A');
    expect((await school.at.transfer('10-A', '10-B', [mover])).status).toBe(201);
    expect((await offered(mover)).collections.find(({ id }) => id === collection)).toMatchObject({
      bill: null,
      batchId: school.at.ids['10-A'],
    });
    expect((await send(mover, { assign: [collection] })).data).toEqual({ billed: 1, removed: 0 });
  });

  it('stay once something is paid, and are nobody else’s to take away', async () => {
    const { student, bill } = await school.billed();
    const stranger = await school.at.admit('10-A');
    expect((await send(stranger, { remove: [bill] })).status).toBe(404);
    await school.pay(student, bill, '1.00');
    const refused = await send(student, { remove: [bill] });
    expect([refused.status, refused.data['code']]).toEqual([409, 'PAID']);
    expect((await send(student, { remove: [bill] }, 'EMPLOYEE:FeeSubmission')).status).toBe(403);
  });

  it('are refused where the fee has nothing for the student', async () => {
    const { collection } = await school.billed();
    const other = await school.at.admit('10-A');
    const refused = await send(other, { assign: [collection] });
    expect([refused.status, refused.data['code']]).toEqual([409, 'NO_BILLS']);
  });
});
