import type { BatchName } from '../students/student-school.fixture.ts';
import { TransportSchool } from './transport-school.fixture.ts';

interface Bill {
  readonly id: number;
  readonly collection: string;
  readonly due: string;
  readonly lines: readonly { readonly name: string; readonly total: string }[];
}
type Route = Awaited<ReturnType<TransportSchool['route']>>;

describe('fares', () => {
  let at: TransportSchool;
  let category: number;
  let turn = 0;
  beforeAll(async () => {
    at = await TransportSchool.open();
    const year = await save('setup/v1/FinancialYears', {
      name: '2026-27',
      startDate: '2026-04-01',
      endDate: '2027-03-31',
    });
    category = await save('finance/v1/feeCategories', {
      name: 'Bus',
      financialYear: year,
      batches: Object.values(at.at.ids),
    });
  });
  afterAll(() => at.close());

  const save = async (base: string, values: object): Promise<number> =>
    (await at.at.school.data<{ id: number }>('POST', `${base}/save`, values)).id;
  const bills = async (student: number): Promise<readonly Bill[]> =>
    (await at.at.school.data<{ fees: readonly Bill[] }>('GET', `finance/v1/studentFee/student/${student}`))
      .fees;
  const owed = async (student: number): Promise<string> => {
    const [row] = await at.at.school.sql.query<{ sum: string }>({
      text: `select coalesce(sum(l.debit - l.credit), 0)::numeric(15,2)::text as sum from journal_line l
        join ledger_account a on a.id = l.account_id where a.fixed_key = 'RECEIVABLE' and l.student_id = $1`,
      values: [student],
    });
    return row?.sum ?? '';
  };
  /** A published collection of the fares for a month of 30 days. */
  const month = async (
    batch: BatchName,
    periodFrom = '2026-09-01',
    periodTo = '2026-09-30',
  ): Promise<number> => {
    turn += 1;
    const id = await save('finance/v1/feeCollection', {
      name: `Bus ${turn}`,
      category,
      basis: 'FARES',
      batches: [at.at.ids[batch]],
      periodFrom,
      periodTo,
      startDate: '2026-07-01',
      endDate: '2026-07-10',
      dueDate: '2026-09-10',
    });
    await at.at.school.data('POST', `finance/v1/feeCollection/transition/publish/${id}`, {});
    return id;
  };
  const rider = async (batch: BatchName, route: Route, startDate = '2026-07-01') => {
    const student = await at.at.admit(batch);
    const { data } = await at.seat(route, { startDate }, student);
    return { student, seat: Number(data['id']) };
  };
  const change = (seat: number, route: Route, from: string) =>
    at.call('POST', 'TransportAllocation/action/change', {
      ids: [seat],
      input: {
        from,
        mode: 'BOTH',
        pickupRoute: route.id,
        pickupStop: route.stops[0],
        dropRoute: route.id,
        dropStop: route.stops[0],
      },
    });
  const newest = async (student: number): Promise<Bill> => {
    const bill = (await bills(student)).find(({ collection }) => collection === `Bus ${turn}`);
    if (!bill) throw new Error('There is no bill.');
    return bill;
  };

  it('become bills, in proportion to the days, and post to the ledger', async () => {
    const route = await at.route(await at.vehicle(20));
    const whole = await rider('10-A', route);
    const half = await rider('10-A', route, '2026-09-16');
    const walker = await at.at.admit('10-A');
    await month('10-A');
    expect([(await newest(whole.student)).due, (await newest(half.student)).due]).toEqual([
      '1800.00',
      '900.00',
    ]);
    expect([await owed(whole.student), await owed(half.student)]).toEqual(['1800.00', '900.00']);
    expect((await bills(walker)).length).toBe(0);
  });

  it('follow a change of the route from its day, and the family is told', async () => {
    const [first, second] = [
      await at.route(await at.vehicle(20)),
      await at.route(await at.vehicle(20), {}, ['2400.00', '2400.00']),
    ];
    const { student, seat } = await rider('10-B', first);
    await month('10-B');
    const accounts = await at.at.accounts(student);
    expect((await change(seat, second, '2026-09-16')).status).toBe(200);
    const bill = await newest(student);
    expect(bill.due).toBe('2100.00');
    expect(bill.lines.map(({ total }) => total)).toEqual(['900.00', '1200.00']);
    expect(await owed(student)).toBe('2100.00');
    const told = await at.at.school.sql.query<{ params: Record<string, string> }>({
      text: `select n.params from notification n join "user" u on u.id = n.user_id
        where n.message = 'fee.changed' and u.student_id = $1`,
      values: [student],
    });
    expect(accounts.length).toBeGreaterThan(0);
    expect(told.map(({ params }) => params['amount'])).toEqual([expect.stringContaining('2,100.00')]);
  });

  it('come with a seat that is given later, shrink with its end, and go with its cancellation', async () => {
    const route = await at.route(await at.vehicle(20));
    await rider('11-A', route);
    await month('11-A');
    const { student, seat } = await rider('11-A', route, '2026-09-21');
    expect((await newest(student)).due).toBe('600.00');
    await at.call('POST', `TransportAllocation/transition/end/${seat}`, { endDate: '2026-09-25' });
    expect([(await newest(student)).due, await owed(student)]).toEqual(['300.00', '300.00']);
    const other = await rider('11-A', route);
    await at.call('POST', `TransportAllocation/transition/cancel/${other.seat}`, {});
    expect([(await bills(other.student)).length, await owed(other.student)]).toEqual([0, '0.00']);
  });

  it('stay on bills that something was paid of, and where the settings say so', async () => {
    const [first, second] = [
      await at.route(await at.vehicle(20)),
      await at.route(await at.vehicle(20), {}, ['2400.00', '2400.00']),
    ];
    const { student, seat } = await rider('11-B', first);
    const other = await rider('11-B', first);
    await month('11-B');
    const { id } = await newest(student);
    const paid = await at.at.school.call('POST', `finance/v1/studentFee/student/${student}/pay`, {
      items: [{ studentFee: id, amount: '100.00' }],
      paymentMode: 'CASH',
    });
    expect(paid.status).toBe(201);
    expect((await change(seat, second, '2026-09-16')).status).toBe(200);
    expect((await newest(student)).due).toBe('1700.00');
    const toAdjust = async () => {
      const path = 'setup/v1/report/faresToAdjust';
      return (await at.at.school.data<{ rows: readonly object[] }>('GET', path)).rows;
    };
    expect(await toAdjust()).toMatchObject([
      { bill: id, billed: '1800.00', now: '2100.00', difference: '300.00', paid: '100.00' },
    ]);
    const charge = { name: 'The other route from 16 September' };
    const charged = await at.at.school.call('POST', `finance/v1/studentFee/${id}/chargeDifference`, charge);
    expect(charged.data).toEqual({ charged: '300.00' });
    expect((await newest(student)).due).toBe('2000.00');
    expect(await toAdjust()).toEqual([]);
    await at.settings({ faresFollow: false });
    const list = `transport/v1/TransportAllocation/getall?filter={"student":${student}}&sort=["id","DESC"]`;
    const [newer] = await at.at.school.data<readonly { id: number }[]>('GET', list);
    expect((await change(newer?.id ?? 0, first, '2026-09-17')).status).toBe(200);
    expect(await toAdjust()).toMatchObject([
      { bill: id, billed: '2100.00', now: '1820.00', difference: '-280.00' },
    ]);
    const back = await at.at.school.call('POST', `finance/v1/studentFee/${id}/creditDifference`, {
      reason: 'Back on the first route',
    });
    expect(back.data).toEqual({ takenOff: '280.00', credited: '0.00' });
    expect((await newest(student)).due).toBe('1720.00');
    expect(await toAdjust()).toEqual([]);
    expect((await change(other.seat, second, '2026-09-16')).status).toBe(200);
    expect((await newest(other.student)).due).toBe('1800.00');
    await at.settings({ faresFollow: true });
  });

  it('follow six children who are moved at once, or nobody where one finds no seat', async () => {
    const [full, roomy, small] = [
      await at.route(await at.vehicle(6)),
      await at.route(await at.vehicle(6), {}, ['3000.00', '3000.00']),
      await at.route(await at.vehicle(5)),
    ];
    const riders: { student: number; seat: number }[] = [];
    for (let at = 0; at < 6; at += 1) riders.push(await rider('11-A', full));
    await month('11-A', '2026-11-01', '2026-11-30');
    const ids = riders.map(({ seat }) => seat);
    const move = (route: Route) =>
      at.call('POST', 'TransportAllocation/action/changeAll', {
        ids,
        input: {
          from: '2026-11-16',
          mode: 'BOTH',
          pickupRoute: route.id,
          pickupStop: route.stops[0],
          dropRoute: route.id,
          dropStop: route.stops[0],
        },
      });
    const dues = async () => [
      ...new Set(await Promise.all(riders.map(async ({ student }) => (await newest(student)).due))),
    ];
    expect((await move(small)).status).toBe(409);
    expect(await dues()).toEqual(['1800.00']);
    expect((await move(roomy)).data).toEqual({ moved: 6 });
    expect(await dues()).toEqual(['2400.00']);
  });

  it('of those who ride one way stay so where many are moved, unless the trips are chosen', async () => {
    const [old, next] = [await at.route(await at.vehicle(6)), await at.route(await at.vehicle(6))];
    const seats: number[] = [];
    for (const mode of ['PICKUP', 'DROP', 'BOTH']) {
      seats.push(Number((await at.seat(old, { mode })).data['id']));
    }
    const move = async (ids: readonly number[], from: string, values = {}): Promise<readonly unknown[][]> => {
      const input = { from, pickupRoute: next.id, pickupStop: next.stops[0], ...values };
      const moved = await at.call('POST', 'TransportAllocation/action/changeAll', { ids, input });
      expect([moved.status, moved.data]).toEqual([200, { moved: ids.length }]);
      const list = await at.call(
        'GET',
        `TransportAllocation/getall?filter={"startDate":"${from}"}&sort=["id","ASC"]`,
      );
      const rows = list.data as unknown as readonly Readonly<Record<string, unknown>>[];
      return rows.map((row) => ['id', 'mode', 'pickupRoute', 'dropRoute', 'fare'].map((key) => row[key]));
    };
    const kept = await move(seats, '2026-08-01');
    expect(kept.map(([, ...row]) => row)).toEqual([
      ['PICKUP', next.id, null, '1800.00'],
      ['DROP', null, next.id, '1800.00'],
      ['BOTH', next.id, next.id, '1800.00'],
    ]);
    const chosen = await move(
      kept.map(([id]) => Number(id)),
      '2026-09-01',
      { mode: 'BOTH' },
    );
    expect(chosen.map(([, mode]) => mode)).toEqual(['BOTH', 'BOTH', 'BOTH']);
  });

  it('are refused where nobody rides', async () => {
    await expect(month('10-A', '2026-04-01', '2026-04-02')).rejects.toThrow(
      /no student of these batches has a seat/,
    );
  });
});
