import { LeaveSchool } from '../../../../test/leave-school.ts';
import { unaccountedRows } from '../../../../test/unaccounted.ts';

describe('closing a leave year', () => {
  let leave: LeaveSchool;
  let employee: number;
  let next: number;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
    [employee = 0] = await leave.people(1);
    const { data } = await leave.apply(employee, '2026-06-08', { endDate: '2026-06-11' });
    await leave.move(data.id, 'approve');
    const half = await leave.apply(employee, '2026-06-12', { duration: 'HALF_DAY', halfDaySession: 'FIRST' });
    await leave.move(half.data.id, 'approve');
  });
  afterAll(() => leave.school.close());

  const process = () =>
    leave.school.call<{ id: number }>('POST', `api/v1/LeaveYear/${leave.year}/process`, {});

  it('needs a year after it, without a gap', async () => {
    expect((await process()).data).toMatchObject({ code: 'NO_NEXT_YEAR' });
    const year = (startDate: string, name = '2027') =>
      leave.school.call<{ id: number }>('POST', 'api/v1/LeaveYear/save', {
        name,
        startDate,
        endDate: '2027-12-31',
      });
    expect((await year('2027-01-02')).status).toBe(400);
    expect((await year('2026-12-31')).status).toBe(409);
    const made = await year('2027-01-01');
    expect(made.status).toBe(201);
    next = made.data.id;
    expect((await leave.school.call('POST', `api/v1/LeaveYear/transition/activate/${next}`, {})).status).toBe(
      409,
    );
  });

  it('waits for applications without a decision', async () => {
    const { data } = await leave.apply(employee, '2026-07-01');
    expect((await process()).data).toMatchObject({ code: 'PENDING_APPLICATIONS', count: 1 });
    await leave.move(data.id, 'cancel');
  });

  it('carries up to the cap, lets the rest lapse, credits anew, and does so once', async () => {
    expect(await leave.available(employee)).toBe('7.5');
    const answers = await Promise.all([process(), process()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({
      carriedDays: '5.00',
      lapsedDays: '2.50',
    });
    expect(await leave.available(employee)).toBe('17');
    const record = await leave.school.data<{ rows: Record<string, string>[] }>(
      'GET',
      `setup/v1/report/leaveYearRecord?leaveYear=${leave.year}&format=json`,
    );
    expect(JSON.stringify(record)).toContain('"carriedOn":"5"');
  });

  it('is taken back while nobody has used the new year, and can be done again', async () => {
    const runs = await leave.school.data<{ id: number }[]>('GET', 'setup/v1/LeaveResetLogs/getall');
    const revert = (id: number) =>
      leave.school.call('POST', `setup/v1/LeaveResetLogs/transition/revert/${id}`, {});
    expect((await revert(runs[0]?.id ?? 0)).status).toBe(200);
    expect(await leave.available(employee)).toBe('7.5');
    const again = await process();
    expect([again.status, await leave.available(employee)]).toEqual([200, '17']);
    const { data } = await leave.apply(employee, '2027-02-01');
    await leave.move(data.id, 'approve');
    expect((await revert(again.data.id)).data).toMatchObject({ code: 'YEAR_USED' });
    expect(await unaccountedRows(leave.school.sql, 'leaveYear')).toEqual([]);
  });
});

describe('closing a leave year late', () => {
  let leave: LeaveSchool;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
  });
  afterAll(() => leave.school.close());

  it('writes off first what had expired before', async () => {
    const [employee = 0] = await leave.people(1);
    const { school } = leave;
    await school.sql.query({
      text: "UPDATE leave_type SET carry_forward_expiry_months = 3 WHERE code = 'AL'",
    });
    for (const name of ['2027', '2028']) {
      const dates = { startDate: `${name}-01-01`, endDate: `${name}-12-31` };
      await school.data('POST', 'api/v1/LeaveYear/save', { name, ...dates });
    }
    const close = (year: number) =>
      school.data<{ toYear: number }>('POST', `api/v1/LeaveYear/${year}/process`, {});
    const first = await close(leave.year);
    // 5 carried until the end of March, 12 credited; nothing was taken and the five were not written off.
    expect(await leave.available(employee)).toBe('17');
    expect(await close(first.toYear)).toMatchObject({ carriedDays: '5.00', lapsedDays: '7.00' });
    const written = await school.sql.query({
      text: `SELECT kind, days::text AS days, effective_date::text AS on FROM leave_ledger_entry
        WHERE leave_year_id = $1 AND kind = 'EXPIRE'`,
      values: [first.toYear],
    });
    expect(written).toEqual([{ kind: 'EXPIRE', days: '-5.00', on: '2027-04-01' }]);
  });
});
