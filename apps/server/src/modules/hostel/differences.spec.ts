import { HostelSchool } from './hostel-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

describe('paid bills of a stay that has changed', () => {
  let at: HostelSchool;
  beforeAll(async () => {
    at = await HostelSchool.open();
  });
  afterAll(() => at.close());

  const july = { startDate: '2026-07-01', endDate: '2026-07-31', dueDate: '2026-08-05' };
  const bills = (collection: unknown): Promise<readonly Row[]> => {
    const query = `finance/v1/studentFee/getall?filter={"collection":${Number(collection)}}&sort=["id","ASC"]`;
    return at.at.school.data('GET', query);
  };
  const move = (id: number, room: number) =>
    at.call('POST', 'hostelAllocation/action/transfer', { ids: [id], input: { from: '2026-07-16', room } });
  const pay = (student: number, bill: unknown, amount: string) =>
    at.at.school.call('POST', `finance/v1/studentFee/student/${student}/pay`, {
      items: [{ studentFee: bill, amount }],
      paymentMode: 'CASH',
    });

  it('say by how much they differ, which is charged or settled in another way', async () => {
    const { id, student } = await at.family(await at.room(1), '2026-05-01');
    const other = await at.living(await at.room(1), '2026-05-01');
    const fee = await at.fee({ amountMode: 'PRORATA', students: [student, other.student], ...july });
    for (const bill of await bills(fee.data['collection']))
      await pay(Number(bill['student']), bill['id'], '6000.00');
    await move(id, await at.room(1, { rent: '9000.00' }));
    await move(other.id, await at.room(1, { rent: '3000.00' }));
    const differing = () =>
      at.at.school.data<readonly Row[]>('GET', 'finance/v1/studentFee/getall?filter={"wouldBe_empty":false}');
    const [dearer, cheaper] = await differing();
    expect([dearer, cheaper].map((row) => [row?.['payable'], row?.['wouldBe'], row?.['difference']])).toEqual(
      [
        ['6000.00', '7548.39', '1548.39'],
        ['6000.00', '4451.62', '-1548.38'],
      ],
    );
    const settle = (row: Row | undefined, verb: string, body: object) =>
      at.at.school.call('POST', `finance/v1/studentFee/${Number(row?.['id'])}/${verb}`, body);
    expect((await settle(cheaper, 'chargeDifference', { name: 'Room 9' })).status).toBe(409);
    const charged = await settle(dearer, 'chargeDifference', { name: 'Other room from 16 July' });
    expect(charged.data).toEqual({ charged: '1548.39' });
    expect((await settle(cheaper, 'settleDifference', { reason: 'Given back in cash' })).status).toBe(200);
    expect(await differing()).toEqual([]);
    expect((await bills(fee.data['collection'])).map(({ status, payable }) => [status, payable])).toEqual([
      ['PARTIAL', '7548.39'],
      ['PAID', '6000.00'],
    ]);
    expect(await at.notices(student, 'fee.changed')).toBe(2);
    const [ledger] = await at.at.school.sql.query<{ sum: string }>({
      text: `select sum(l.debit - l.credit)::text as sum from journal_line l join ledger_account a on a.id = l.account_id
        where a.fixed_key = 'RECEIVABLE' and l.student_id = $1`,
      values: [student],
    });
    expect(ledger?.sum).toBe('1548.39');
    const [line] = (await bills(fee.data['collection'])).slice(0, 1);
    expect((await pay(student, line?.['id'], '1548.39')).status).toBe(201);
  });
});
