import type { Answer } from '../../../test/payroll-school.ts';
import { HostelSchool } from './hostel-school.fixture.ts';

describe('the beds of a hostel', () => {
  let at: HostelSchool;
  beforeAll(async () => {
    at = await HostelSchool.open();
  });
  afterAll(() => at.close());

  it('are numbered with their room, and counted on each day (HOS-1, HOS-2)', async () => {
    const room = await at.room(3);
    await at.living(room, '2025-01-01');
    const b = await at.living(room, '2025-01-01');
    expect((await at.vacate(b.id, '2025-03-15')).status).toBe(200);
    await at.living(room, '2025-02-01');
    expect(await at.free(room, '2025-01-10')).toEqual([2, 1]);
    expect(await at.free(room, '2025-03-10')).toEqual([3, 0]);
    expect(await at.free(room, '2025-03-15')).toEqual([2, 1]);
    expect((await at.stay(room, '2025-03-15')).status).toBe(201);
    const full = await at.stay(room, '2025-03-16');
    expect([full.status, full.data['errors']]).toEqual([
      409,
      [expect.objectContaining({ code: 'ROOM_FULL' })],
    ]);
  });

  it('that are free stand in the picker of rooms', async () => {
    const room = await at.room(3);
    await at.living(room, '2026-05-01');
    const { data } = await at.call('GET', `hostelRoom/options?ids=[${room}]`);
    const [told] = data as unknown as readonly { readonly subtitle: string }[];
    expect(told?.subtitle).toContain('Free beds: 2');
  });

  it('are never given twice, by twelve at once', async () => {
    const room = await at.room(4);
    const students: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) students.push(await at.at.admit('10-B'));
    const answers = await Promise.all(students.map((student) => at.stay(room, '2026-07-01', { student })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  });

  it('are given once to a person, who changes the room from a day on (HOS-3)', async () => {
    const [first, second] = [await at.room(1), await at.room(1, { rent: '9000.00' })];
    const { id, student } = await at.living(first, '2026-03-01');
    expect((await at.stay(second, '2026-04-01', { student })).data['errors']).toEqual([
      expect.objectContaining({ code: 'HAS_BED', field: 'student' }),
    ]);
    const moved = await at.call('POST', 'hostelAllocation/action/transfer', {
      ids: [id],
      input: { from: '2026-03-16', room: second },
    });
    expect(moved.status).toBe(200);
    expect(await at.free(first, '2026-03-15')).toEqual([1, 0]);
    expect(await at.free(first, '2026-03-16')).toEqual([0, 1]);
    expect(await at.free(second, '2026-03-16')).toEqual([1, 0]);
  });

  it('are for those whom the house is for (HOS-4)', async () => {
    const refused = { MALE: 'GIRLS', FEMALE: 'BOYS' } as const;
    for (const [gender, hostelType] of Object.entries(refused)) {
      const hostel = await at.save('hostel', { name: `House of ${hostelType}`, hostelType });
      const room = await at.room(2, { hostel });
      const student = await at.at.admit('10-A', { gender });
      expect((await at.stay(room, '2026-07-01', { student })).data['errors']).toEqual([
        expect.objectContaining({ code: 'NOT_FOR' }),
      ]);
    }
    const hostel = await at.save('hostel', { name: 'House of staff', hostelType: 'STAFF' });
    expect((await at.stay(await at.room(1, { hostel }), '2026-07-01')).status).toBe(409);
  });

  it('are not fewer than residents, nor more than the house may have', async () => {
    const hostel = await at.save('hostel', { name: 'Small house', declaredCapacity: 3 });
    const room = await at.room(2, { hostel });
    await at.living(room, '2026-07-01');
    await at.living(room, '2026-07-01');
    expect((await at.call('PUT', `hostelRoom/update/${room}`, { bedCount: 1 })).status).toBe(409);
    expect((await at.call('POST', `hostelRoom/transition/close/${room}`, {})).data['code']).toBe(
      'HAS_RESIDENTS',
    );
    const more = { hostel, roomNumber: 'X', bedCount: 2, rent: '1.00' };
    expect((await at.call('POST', 'hostelRoom/save', more)).data['errors']).toEqual([
      expect.objectContaining({ code: 'TOO_MANY_BEDS', field: 'bedCount' }),
    ]);
  });

  it('come with a row of rooms', async () => {
    const hostel = await at.save('hostel', { name: 'New house' });
    const row = { hostel, prefix: 'N-', fromNumber: 101, toNumber: 120, bedCount: 3, rent: '5000.00' };
    await at.save('hostelRoomSeries', row);
    const rooms = await at.call('GET', `hostelRoom/getall?filter={"hostel":${hostel}}`);
    expect(rooms.data).toHaveLength(20);
  });
});

describe('hostel fees', () => {
  let at: HostelSchool;
  beforeAll(async () => {
    at = await HostelSchool.open();
  });
  afterAll(() => at.close());

  const bills = async (collection: unknown): Promise<Readonly<Record<string, unknown>>[]> => {
    const query = `finance/v1/studentFee/getall?filter={"collection":${Number(collection)}}&sort=["id","ASC"]`;
    return at.at.school.data('GET', query);
  };

  const pay = (student: number, bill: unknown, amount: string): Promise<Answer> =>
    at.at.school.call(
      'POST',
      `finance/v1/studentFee/student/${student}/pay`,
      { items: [{ studentFee: bill, amount }], paymentMode: 'CASH' },
      { as: 'EMPLOYEE:FeeSubmission' },
    );

  it('are bills by the day, both rooms of a month together (HOS-5)', async () => {
    const [cheap, dear] = [await at.room(2), await at.room(2, { rent: '9000.00' })];
    const { id, student } = await at.living(cheap, '2026-03-01');
    const late = await at.living(cheap, '2026-03-10');
    await at.call('POST', 'hostelAllocation/action/transfer', {
      ids: [id],
      input: { from: '2026-03-16', room: dear },
    });
    const dates = { startDate: '2026-03-01', endDate: '2026-03-31', dueDate: '2026-04-05' };
    const fee = await at.fee({ amountMode: 'PRORATA', students: [student, late.student], ...dates });
    expect(fee.status).toBe(200);
    const made = await bills(fee.data['collection']);
    expect(made.map((bill) => [bill['student'], bill['payable']])).toEqual([
      [student, '7548.39'],
      [late.student, '4258.06'],
    ]);
  });

  describe('that are out when somebody changes the room', () => {
    const july = { startDate: '2026-07-01', endDate: '2026-07-31', dueDate: '2026-08-05' };
    const august = { startDate: '2026-08-01', endDate: '2026-08-31', dueDate: '2026-09-05' };
    const owed = async (fee: Answer): Promise<unknown[]> =>
      (await bills(fee.data['collection'])).map(({ status, payable }) => [status, payable]);
    const move = (id: number, room: number) =>
      at.call('POST', 'hostelAllocation/action/transfer', { ids: [id], input: { from: '2026-07-16', room } });

    it('follow by the days, which the family is told', async () => {
      const dear = await at.room(1, { rent: '9000.00' });
      const { id, student } = await at.family(await at.room(1), '2026-05-01');
      const [now, next] = [
        await at.fee({ amountMode: 'PRORATA', students: [student], ...july }),
        await at.fee({ students: [student], ...august }),
      ];
      expect([await owed(now), await owed(next)]).toEqual([[['UNPAID', '6000.00']], [['UNPAID', '6000.00']]]);
      expect((await move(id, dear)).status).toBe(200);
      expect([await owed(now), await owed(next)]).toEqual([[['UNPAID', '7548.39']], [['UNPAID', '9000.00']]]);
      expect(await at.notices(student, 'fee.changed')).toBe(4); // both, to the student and to the parent
    });

    it('stay as they are where the rent is that of the room, or something is paid', async () => {
      const [whole, paid] = [
        await at.living(await at.room(1), '2026-05-01'),
        await at.living(await at.room(1), '2026-05-01'),
      ];
      const rent = await at.fee({ students: [whole.student], ...july });
      const days = await at.fee({ amountMode: 'PRORATA', students: [paid.student], ...july });
      const [bill] = await bills(days.data['collection']);
      expect((await pay(paid.student, bill?.['id'], '6000.00')).status).toBe(201);
      for (const { id } of [whole, paid]) await move(id, await at.room(1, { rent: '9000.00' }));
      expect([await owed(rent), await owed(days)]).toEqual([[['UNPAID', '6000.00']], [['PAID', '6000.00']]]);
    });

    it('are taken away where their time begins after somebody has moved out, and count again (HOS-8)', async () => {
      const { id, student } = await at.living(await at.room(1), '2026-05-01');
      const now = await at.fee({ amountMode: 'PRORATA', students: [student], ...july });
      const next = await at.fee({
        amountMode: 'FIXED',
        fixedAmount: '500.00',
        students: [student],
        ...august,
      });
      expect((await at.vacate(id, '2026-07-17')).status).toBe(200);
      expect(await owed(now)).toEqual([['UNPAID', '3096.77']]);
      expect(await owed(next)).toMatchObject([['CANCELLED', expect.anything()]]);
      await at.living(await at.room(1), '2026-08-10', { student });
      expect(await owed(next)).toEqual([['UNPAID', '500.00']]);
    });

    it('stay away where the office took them away by hand', async () => {
      const dear = await at.room(1, { rent: '9000.00' });
      const { id, student } = await at.living(await at.room(1), '2026-05-01');
      const fee = await at.fee({ amountMode: 'PRORATA', students: [student], ...july });
      const [bill] = await bills(fee.data['collection']);
      const assigned = (body: object) =>
        at.at.school.call('POST', `finance/v1/feeAssignments/student/${student}`, body, {
          as: 'EMPLOYEE:ManageFee',
        });
      expect((await assigned({ remove: [bill?.['id']] })).data).toEqual({ billed: 0, removed: 1 });
      expect((await move(id, dear)).status).toBe(200);
      expect(await owed(fee)).toEqual([['CANCELLED', '6000.00']]);
      expect(await at.notices(student, 'fee.changed')).toBe(0);
    });
  });

  it('are paid where all fees are, and stand in the ledger', async () => {
    const { student } = await at.living(await at.room(1), '2026-05-01');
    const fee = await at.fee({ students: [student], amountMode: 'ROOM_RENT' });
    const [bill] = await bills(fee.data['collection']);
    expect((await pay(student, bill?.['id'], '1000.00')).status).toBe(201);
    const [left] = await bills(fee.data['collection']);
    expect([left?.['paid'], left?.['status']]).toEqual(['1000.00', 'PARTIAL']);
    const [entry] = await at.at.school.data<Readonly<Record<string, unknown>>[]>(
      'GET',
      `finance/v1/journalEntry/getall?filter={"fact":"BILL","sourceId":${Number(bill?.['id'])}}`,
    );
    expect(entry?.['total']).toBe('6000.00');
    const cancel = await at.call('POST', `hostel/fees/transition/cancel/${Number(fee.data['id'])}`, {});
    expect(cancel.data['code']).toBe('PAID');
  });

  it('grow by a fine each day, up to the most (HOS-7)', async () => {
    const { student } = await at.living(await at.room(1), '2025-04-01');
    const dates = { startDate: '2025-04-01', endDate: '2025-04-30', dueDate: '2025-04-10' };
    const fine = { finePerDay: '10.00', fineMax: '100.00' };
    const fee = await at.fee({ students: [student], ...dates, ...fine });
    const [bill] = await bills(fee.data['collection']);
    expect([bill?.['payable'], bill?.['fine'], bill?.['balance']]).toEqual(['6000.00', '100.00', '6100.00']);
  });

  it('go to everybody once, and to those who are added (HOS-6)', async () => {
    const hostel = await at.save('hostel', { name: 'Fee house' });
    const room = await at.room(10, { hostel });
    for (let turn = 0; turn < 3; turn += 1) await at.living(room, '2026-07-01');
    const fee = await at.fee({ hostel, amountMode: 'FIXED', fixedAmount: '500.00' });
    await at.living(room, '2026-07-05');
    const again = { ids: [fee.data['id']], input: {} };
    const assign = async (input = {}) =>
      (await at.call('POST', 'hostel/fees/action/assign', { ...again, input })).data;
    expect(await assign()).toEqual({ bills: 1, had: 3 });
    expect(await assign()).toEqual({ bills: 0, had: 4 });
    const stranger = await at.at.admit('10-A');
    const [bill] = await bills(fee.data['collection']);
    expect(await assign({ students: [bill?.['student'], stranger] })).toEqual({ bills: 0, had: 1 });
    expect(await bills(fee.data['collection'])).toHaveLength(4);
  });

  it('are no collection that the fee office takes back by itself', async () => {
    const { student } = await at.living(await at.room(1), '2026-07-01');
    const fee = await at.fee({ students: [student] });
    const path = `finance/v1/feeCollection/transition/cancel/${Number(fee.data['collection'])}`;
    expect((await at.at.school.call('POST', path, {})).data['code']).toBe('OF_OTHERS');
    expect(
      (await at.call('POST', `hostel/fees/transition/cancel/${Number(fee.data['id'])}`, {})).status,
    ).toBe(200);
    const [bill] = await bills(fee.data['collection']);
    expect(bill?.['status']).toBe('CANCELLED');
  });

  it('that are open are asked about, or hold somebody back (HOS-8)', async () => {
    const { id, student } = await at.living(await at.room(1), '2026-05-01');
    await at.fee({ students: [student] });
    const body = { vacatedOn: '2026-07-20' };
    const path = `api/v1/hostelAllocation/transition/vacate/${id}`;
    const asked = await at.at.school.call('POST', path, body, { headers: { 'x-confirm': 'ask' } });
    expect([asked.data['code'], asked.data['reason']]).toEqual(['CONFIRM', 'hostelDues']);
    await at.call('PUT', 'HostelSettings/update', { leaveWithDues: 'REFUSE' });
    expect((await at.vacate(id, '2026-07-20')).data['code']).toBe('HAS_DUES');
    await at.call('PUT', 'HostelSettings/update', { leaveWithDues: 'ASK' });
    expect((await at.vacate(id, '2026-07-20')).status).toBe(200);
  });
});
