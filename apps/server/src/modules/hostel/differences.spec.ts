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

  /** The stay that a move made out of another. */
  const latest = async (student: number, stay: number): Promise<number> => {
    const query = `api/v1/hostelAllocation/getall?filter={"student":${student}}&sort=["id","DESC"]`;
    const [newest] = await at.at.school.data<readonly Row[]>('GET', query);
    return Number(newest?.['id'] ?? stay);
  };

  it('say by how much they differ, which is charged or settled in another way', async () => {
    const { id, student } = await at.family(await at.room(1), '2026-05-01');
    const other = await at.living(await at.room(1), '2026-05-01');
    const fee = await at.fee({ amountMode: 'PRORATA', students: [student, other.student], ...july });
    for (const bill of await bills(fee.data['collection']))
      await pay(Number(bill['student']), bill['id'], '6000.00');
    await move(id, await at.room(1, { rent: '9000.00' }));
    await move(other.id, await at.room(1, { rent: '3000.00' }));
    const differing = () =>
      at.at.school.data<readonly Row[]>(
        'GET',
        'finance/v1/studentFee/getall?filter={"wouldBe_empty":false}&sort=["id","ASC"]',
      );
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

  /** Moved in the middle of July from a room at 6000.00 to another, after part of the bill was paid. */
  const moved = async (rent: string, paid: string) => {
    const { id, student } = await at.family(await at.room(1), '2026-05-01');
    const { data } = await at.fee({ amountMode: 'PRORATA', students: [student], ...july });
    const [bill] = await bills(data['collection']);
    await pay(student, bill?.['id'], paid);
    await move(id, await at.room(1, { rent }));
    const now = async () => (await bills(data['collection']))[0];
    return { stay: id, student, bill: Number(bill?.['id']), now };
  };
  const settle = (bill: number, verb: string, body: object = { reason: 'Smaller room from 16 July' }) =>
    at.at.school.call('POST', `finance/v1/studentFee/${bill}/${verb}`, body);
  const standing = async (student: number) => {
    const [row] = await at.at.school.sql.query<Row>({
      text: `select coalesce(sum(l.debit - l.credit) filter (where a.fixed_key = 'RECEIVABLE'), 0.00)::text as owed,
          coalesce(sum(l.credit - l.debit) filter (where a.fixed_key = 'ADVANCES'), 0.00)::text as ahead,
          coalesce((select w.balance from student_wallet w where w.student_id = $1), 0.00)::text as wallet
        from journal_line l join ledger_account a on a.id = l.account_id where l.student_id = $1`,
      values: [student],
    });
    return row;
  };
  const even = (amount: string) => ({ owed: '0.00', ahead: amount, wallet: amount });

  it.each([
    ['all', '6000.00', { takenOff: '0.00', credited: '1548.38' }, '6000.00'],
    ['a part above it', '5000.00', { takenOff: '1000.00', credited: '548.38' }, '5000.00'],
  ])('give %s that was paid back as an advance', async (_, paid, answer, payable) => {
    const { student, bill, now } = await moved('3000.00', paid);
    const given = await settle(bill, 'creditDifference');
    expect([given.status, given.data]).toEqual([200, answer]);
    expect(await now()).toMatchObject({
      payable,
      status: 'PAID',
      wouldBe: null,
      difference: null,
      creditedTotal: answer.credited,
    });
    expect(await standing(student)).toMatchObject({
      owed: '0.00',
      ahead: answer.credited,
      wallet: answer.credited,
    });
    expect((await settle(bill, 'creditDifference')).status).toBe(409);
    expect(await at.notices(student, 'fee.changed')).toBe(2);
  });

  it('are less by it where less was paid than they ask for now', async () => {
    const { student, bill, now } = await moved('3000.00', '1000.00');
    expect((await settle(bill, 'creditDifference')).data).toEqual({ takenOff: '1548.38', credited: '0.00' });
    expect(await now()).toMatchObject({ payable: '4451.62', status: 'PARTIAL', balance: '3451.62' });
    expect(await standing(student)).toMatchObject({ owed: '3451.62', ahead: '0.00', wallet: '0.00' });
    expect((await pay(student, bill, '3451.62')).status).toBe(201);
  });

  it('differ again after a cancelled refund, and by what was given back after another move', async () => {
    const { stay, student, bill, now } = await moved('3000.00', '6000.00');
    await settle(bill, 'creditDifference');
    const query = `finance/v1/feesRefund/getall?filter={"studentFee":${bill}}`;
    const [refund] = await at.at.school.data<readonly Row[]>('GET', query);
    expect(refund).toMatchObject({
      amount: '1548.38',
      paymentMode: 'WALLET',
      cause: 'DIFFERENCE',
      rule: null,
    });
    const path = `finance/v1/feesRefund/transition/reverse/${Number(refund?.['id'])}`;
    const reversed = await at.at.school.call('POST', path, { reverseReason: 'The family stays' });
    expect(reversed.status).toBe(200);
    expect(await now()).toMatchObject({ wouldBe: '4451.62', difference: '-1548.38', creditedTotal: '0.00' });
    expect(await standing(student)).toMatchObject(even('0.00'));
    await settle(bill, 'creditDifference');
    await at.call('POST', 'hostelAllocation/action/transfer', {
      ids: [await latest(student, stay)],
      input: { from: '2026-07-16', room: await at.room(1, { rent: '9000.00' }) },
    });
    expect(await now()).toMatchObject({ wouldBe: '7548.39', difference: '3096.77' });
    expect((await settle(bill, 'chargeDifference', { name: 'Larger room' })).data).toEqual({
      charged: '3096.77',
    });
    expect(await now()).toMatchObject({ payable: '9096.77', balance: '3096.77', wouldBe: null });
    expect(await standing(student)).toMatchObject({ owed: '3096.77', ahead: '1548.38', wallet: '1548.38' });
  });

  it.each([
    ['chargeDifference', '9000.00', { name: 'Larger room' }],
    ['creditDifference', '3000.00', { reason: 'Smaller room' }],
  ])('are settled once by %s of two at once', async (verb, rent, body) => {
    const { bill } = await moved(rent, '6000.00');
    const both = await Promise.all([settle(bill, verb, body), settle(bill, verb, body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
