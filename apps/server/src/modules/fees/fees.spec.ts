import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';
import { FeeClock } from './fee-clock.ts';

interface Bill {
  readonly id: number;
  readonly due: string;
  readonly paid: string;
  readonly fine: string;
  readonly status: string;
  readonly lines: readonly { readonly name: string; readonly total: string; readonly paid: string }[];
}
interface Statement {
  readonly due: string;
  readonly fees: readonly Bill[];
  readonly receipts: readonly { readonly id: number; readonly number: string; readonly status: string }[];
}

describe('fees', () => {
  let at: StudentSchool;
  let turn = 0;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    at = await StudentSchool.open();
    ids['year'] = await save('setup/v1/FinancialYears', {
      name: '2026-27',
      startDate: '2026-04-01',
      endDate: '2027-03-31',
    });
    ids['slab'] = await save('setup/v1/TaxSlabs', { name: 'Services', rate: '5' });
    for (const name of ['Tuition', 'Lab', 'Sports']) {
      ids[name] = await save('setup/v1/masterParticulars', { name });
    }
    ids['fine'] = await save('finance/v1/fines', {
      name: 'Late',
      slabs: [
        { days: 1, kind: 'AMOUNT', value: '100' },
        { days: 30, kind: 'PERCENT', value: '5' },
      ],
    });
    await at.school.data('PUT', 'finance/v1/TaxSettings/update', { enabled: true });
  });
  afterAll(() => at.close());

  const save = async (base: string, values: object): Promise<number> =>
    (await at.school.data<Saved>('POST', `${base}/save`, values)).id;
  const statement = (student: number, as?: string) =>
    at.school.call<Statement>('GET', `finance/v1/studentFee/student/${student}`, undefined, as ? { as } : {});
  const pay = (student: number, items: readonly object[], more: object = {}, as = 'EMPLOYEE:FeeSubmission') =>
    at.school.call<readonly { id: number; number: string; total: string }[]>(
      'POST',
      `finance/v1/studentFee/student/${student}/pay`,
      { items, ...more },
      { as },
    );
  const publish = (collection: number) =>
    at.school.call('POST', `finance/v1/feeCollection/transition/publish/${collection}`, {});

  /** A fee of the worked example, due on a given day. */
  const collection = async (dueDate: string, batch: '10-A' | '10-B' | '11-A' = '10-A'): Promise<number> => {
    turn += 1;
    const category = await save('finance/v1/feeCategories', {
      name: `Fee ${turn}`,
      financialYear: ids['year'],
      batches: [at.ids[batch]],
    });
    for (const [priority, [name, amount, taxSlab]] of (
      [
        ['Tuition', '10000.00', ids['slab']],
        ['Lab', '2500.00', null],
        ['Sports', '1333.33', ids['slab']],
      ] as const
    ).entries()) {
      const values = { category, masterParticular: ids[name], amount, taxSlab, priority: priority + 1 };
      await save('setup/v1/creatingParticulars', values);
    }
    await save('finance/v1/feeDiscounts', { category, name: 'All', kind: 'PERCENT', value: '10' });
    const dates = { startDate: '2026-04-01', endDate: '2026-04-10', dueDate };
    const values = { name: `Term ${turn}`, category, ...dates, fine: ids['fine'] };
    return save('finance/v1/feeCollection', values);
  };
  const billOf = async (student: number): Promise<Bill> => {
    const { data } = await statement(student);
    const bill = data.fees.at(-1);
    if (!bill) throw new Error('There is no bill.');
    return bill;
  };

  it('are billed to each student of the batches, with discounts and tax, once', async () => {
    await at.begin();
    const student = await at.admit('10-A');
    const made = await collection('2026-08-01');
    const category = (
      await at.school.data<{ category: number }>('GET', `finance/v1/feeCollection/get/${made}`)
    ).category;
    const own = { category, name: 'Merit', kind: 'AMOUNT', value: '500', target: 'PARTICULAR' };
    const discount = { masterParticular: ids['Tuition'], receiverType: 'STUDENT', student };
    await save('finance/v1/feeDiscounts', { ...own, ...discount });
    const answers = await Promise.all([publish(made), publish(made)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const published = answers.find(({ status }) => status === 200)?.data;
    expect(published).toMatchObject({ students: 1, billed: '12435.00', outstanding: '12435.00' });
    const { data } = await statement(student);
    expect(data.fees).toHaveLength(1);
    expect(data).toMatchObject({ due: '12435.00', fees: [{ lines: [{ total: '8925.00' }, {}, {}] }] });
    const late = await at.admit('10-A');
    await at.school.data('POST', 'finance/v1/feeCollection/action/billMissing', { ids: [made], input: {} });
    expect((await statement(late)).data.due).toBe('12960.00');
    expect((await statement(student)).data.fees).toHaveLength(1);
  });

  it('paid twice at once leave the second clerk what is left', async () => {
    await at.begin();
    const student = await at.admit('10-A');
    await publish(await collection('2026-08-01'));
    const { id } = await billOf(student);
    expect((await pay(student, [{ studentFee: id, amount: '5960.00' }])).status).toBe(201);
    const answers = await Promise.all(
      [1, 2].map(() => pay(student, [{ studentFee: id, amount: '5000.00' }])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({
      code: 'ABOVE_BALANCE',
      params: { balance: '2000.00' },
    });
    expect(await billOf(student)).toMatchObject({ paid: '10960.00', due: '2000.00', status: 'PARTIAL' });
  });

  it('give receipts numbers without a gap, twenty at once and with one that fails among them', async () => {
    await at.begin();
    const students = await Promise.all(Array.from({ length: 21 }, () => at.admit('11-A')));
    await publish(await collection('2026-08-01', '11-A'));
    const bills = await Promise.all(students.map(billOf));
    const answers = await Promise.all(
      students.map((student, at_) =>
        pay(student, [{ studentFee: bills[at_]?.id, amount: at_ === 7 ? '99999.00' : '100.00' }]),
      ),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    const numbers = answers
      .flatMap(({ status, data }) =>
        status === 201 ? data.map(({ number }) => Number(number.slice(4))) : [],
      )
      .sort((a, b) => a - b);
    expect(numbers).toHaveLength(20);
    expect(new Set(numbers).size).toBe(20);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(19);
  });

  it('have a fine behind the due date, which is paid first and may be waived with a reason', async () => {
    await at.begin();
    const student = await at.admit('10-A');
    await publish(await collection('2026-07-10'));
    const bill = await billOf(student);
    expect(bill).toMatchObject({ fine: '100.00', due: '13060.00' });
    const waive = (as: string, amount: string) =>
      at.school.call(
        'POST',
        `finance/v1/studentFee/${bill.id}/waiveFine`,
        { amount, reason: 'Was ill' },
        { as },
      );
    expect((await waive('EMPLOYEE:FeeSubmission', '40.00')).status).toBe(403);
    expect((await waive('EMPLOYEE:WaiveFine', '140.00')).status).toBe(409);
    expect((await waive('EMPLOYEE:WaiveFine', '40.00')).status).toBe(201);
    await pay(student, [{ studentFee: bill.id, amount: '1060.00' }]);
    expect(await billOf(student)).toMatchObject({
      charged: '13020.00',
      fineTotal: '60.00',
      fine: '0.00',
      paid: '1060.00',
      due: '11960.00',
    });
  });

  it('that were paid open again when the receipt is cancelled, on the day of the cancellation', async () => {
    await at.begin();
    const student = await at.admit('10-A');
    await publish(await collection('2026-08-01'));
    const bill = await billOf(student);
    const { data } = await pay(student, [{ studentFee: bill.id, amount: '12960.00' }]);
    expect(await billOf(student)).toMatchObject({ status: 'PAID', due: '0.00' });
    const cancel = (reason: string, as: string) =>
      at.school.call(
        'POST',
        `finance/v1/receipts/transition/cancel/${data[0]?.id}`,
        { cancelReason: reason },
        { as },
      );
    expect((await cancel('Wrong student', 'EMPLOYEE:FeeSubmission')).status).toBe(403);
    expect((await cancel('no', 'ADMIN')).status).toBe(400);
    const twice = await Promise.all([cancel('Wrong student', 'ADMIN'), cancel('Wrong student', 'ADMIN')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await billOf(student)).toMatchObject({ status: 'UNPAID', due: '12960.00', paid: '0.00' });
    const [sums] = await at.school.sql.query<Record<string, string>>({
      text: `select (select sum(amount)::text from finance_transaction where source_id = $1) as booked,
          (select sum(amount)::text from particular_payment where student_fee_id = $1) as parts,
          (select sum(paid)::text from student_fee_line where student_fee_id = $1) as lines`,
      values: [bill.id],
    });
    expect(sums).toEqual({ booked: '0.00', parts: '0.00', lines: '0.00' });
    await expect(
      at.school.sql.query({
        text: `update finance_transaction set amount = 1 where source_id = $1`,
        values: [bill.id],
      }),
    ).rejects.toThrow();
  });

  it('are seen by students and parents for themselves and their children alone (B054, B055)', async () => {
    await at.begin();
    const student = await at.admit('10-A');
    expect((await statement(student, 'STUDENT')).status).toBe(404);
    expect((await statement(student, 'PARENT')).status).toBe(404);
    expect((await statement(student, 'EMPLOYEE')).status).toBe(403);
    expect(
      (await at.school.call('GET', 'finance/v1/studentFee/getall', undefined, { as: 'EMPLOYEE' })).status,
    ).toBe(403);
    expect((await pay(student, [{ studentFee: 1, amount: '1.00' }], {}, 'PARENT')).status).toBe(403);
  });

  it('of somebody else, dated back or by a cheque without number are refused', async () => {
    await at.begin();
    const [student, other] = [await at.admit('10-A'), await at.admit('10-A')];
    await publish(await collection('2026-08-01'));
    const { id } = await billOf(student);
    const item = { studentFee: id, amount: '10.00' };
    expect((await pay(other, [item])).status).toBe(404);
    expect((await pay(student, [item], { date: '2026-07-14' })).status).toBe(400);
    expect((await pay(student, [item], { paymentMode: 'CHEQUE' })).status).toBe(400);
    expect((await pay(student, [{ ...item, amount: '0' }])).status).toBe(409);
  });

  it('that are paid at once are dated back no further than other payments', async () => {
    const category = await save('finance/v1/instantFeeCategories', { name: 'Cards' });
    const take = (date: string) =>
      at.school.call('POST', 'finance/v1/instantFee/save', {
        category,
        payeeType: 'GUEST',
        guestName: 'Bilal Khan',
        date,
        lines: [{ name: 'Lost card', amount: '250.00' }],
      });
    expect((await take('2026-07-15')).status).toBe(201);
    const late = await take('2026-07-13');
    expect([late.status, late.data['errors']]).toEqual([
      400,
      [expect.objectContaining({ field: 'date', code: 'BACKDATED' })],
    ]);
    await at.school.data('PUT', 'finance/v1/GeneralSettings/update', { backdateDaysAllowed: 2 });
    expect((await take('2026-07-13')).status).toBe(201);
    await at.school.data('PUT', 'finance/v1/GeneralSettings/update', { backdateDaysAllowed: 0 });
  });

  it('are not let off above what they are, and keep the rate that was billed', async () => {
    await at.begin();
    const made = await collection('2026-08-01');
    const { category } = await at.school.data<{ category: number }>(
      'GET',
      `finance/v1/feeCollection/get/${made}`,
    );
    const discount = (value: string, more: object = {}) =>
      at.school.call('POST', 'finance/v1/feeDiscounts/save', {
        category,
        name: `Off ${value}`,
        kind: 'AMOUNT',
        value,
        ...more,
      });
    const lab = { target: 'PARTICULAR', masterParticular: ids['Lab'] };
    expect((await discount('13833.34')).data['errors']).toMatchObject([
      { field: 'value', code: 'ABOVE_TARGET' },
    ]);
    expect((await discount('2500.01', lab)).data['errors']).toMatchObject([
      { field: 'value', code: 'ABOVE_TARGET' },
    ]);
    expect((await discount('2500.00', lab)).status).toBe(201);
    const rate = (value: string) =>
      at.school.call('PUT', `setup/v1/TaxSlabs/update/${ids['slab']}`, { rate: value });
    await at.admit('10-A');
    await publish(made);
    const frozen = await rate('17');
    expect([frozen.status, frozen.data['code']]).toEqual([409, 'USED']);
    expect((await rate('5')).status).toBe(200);
  });

  it('are published by themselves on the day that was set, once', async () => {
    await at.begin();
    const student = await at.admit('10-A');
    const made = await collection('2026-08-01');
    await at.school.data('POST', `finance/v1/feeCollection/transition/schedule/${made}`, {
      publishOn: '2026-07-20',
    });
    const clock = at.school.application.get(FeeClock, { strict: false });
    await clock.runFor('main', '2026-07-19');
    expect((await statement(student)).data.fees).toHaveLength(0);
    await Promise.all([clock.runFor('main', '2026-07-20'), clock.runFor('main', '2026-07-20')]);
    expect((await statement(student)).data.fees).toHaveLength(1);
  });
});
