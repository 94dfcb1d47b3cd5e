import { FeeSchool } from '../fee-school.fixture.ts';

interface Grid {
  readonly particulars: readonly { readonly id: number; readonly name: string }[];
  readonly discounts: readonly { readonly id: number; readonly name: string }[];
  readonly bills: readonly {
    readonly id: number;
    readonly particulars: readonly number[];
    readonly discounts: readonly number[];
  }[];
}
interface Preview {
  readonly bill: number;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

describe('particulars and discounts of bills that are out', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  const keeper = { as: 'EMPLOYEE:ManageFee' };
  const grid = (collection: number): Promise<Grid> =>
    school.at.school.data(
      'GET',
      `finance/v1/billChanges?collection=${collection}&batch=${school.at.ids['10-A']}`,
    );
  const send = (changes: readonly object[], path = '') =>
    school.at.school.call<readonly Preview[] & { readonly code?: string }>(
      'POST',
      `finance/v1/billChanges${path}`,
      { changes },
      keeper,
    );
  const owed = async (student: number): Promise<string> => {
    const [row] = await school.at.school.sql.query<{ sum: string }>({
      text: `select coalesce(sum(l.debit - l.credit), 0)::numeric(15,2)::text as sum from journal_line l
        join ledger_account a on a.id = l.account_id where a.fixed_key = 'RECEIVABLE' and l.student_id = $1`,
      values: [student],
    });
    return row?.sum ?? '';
  };
  const named = (items: readonly { readonly id: number; readonly name: string }[], name: string): number =>
    items.find((one) => one.name === name)?.id ?? 0;

  it('are shown as ticks, and a preview writes nothing', async () => {
    const { student, bill, collection } = await school.billed();
    const shown = await grid(collection);
    expect(shown.bills).toMatchObject([
      {
        id: bill,
        particulars: shown.particulars.map(({ id }) => id),
        discounts: shown.discounts.map(({ id }) => id),
      },
    ]);
    const merit = named(shown.discounts, 'Merit');
    const preview = await send([{ bill, discount: merit, given: false }], '/preview');
    // 500.00 less discount on tuition is taxed at 5 %.
    expect(preview.data).toMatchObject([
      { bill, before: '12435.00', after: '12960.00', difference: '525.00' },
    ]);
    expect(await owed(student)).toBe('12435.00');
    expect((await school.bill(student)).due).toBe('12435.00');
  });

  it('change the bill and the ledger in one step, and back again', async () => {
    const { student, bill, collection } = await school.billed();
    const { particulars, discounts } = await grid(collection);
    const lab = named(particulars, 'Lab');
    const away = await send([
      { bill, particular: lab, given: false },
      { bill, discount: named(discounts, 'Merit'), given: false },
    ]);
    // Tuition 9,000.00 and sports 1,200.00 after 10 %, with 5 % tax.
    expect(away.data).toMatchObject([{ after: '10710.00' }]);
    expect([await owed(student), (await school.bill(student)).due]).toEqual(['10710.00', '10710.00']);
    const back = await send([
      { bill, particular: lab, given: true },
      { bill, discount: named(discounts, 'Merit'), given: true },
    ]);
    expect(back.data).toMatchObject([{ before: '10710.00', after: '12435.00' }]);
    expect([await owed(student), (await school.bill(student)).due]).toEqual(['12435.00', '12435.00']);
    expect((await grid(collection)).bills[0]?.particulars.length).toBe(3);
  });

  it('keep what was billed where the fee category has changed since', async () => {
    const { student, bill, collection } = await school.billed();
    const { particulars, discounts } = await grid(collection);
    const tuition = named(particulars, 'Tuition');
    await school.at.school.data('PUT', `setup/v1/creatingParticulars/update/${tuition}`, {
      amount: '99999.00',
    });
    await school.at.school.data('PUT', `finance/v1/feeDiscounts/update/${named(discounts, 'All')}`, {
      value: '50',
    });
    await send([{ bill, discount: named(discounts, 'Merit'), given: false }]);
    expect((await school.bill(student)).due).toBe('12960.00');
  });

  it('stay once something is paid, whoever is first', async () => {
    const { student, bill, collection } = await school.billed();
    const { discounts } = await grid(collection);
    await school.pay(student, bill, '100.00');
    const refused = await send([{ bill, discount: named(discounts, 'Merit'), given: false }]);
    expect([refused.status, refused.data.code]).toEqual([409, 'PAID']);
    expect((await school.bill(student)).due).toBe('12335.00');
  });

  it('of another category, of nothing, and by others are refused', async () => {
    const { bill, collection } = await school.billed();
    const other = await school.billed();
    const foreign = (await grid(other.collection)).particulars[0]?.id ?? 0;
    expect((await send([{ bill, particular: foreign, given: true }])).status).toBe(400);
    const { particulars } = await grid(collection);
    const none = await send(particulars.map(({ id }) => ({ bill, particular: id, given: false })));
    expect([none.status, none.data.code]).toEqual([409, 'NO_PARTICULAR']);
    expect((await send([{ bill: 999_999, particular: foreign, given: true }])).status).toBe(404);
    const path = 'finance/v1/billChanges';
    const cashier = await school.at.school.call(
      'POST',
      path,
      { changes: [] },
      { as: 'EMPLOYEE:FeeSubmission' },
    );
    expect(cashier.status).toBe(403);
  });
});
