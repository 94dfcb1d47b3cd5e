import { TransportSchool } from './transport-school.fixture.ts';

interface Saved {
  readonly id: number;
}
interface Fare extends Saved {
  readonly employee: number;
  readonly amount: string;
  readonly kept: string;
  readonly paid: string;
  readonly left: string;
  readonly status: string;
}
interface Line {
  readonly code: string;
  readonly label: string;
  readonly amount: string;
  readonly source: string;
}
type Route = Awaited<ReturnType<TransportSchool['route']>>;
const june = '2026-06-01';

describe('fares of employees', () => {
  let at: TransportSchool;
  let category: number;
  let group: number;
  let route: Route;
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
    group = await at.at.school.group('Staff');
    route = await at.route(await at.vehicle(40));
  });
  afterAll(() => at.close());

  const save = async (base: string, values: object): Promise<number> =>
    (await at.at.school.data<Saved>('POST', `${base}/save`, values)).id;
  const move = (name: string, id: number, body: object = {}) =>
    at.at.school.call('POST', `finance/v1/feeCollection/transition/${name}/${id}`, body);

  /** An employee on the payroll with a seat. */
  const rider = async (on: Route = route, startDate = '2026-04-01') => {
    const [employee = 0] = await at.at.school.addEmployees(1, '1200000.00');
    await at.at.school.assign(group, [employee]);
    const seat = await at.seat(on, { student: null, employee, startDate }, 0);
    expect(seat.status).toBe(201);
    return { employee, seat: Number(seat.data['id']) };
  };
  /** A published collection of the fares for June. */
  const collect = async (values: object = {}): Promise<number> => {
    turn += 1;
    const id = await save('finance/v1/feeCollection', {
      name: `Bus ${turn}`,
      category,
      basis: 'FARES',
      withEmployees: true,
      batches: [at.at.ids['10-A']],
      periodFrom: '2026-06-01',
      periodTo: '2026-06-30',
      startDate: '2026-06-01',
      endDate: '2026-06-10',
      dueDate: '2026-06-10',
      ...values,
    });
    const { status, message } = await move('publish', id);
    expect([status, message]).toMatchObject([200, expect.anything()]);
    return id;
  };
  const fareOf = async (employee: number, collection: number): Promise<Fare | undefined> => {
    const filter = JSON.stringify({ employee, collection });
    const rows = await at.at.school.data<Fare[]>('GET', `transport/v1/EmployeeFare/getall?filter=${filter}`);
    return rows[0];
  };
  const payslipFor = (employeeId: number, payPeriod = june): Promise<Saved> =>
    at.at.school.data<Saved>('POST', 'setup/v1/paySlip/save', { employeeId, groupId: group, payPeriod });
  /** What a payslip keeps of the fare from a collection. */
  const linesOf = async (payslip: number, collection: number): Promise<readonly Line[]> =>
    at.at.school.sql.query<Line>({
      text: `select l.code, l.label, l.amount::text as amount, l.source from payslip_line l
        join employee_fare f on f.id = l.fare_id where l.payslip_id = $1 and f.collection_id = $2`,
      values: [payslip, collection],
    });
  const booked = async (payslip: number): Promise<readonly { key: string; sum: string }[]> =>
    at.at.school.sql.query<{ key: string; sum: string }>({
      text: `select a.fixed_key as key, sum(l.debit - l.credit)::numeric(15,2)::text as sum from journal_entry e
          join journal_line l on l.journal_entry_id = e.id join ledger_account a on a.id = l.account_id
        where e.fact = 'PAYSLIP' and e.source_id = $1 group by 1 order by 1`,
      values: [payslip],
    });
  const change = (seat: number, on: Route, from: string) =>
    at.call('POST', 'TransportAllocation/action/change', {
      ids: [seat],
      input: {
        from,
        mode: 'BOTH',
        pickupRoute: on.id,
        pickupStop: on.stops[0],
        dropRoute: on.id,
        dropStop: on.stops[0],
      },
    });

  it('are written by a collection that says so, once, in proportion to the days', async () => {
    const whole = await rider();
    const half = await rider(route, '2026-06-16');
    await expect(collect({ withEmployees: false })).rejects.toThrow();
    const collection = await collect();
    expect(await fareOf(whole.employee, collection)).toMatchObject({ amount: '1800.00', left: '1800.00' });
    expect(await fareOf(half.employee, collection)).toMatchObject({ amount: '900.00', status: 'OPEN' });
    const late = await rider(route, '2026-06-21');
    expect(await fareOf(late.employee, collection)).toMatchObject({ amount: '600.00' });
    const again = await at.at.school.call('POST', 'finance/v1/feeCollection/action/billMissing', {
      ids: [collection],
      input: {},
    });
    expect(again.data).toEqual({ bills: 0 });
  });

  it('are kept from the payslip of the days on which they fall due, and are income of the school', async () => {
    const { employee } = await rider();
    const collection = await collect();
    const { id } = await payslipFor(employee);
    expect(await linesOf(id, collection)).toMatchObject([
      { amount: '1800.00', source: 'FARE', label: `Bus ${turn} – Route 2 · Route 2 A` },
    ]);
    expect(await fareOf(employee, collection)).toMatchObject({ kept: '1800.00', left: '0.00' });
    await at.at.school.data('POST', 'setup/v1/paySlip/approvedAll', { ids: [id] });
    const sides = await booked(id);
    const [all] = await at.at.school.sql.query<{ kept: string }>({
      text: `select (-sum(amount))::text as kept from payslip_line where payslip_id = $1 and source = 'FARE'`,
      values: [id],
    });
    expect(sides.find(({ key }) => key === 'FEE_INCOME')?.sum).toBe(all?.kept);
    const next = await payslipFor(employee, '2026-07-01');
    expect(await linesOf(next.id, collection)).toEqual([]);
    expect((await move('cancel', collection)).status).toBe(409);
  });

  it('are owed again when the payslip is deleted, and what an edited one leaves is kept by the next', async () => {
    const { employee } = await rider();
    const collection = await collect();
    const first = await payslipFor(employee);
    await at.at.school.data('DELETE', `setup/v1/paySlip/delete/${first.id}`);
    expect(await fareOf(employee, collection)).toMatchObject({ kept: '0.00', left: '1800.00' });
    const second = await payslipFor(employee);
    const [line] = await linesOf(second.id, collection);
    await at.at.school.data('PUT', `setup/v1/paySlip/update/${second.id}`, {
      lines: [{ code: line?.code, amount: '500.00' }],
    });
    expect(await fareOf(employee, collection)).toMatchObject({ kept: '500.00', left: '1300.00' });
    const third = await payslipFor(employee, '2026-07-01');
    expect(await linesOf(third.id, collection)).toMatchObject([{ amount: '1300.00' }]);
  });

  it('follow the seat until a payslip keeps them', async () => {
    const other = await at.route(await at.vehicle(20), {}, ['2400.00', '2400.00']);
    const [free, kept] = [await rider(), await rider()];
    const collection = await collect();
    await payslipFor(kept.employee);
    expect((await change(free.seat, other, '2026-06-16')).status).toBe(200);
    expect((await change(kept.seat, other, '2026-06-16')).status).toBe(200);
    expect(await fareOf(free.employee, collection)).toMatchObject({ amount: '2100.00' });
    expect(await fareOf(kept.employee, collection)).toMatchObject({ amount: '1800.00' });
    const gone = await rider();
    await at.call('POST', `TransportAllocation/transition/cancel/${gone.seat}`, {});
    expect(await fareOf(gone.employee, collection)).toMatchObject({ status: 'CANCELLED', left: '0.00' });
  });

  it('are given up by the office with a reason, not while they stand on a payslip that waits', async () => {
    const [free, waits] = [await rider(), await rider()];
    const collection = await collect();
    await payslipFor(waits.employee);
    const waive = async (employee: number) =>
      at.call(
        'POST',
        `EmployeeFare/transition/waive/${(await fareOf(employee, collection))?.id}`,
        { reason: 'Drives the bus himself' },
        'EMPLOYEE:ManageFee',
      );
    expect((await waive(free.employee)).status).toBe(200);
    expect(await fareOf(free.employee, collection)).toMatchObject({ status: 'WAIVED', left: '0.00' });
    expect((await waive(waits.employee)).status).toBe(409);
    const { id } = await payslipFor(free.employee);
    expect(await linesOf(id, collection)).toEqual([]);
  });

  it('are given again for the seat as it is then, and not without one', async () => {
    const other = await at.route(await at.vehicle(20), {}, ['2400.00', '2400.00']);
    const { employee, seat } = await rider();
    const collection = await collect();
    const move = async (name: 'waive' | 'give', body: Readonly<Record<string, unknown>> = {}) =>
      at.call(
        'POST',
        `EmployeeFare/transition/${name}/${(await fareOf(employee, collection))?.id}`,
        body,
        'EMPLOYEE:ManageFee',
      );
    await move('waive', { reason: 'Drives the bus himself' });
    await change(seat, other, '2026-06-01');
    expect((await move('give')).status).toBe(200);
    expect(await fareOf(employee, collection)).toMatchObject({ status: 'OPEN', amount: '2400.00' });
    const gone = await fareOf(employee, collection);
    const [now] = await at.at.school.sql.query<{ id: number }>({
      text: `select id::float8 as id from transport_allocation where employee_id = $1 and status = 'ACTIVE'`,
      values: [employee],
    });
    await at.call('POST', `TransportAllocation/transition/cancel/${now?.id}`, {});
    await at.at.school.sql.query({
      text: `update transport_allocation set status = 'CANCELLED' where employee_id = $1`,
      values: [employee],
    });
    await at.at.school.sql.query({
      text: `update employee_fare set status = 'CANCELLED' where id = $1`,
      values: [gone?.id],
    });
    expect(await move('give')).toMatchObject({ status: 409, data: { code: 'NO_SEAT' } });
  });

  it('are read by the office, and by employees their own', async () => {
    const [mine, others] = [await rider(), await rider()];
    const collection = await collect();
    const seen = async (as: string): Promise<readonly number[]> => {
      const rows = await at.call('GET', 'EmployeeFare/getall', undefined, as);
      return (rows.data as unknown as Fare[]).map(({ employee }) => employee);
    };
    expect(await seen(`EMPLOYEE@${mine.employee}`)).not.toContain(others.employee);
    expect(await seen(`EMPLOYEE@${mine.employee}`)).toContain(mine.employee);
    expect(await seen('EMPLOYEE:FeeSubmission')).toEqual(
      expect.arrayContaining([mine.employee, others.employee]),
    );
    expect((await fareOf(mine.employee, collection))?.status).toBe('OPEN');
  });

  it('are paid at the counter, and payslips keep what is left', async () => {
    const [{ employee }, other] = [await rider(), await rider()];
    const collection = await collect();
    const fare = await fareOf(employee, collection);
    const pay = (values: object) =>
      at.call(
        'POST',
        'EmployeeFarePayment/save',
        { employee, fare: fare?.id, amount: '500.00', ...values },
        'EMPLOYEE:FeeSubmission',
      );
    for (const wrong of [{ employee: other.employee }, { amount: '1800.01' }, { amount: '0.00' }])
      expect((await pay(wrong)).status).toBe(400);
    const paid = await pay({});
    expect(paid.status).toBe(201);
    expect(await fareOf(employee, collection)).toMatchObject({ paid: '500.00', left: '1300.00' });
    const { id } = await payslipFor(employee);
    expect(await linesOf(id, collection)).toMatchObject([{ amount: '1300.00' }]);
    expect((await pay({ amount: '0.01' })).status).toBe(400);
    const receipt = await at.at.school.call('GET', `finance/v1/receipts/get/${Number(paid.data['receipt'])}`);
    expect(receipt.data).toMatchObject({ receiptNo: paid.data['number'], total: '500.00' });
    const entry = await at.at.school.sql.query({
      text: `select a.fixed_key as key, sum(l.debit - l.credit)::text as sum from finance_transaction t
        join journal_entry e on e.fact = 'TRANSACTION' and e.source_id = t.id join journal_line l on l.journal_entry_id = e.id
        join ledger_account a on a.id = l.account_id
        where t.source_type = 'EMPLOYEE_FARE' and t.source_id = $1 group by 1 order by 1`,
      values: [paid.data['id']],
    });
    expect(entry).toEqual([
      { key: 'CASH', sum: '500.00' },
      { key: 'FEE_INCOME', sum: '-500.00' },
    ]);
    const voided = `EmployeeFarePayment/transition/reverse/${Number(paid.data['id'])}`;
    expect((await at.call('POST', voided, { reverseReason: 'Paid by another' })).status).toBe(200);
    expect(await fareOf(employee, collection)).toMatchObject({ paid: '0.00', left: '500.00' });
  });

  it('are paid once by two cashiers at a time, and open again when the receipt is cancelled', async () => {
    const { employee } = await rider();
    const fare = await fareOf(employee, await collect());
    const values = { employee, fare: fare?.id, amount: '1800.00' };
    const both = await Promise.all([1, 2].map(() => at.call('POST', 'EmployeeFarePayment/save', values)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const number = both.map(({ data }) => data['number']).find(Boolean);
    const [receipt] = await at.at.school.data<Saved[]>(
      'GET',
      `finance/v1/receipts/getall?filter=${JSON.stringify({ receiptNo: number })}`,
    );
    const cancel = `finance/v1/receipts/transition/cancel/${receipt?.id}`;
    await at.at.school.data('POST', cancel, { cancelReason: 'Taken for another' });
    const [row] = await at.at.school.data<Fare[]>(
      'GET',
      `transport/v1/EmployeeFarePayment/getall?filter=${JSON.stringify({ fare: fare?.id })}`,
    );
    expect(row?.status).toBe('REVERSED');
  });
});
