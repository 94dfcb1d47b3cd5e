import type { BankFile } from '@school/domain';
import { PayrollSchool, today } from '../../../../test/payroll-school.ts';

interface Saved {
  readonly id: number;
}
type Row = Readonly<Record<string, string>>;

const period = '2026-06-01';
const days = { from: '2026-06-01', to: '2026-06-30' };
const finance = { as: 'EMPLOYEE:FinanceControl,RevertTransaction' } as const;

describe('salaries that are paid', () => {
  let school: PayrollSchool;
  let group: number;
  let payslips: number[];
  beforeAll(async () => {
    school = await PayrollSchool.open();
    group = await school.group('Staff');
    payslips = await approved(2);
  });
  afterAll(() => school.close());

  const approved = async (count: number): Promise<number[]> => {
    const ids: number[] = [];
    const people = await school.addEmployees(count, '1200000.00');
    await school.assign(group, people);
    for (const employeeId of people) {
      const sent = { employeeId, groupId: group, payPeriod: period };
      ids.push((await school.data<Saved>('POST', 'setup/v1/paySlip/save', sent)).id);
    }
    await school.data('POST', 'setup/v1/paySlip/approvedAll', { ids });
    return ids;
  };
  const prepare = (more: object = {}) =>
    school.call<Saved & Row>('POST', 'finance/v1/salaryPayments/save', { ...days, ...more }, finance);
  const move = (id: number, name: string, body: object) =>
    school.call<Row>('POST', `finance/v1/salaryPayments/transition/${name}/${id}`, body, finance);
  const pay = (id: number) =>
    move(id, 'pay', { paidOn: today, paymentMode: 'BANK_TRANSFER', referenceNo: 'RUN-6' });
  const revert = (id: number) =>
    school.call('PUT', `setup/v1/paySlip/revert/${id}`, { reason: 'Wrong figures' });
  const balance = async (key: string): Promise<string | undefined> =>
    (
      await school.sql.query<{ sum: string }>({
        text: `select coalesce(sum(l.debit - l.credit), 0)::numeric(15,2)::text as sum from journal_line l
          join ledger_account a on a.id = l.account_id where a.fixed_key = $1`,
        values: [key],
      })
    )[0]?.sum;
  const report = (key: string, query: string) =>
    school.data<{ rows: Row[]; totals: Row }>('GET', `setup/v1/report/${key}?${query}`);

  it('clear what is owed, stand in income and expense on their day, and lock their payslips', async () => {
    expect(await balance('SALARIES_PAYABLE')).toBe('-185400.00');
    const { status, data } = await prepare();
    expect([status, data]).toMatchObject([201, { status: 'PREPARED' }]);
    const { id } = data;
    expect((await prepare()).status).toBe(400);
    expect((await revert(payslips[0] ?? 0)).status).toBe(409);
    expect((await pay(id)).status).toBe(200);
    expect(await balance('SALARIES_PAYABLE')).toBe('0.00');
    const books = await report('incomeAndExpense', `from=${today}&to=${today}`);
    expect(books.rows).toMatchObject([{ category: 'Salaries', net: '-185400.00' }]);
    expect(await revert(payslips[0] ?? 0)).toMatchObject({ status: 409 });
    const query = (text: string) => school.sql.query({ text, values: [payslips[0]] });
    await expect(query(`update payslip set status = 'PENDING' where id = $1`)).rejects.toThrow(/is paid/);
    await expect(
      query(`update payslip set status = 'PENDING', paid_on = null where id = $1`),
    ).rejects.toThrow(/is paid/);
    await expect(query('update payslip_line set amount = 1 where payslip_id = $1')).rejects.toThrow(/stay/);
    const steps = await report('payRun', 'from=2026-06-01&to=2026-06-30');
    expect(steps.rows.map(({ step, open }) => [step, open]).slice(0, 4)).toEqual([
      ['Generated', 0],
      ['Approved', 0],
      ['In a bank file', 0],
      ['Paid', 0],
    ]);
    const cost = await report('salaryCost', `from=${today}&to=${today}`);
    expect(cost.totals).toMatchObject({ payslips: '2', cost: '200000.00' });
  });

  it('are taken back by an entry of their own, and paid anew', async () => {
    const [slip = 0] = await approved(1);
    const first = (await prepare()).data.id;
    await pay(first);
    const back = await move(first, 'reverse', { reverseReason: 'The bank refused it' });
    expect(back.status).toBe(200);
    expect(await balance('SALARIES_PAYABLE')).toBe('-92700.00');
    const again = (await prepare()).data.id;
    expect((await pay(again)).status).toBe(200);
    expect(await balance('SALARIES_PAYABLE')).toBe('0.00');
    const events = await school.data<{ events: { event: string }[] }>('GET', `setup/v1/paySlip/get/${slip}`);
    expect(events.events.map(({ event }) => event)).toEqual(['generate', 'approve', 'pay', 'unpay', 'pay']);
  });

  it('are let go by a payment that is withdrawn', async () => {
    const [slip = 0] = await approved(1);
    const { id } = (await prepare()).data;
    expect((await move(id, 'withdraw', {})).status).toBe(200);
    expect((await revert(slip)).status).toBe(200);
    await school.data('PUT', `setup/v1/paySlip/approve/${slip}`, {});
    await pay((await prepare()).data.id);
  });

  it('leave the bank file, which a payment still gives', async () => {
    const account = (
      await school.data<Saved>('POST', 'setup/v1/BankFields/save', { name: 'Account', priority: 1 })
    ).id;
    const template = (
      await school.data<Saved>('POST', 'setup/v1/bankFileTemplates/save', {
        name: 'Bank',
        account,
        columns: [{ heading: 'Name', content: 'NAME' }],
      })
    ).id;
    await approved(2);
    const [employee] = await school.sql.query<{ id: number }>({
      text: 'select employee_id::float8 as id from payslip where salary_payment_id is null order by id limit 1',
    });
    const bankInfo = { employee: employee?.id, bankField: account, bankInfo: '0123' };
    await school.data('POST', 'setup/v1/EmployeeBankDetails/save', bankInfo);
    const file = (more = '') =>
      school.data<BankFile>(
        'GET',
        `setup/v1/paySlip/bankFile?template=${template}&month=2026-06${more}`,
        undefined,
        finance,
      );
    expect(await file()).toMatchObject({ count: 1, missing: [{}] });
    const { id } = (await prepare({ template })).data;
    await pay(id);
    expect(await file()).toMatchObject({ count: 0, missing: [{}] });
    expect(await file(`&payment=${id}`)).toMatchObject({ count: 1, missing: [] });
    const rest = await prepare();
    expect(rest.data).toMatchObject({ payslips: 1, total: '92700.00' });
    await move(rest.data.id, 'withdraw', {});
  });

  it('have deductions that are passed on, never more than was kept', async () => {
    const category = await school.category('TAX', {});
    const remit = (amount: string) =>
      school.call<Saved & Row>(
        'POST',
        'finance/v1/deductionRemittances/save',
        { category, amount, date: today, payeeName: 'Tax office' },
        finance,
      );
    const [kept] = (await report('deductionsOwed', 'to=2027-01-01')).rows.filter(
      ({ deduction }) => deduction === 'TAX',
    );
    expect(kept).toMatchObject({ kept: '15000.00', remitted: '0.00' });
    const payable = await balance('DEDUCTIONS_PAYABLE');
    const both = await Promise.all([remit('10000.00'), remit('10000.00')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const done = both.find(({ status }) => status === 201);
    expect(Number(await balance('DEDUCTIONS_PAYABLE')) - Number(payable)).toBe(10_000);
    const undo = `finance/v1/deductionRemittances/transition/reverse/${done?.data.id}`;
    await school.data('POST', undo, { reverseReason: 'Entered twice' }, finance);
    expect(await balance('DEDUCTIONS_PAYABLE')).toBe(payable);
    expect((await remit('15000.00')).status).toBe(201);
  });
});
