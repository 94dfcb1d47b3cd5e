import type { EmployeeRow } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

describe('employees and payslips', () => {
  let school: PayrollSchool;
  let own: number;
  let waiting: number;
  let colleague: number;
  let as: string;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const group = await school.group('Staff');
    const [me = 0, other = 0] = await school.addEmployees(2, '1200000.00');
    await school.sql.query({
      text: `UPDATE employee SET first_name = 'Zebunnisa' WHERE id = $1`,
      values: [other],
    });
    await school.assign(group, [me, other]);
    const generate = async (payPeriod: string): Promise<Map<number, number>> => {
      const payslips = await school.data<EmployeeRow[]>(
        'GET',
        `setup/v1/paySlip/getRegularEmployees/${group}/${payPeriod}`,
      );
      const body = { payslips, payPeriod };
      const { created } = await school.data<{ created: { id: number; employeeId: number }[] }>(
        'POST',
        'setup/v1/paySlip/bulkGeneratePayslip',
        body,
      );
      return new Map(created.map(({ id, employeeId }) => [employeeId, id]));
    };
    const may = await generate('2026-05-01');
    const june = await generate('2026-06-01');
    await school.data('POST', 'setup/v1/paySlip/approvedAll', { ids: [...may.values()] });
    [own = 0, colleague = 0, waiting = 0] = [may.get(me), may.get(other), june.get(me)];
    as = `EMPLOYEE@${me}`;
  });
  afterAll(() => school.close());

  const get = (path: string) => school.call<unknown>('GET', path, undefined, { as });

  it('see the own approved ones in every list, and no others', async () => {
    const seen = async (path: string): Promise<unknown[]> => {
      const { data } = await get(path);
      return (Array.isArray(data) ? data : []).map((row: { id: unknown }) => Number(row.id));
    };
    for (const call of ['getall', 'getallunArchived', 'options', 'getall?filter={"status":"APPROVED"}']) {
      expect([call, await seen(`setup/v1/paySlip/${call}`)]).toEqual([call, [own]]);
    }
    for (const filter of [{ q: 'Zebunnisa' }, { employee_ne: 1 }, { status: 'PENDING' }]) {
      const rows = await seen(`setup/v1/paySlip/getall?filter=${JSON.stringify(filter)}`);
      expect(rows.filter((id) => id !== own)).toEqual([]);
    }
    const sums = await school.data<Record<string, unknown>>(
      'GET',
      'setup/v1/paySlip/aggregate?sum=["netPay"]&count=true',
      undefined,
      { as },
    );
    expect(JSON.stringify(sums)).toContain('92700.00');
    expect(JSON.stringify(sums)).not.toContain('185400');
  });

  it('take along the own approved ones only, as table and as PDF', async () => {
    const csv = (await get('setup/v1/paySlip/export?format=csv')).raw.toString();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).not.toContain('Zebunnisa');
    const foreign = [colleague, waiting];
    for (const id of foreign) {
      for (const path of [
        `setup/v1/paySlip/get/${id}`,
        `setup/v1/paySlip/get/${id}?format=pdf`,
        `setup/v1/document/payslip/${id}`,
        `setup/v1/paySlip/history/${id}`,
      ]) {
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      }
    }
    expect((await get(`setup/v1/document/payslip/${own}`)).raw.subarray(0, 5).toString()).toBe('%PDF-');
    const batch = (body: object) => school.call('POST', 'setup/v1/document/payslip/batch', body, { as });
    const all = await batch({ filter: {} });
    expect([all.status, all.data['total']]).toEqual([202, 1]);
  });

  it('find no others by searching everywhere, and reach no screen of the office', async () => {
    const found = await get('setup/v1/search?q=Zebunnisa');
    expect(JSON.stringify(found.data)).not.toContain('PS-');
    for (const path of [
      'setup/v1/paySlip/getAllPayslipPeriods',
      'setup/v1/paySlip/getRegularEmployees/1/2026-06-01',
      'setup/v1/report/payrollRegister?fromPeriod=2026-01-01&toPeriod=2026-12-31',
      'setup/v1/report/payrollJournal?fromPeriod=2026-01-01&toPeriod=2026-12-31',
      'setup/v1/paySlip/bankFile?template=1',
      'setup/v1/paybooks/getall',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 403]);
    }
  });
});
