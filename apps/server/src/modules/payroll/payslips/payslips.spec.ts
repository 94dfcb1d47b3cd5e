import type { BulkGenerated, EmployeeRow, PayslipDetail, PayslipRow } from '@school/domain';
import { PayslipMailing } from '../documents/payslip-mailing.ts';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

describe('payslips', () => {
  let school: PayrollSchool;
  let group: number;
  let people: number[];
  const period = '2026-06-01';

  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.workingDays('25');
    group = await school.group('Staff', { enableLop: true, lopMethod: 'DEDUCTION_LINE' });
    people = await school.addEmployees(6, '1200000.00');
    await school.assign(group, people);
  });
  afterAll(() => school.close());

  const regular = (): Promise<EmployeeRow[]> =>
    school.data('GET', `setup/v1/paySlip/getRegularEmployees/${group}/${period}`);

  it('shows what an employee would be paid, under the keys of the screens (B362) (K107)', async () => {
    const rows = await regular();
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatchObject({
      groupId: group,
      netPay: '92700.00',
      payrollCategories: {
        EARNINGS: { total: '100000.00' },
        DEDUCTION: {
          total: '7300.00',
          hrPayrollCategoryList: [
            { code: 'PF', amount: '4800.00' },
            { code: 'TAX', amount: '2500.00' },
          ],
        },
      },
      workingDays: '25',
      isOutdated: false,
      warnings: [],
    });
    expect(rows[0]?.departmentName).toBe(rows[0]?.employeeDepartment);
    expect(Object.keys(rows[0]?.earningLabels ?? {})).toEqual(['BASIC', 'HRA', 'DA', 'CONV', 'SPL']);
  });

  it('tells what a payslip would be, and judges it only when that is asked for (B363)', async () => {
    const [employeeId] = people;
    const body = { employeeId, groupId: group, payPeriod: period, lines: [{ code: 'PF', amount: '99999' }] };
    const ask = (query: string, more: object = {}) =>
      school.call('POST', `setup/v1/paySlip/getPayrollDetailForEmployee${query}`, { ...body, ...more });
    expect((await ask('?validate=false')).status).toBe(200);
    const [asQuery, asBody] = [await ask('?validate=true'), await ask('', { validate: true })];
    expect([asQuery.status, asBody.status]).toEqual([400, 400]);
    expect(asQuery.message).toContain('Net pay is negative for');
  });

  it('generates one with unpaid days, an edit and an item (B340)', async () => {
    const answer = await school.call<PayslipDetail>('POST', 'setup/v1/paySlip/save', {
      employeeId: people[0],
      groupId: group,
      payPeriod: '2026-06-18',
      lopDays: 2.5,
      lines: [{ code: 'CONV', amount: 6000 }],
      individualItems: [{ name: 'Eid bonus', type: 'EARNING', amount: '1000' }],
    });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      number: 'PS-202606-00001',
      payPeriod: period,
      periodEnd: '2026-06-30',
      status: 'PENDING',
      lopDays: '2.5',
      lopAmount: '10000.00',
      earningsTotal: '102000.00',
      netPay: '84700.00',
    });
    const lines = new Map(answer.data.lines.map((line) => [line.code, line]));
    expect(lines.get('CONV')).toMatchObject({ amount: '6000.00', computedAmount: '5000.00', isEdited: true });
    expect(answer.data.lines.at(-1)).toMatchObject({ code: 'LOP', label: 'Loss of Pay' });
    expect(answer.data.events).toMatchObject([{ event: 'generate', to: 'PENDING', by: 'Spec' }]);
  });

  it('generates the rest in bulk, edits kept, and skips who has one', async () => {
    const rows = await regular();
    expect(rows).toHaveLength(5);
    const [first, ...rest] = rows;
    const list = first?.payrollCategories.EARNINGS.hrPayrollCategoryList ?? [];
    const edited = {
      ...first,
      netPay: 93700,
      payrollCategories: {
        ...first?.payrollCategories,
        EARNINGS: {
          total: 101000,
          hrPayrollCategoryList: list.map((line) =>
            line.code === 'CONV' ? { code: 'CONV', amount: 6000 } : line,
          ),
        },
      },
    };
    const known = { employeeId: people[0], groupId: group };
    const made = await school.data<BulkGenerated>('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
      payslips: [edited, ...rest, known],
      payPeriod: period,
      frequency: 'Monthly',
    });
    expect(made.created).toHaveLength(5);
    expect(made.created[0]).toMatchObject({ netPay: '93700.00', employeeId: first?.employeeId });
    expect(made.skipped).toMatchObject([{ employeeId: people[0], reason: 'ALREADY_GENERATED' }]);
    const again = await school.call('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
      payslips: [known],
      payPeriod: period,
    });
    expect([again.status, again.data['code']]).toEqual([409, 'ALREADY_GENERATED']);
    const numbers = made.created.map(({ number }) => number).sort();
    expect(numbers).toEqual([2, 3, 4, 5, 6].map((place) => `PS-202606-0000${place}`));
  });

  it('shows nothing to strangers and only approved ones to their owner', async () => {
    const list: PayslipRow[] = await school.data('GET', `setup/v1/paySlip/getEmployeePayslips/${people[0]}`);
    const id = list[0]?.id ?? 0;
    const owner = { as: `EMPLOYEE@${people[0]}` };
    expect((await school.call('GET', `setup/v1/paySlip/get/${id}`, undefined, owner)).status).toBe(404);
    await school.data('PUT', `setup/v1/paySlip/approve/${id}`, {});
    expect((await school.call('GET', `setup/v1/paySlip/${id}`, undefined, owner)).status).toBe(200);
    const other = { as: `EMPLOYEE@${people[1]}` };
    const hidden = await school.call('GET', `setup/v1/paySlip/get/${id}`, undefined, other);
    const missing = await school.call('GET', 'setup/v1/paySlip/get/999999', undefined, other);
    expect([hidden.status, hidden.raw.toString()]).toEqual([404, missing.raw.toString()]);
    const own = await school.data(
      'GET',
      `setup/v1/paySlip/getEmployeePayslips/${people[0]}`,
      undefined,
      owner,
    );
    expect(own).toMatchObject([{ id, status: 'APPROVED' }]);
    const student = await school.call('GET', `setup/v1/paySlip/get/${id}`, undefined, { as: 'STUDENT' });
    expect(student.status).toBe(403);
  });

  it('mails approved payslips where the institution wants that', async () => {
    await school.data('PUT', 'setup/v1/PayrollSettings/update', { mailPayslipOnApproval: true });
    await school.sql.query({
      text: `UPDATE employee SET email = 'a@b.example' WHERE id = $1`,
      values: [people[1]],
    });
    const payslips = await school.data<PayslipRow[]>(
      'GET',
      `setup/v1/paySlip/viewPaySlipsForPayPeriod/${group}/${period}`,
    );
    const ids = payslips.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
    await school.data('POST', 'setup/v1/paySlip/approvedAll', { ids });
    const [job] = await school.sql.query<{ id: string }>({
      text: `SELECT id FROM job_record WHERE kind = 'payroll.mailPayslips'`,
    });
    expect((await school.jobDone(job?.id ?? ''))['result']).toEqual({ mailed: 1 });
    // An interrupted job starts again and sends nothing twice.
    const { definition } = school.application.get(PayslipMailing, { strict: false });
    const again = {
      id: '',
      context: school.context(),
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    };
    expect(await definition.run({ ids }, again)).toEqual({ mailed: 0 });
    const mails = await school.sql.query({ text: 'SELECT recipient, subject FROM outbox_message' });
    expect(mails).toEqual([{ recipient: 'a@b.example', subject: 'Payslip June 2026' }]);
  });

  it('says what failed when the server is at fault', async () => {
    await school.sql.query({ text: 'ALTER TABLE payslip_event RENAME TO gone' });
    const failed = await school.call('GET', 'setup/v1/paySlip/get/1');
    expect([failed.status, failed.message]).toEqual([500, 'Failed to fetch payslip']);
    const reverted = await school.call('PUT', 'setup/v1/paySlip/revert/1', { reason: 'Again' });
    expect([reverted.status, reverted.message]).toEqual([500, 'Failed to revert payslip']);
    const printed = await school.call('GET', 'setup/v1/document/payslip/1');
    expect(printed.status).toBe(200);
    await school.sql.query({ text: 'ALTER TABLE gone RENAME TO payslip_event' });
  });
});
