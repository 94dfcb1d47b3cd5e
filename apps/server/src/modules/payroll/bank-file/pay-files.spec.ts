import { inflateRawSync } from 'node:zlib';
import type { BankFile, EmployeeRow, PaybookRegister } from '@school/domain';
import { pdfText } from '../../../../test/pdf-text.ts';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

const period = '2026-06-01';

describe('what leaves with a month of pay', () => {
  let school: PayrollSchool;
  let group: number;
  let people: number[];
  let payslips: number[];
  let template: number;

  const field = async (name: string, priority: number): Promise<number> =>
    (await school.data<{ id: number }>('POST', 'setup/v1/BankFields/save', { name, priority })).id;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.workingDays('25');
    const [account, bank] = [await field('Account', 1), await field('Bank', 2)];
    people = await school.addEmployees(3, '1200000.00');
    for (const [index, employee] of people.slice(0, 2).entries()) {
      const detail = (bankField: number, bankInfo: string) =>
        school.data('POST', 'setup/v1/EmployeeBankDetails/save', { employee, bankField, bankInfo });
      await detail(account, `00${index}123`);
      await detail(bank, index === 0 ? '=Bank; "A"' : 'Bank B');
    }
    await school.sql.query({
      text: `UPDATE employee SET first_name = 'Person ' || id WHERE id = ANY ($1)`,
      values: [people],
    });
    group = await school.group('Staff', {
      enableLop: true,
      lopMethod: 'DEDUCTION_LINE',
      lopFormula: 'GROSS/NWD',
    });
    await school.assign(group, people);
    const rows = await school.data<EmployeeRow[]>(
      'GET',
      `setup/v1/paySlip/getRegularEmployees/${group}/${period}`,
    );
    const made = await school.data<{ created: { id: number }[] }>(
      'POST',
      'setup/v1/paySlip/bulkGeneratePayslip',
      {
        payslips: rows,
        payPeriod: period,
      },
    );
    payslips = made.created.map(({ id }) => id);
    await school.data('POST', 'setup/v1/paySlip/approvedAll', { ids: payslips });
    template = (
      await school.data<{ id: number }>('POST', 'setup/v1/bankFileTemplates/save', {
        name: 'Bank',
        account,
        delimiter: 'SEMICOLON',
        columns: [
          { heading: 'Account', content: 'BANK', bankField: account },
          { heading: 'Bank', content: 'BANK', bankField: bank },
          { heading: 'Name', content: 'NAME' },
          { heading: 'Amount', content: 'NET_PAY' },
          { heading: 'Day', content: 'DATE' },
          { heading: 'Purpose', content: 'TEXT', text: 'Salary' },
        ],
      })
    ).id;
  });
  afterAll(() => school.close());

  const address = (more = '') =>
    `setup/v1/paySlip/bankFile?template=${template}&month=2026-06&day=2026-07-01${more}`;

  it('is paid by the bank file, and who has no account is named', async () => {
    const file = await school.data<BankFile>('GET', address());
    expect(file).toMatchObject({ count: 2, total: '185400.00', missingTotal: '92700.00' });
    expect(file.missing).toMatchObject([{ employeeId: people[2], netPay: '92700.00' }]);
    const csv = (await school.call('GET', address('&format=csv'))).raw.toString();
    expect(csv.split('\r\n')).toEqual([
      'Account;Bank;Name;Amount;Day;Purpose',
      `000123;"'=Bank; ""A""";Person ${people[0]} No1;92700.00;2026-07-01;Salary`,
      `001123;Bank B;Person ${people[1]} No2;92700.00;2026-07-01;Salary`,
      '',
    ]);
    const july = await school.data<BankFile>(
      'GET',
      `setup/v1/paySlip/bankFile?template=${template}&month=2026-07`,
    );
    expect(july).toMatchObject({ count: 0, total: '0.00', missing: [] });
  });

  it.each([
    ['', 404],
    ['template=999&month=2026-06', 404],
    ['template=x', 400],
    ['template=1&month=2026-13', 400],
    ['template=1&day=2026-02-30', 400],
    ['template=1&format=pdf', 400],
    ['template=1&other=1', 400],
  ])('is refused for %s', async (query, status) => {
    expect((await school.call('GET', `setup/v1/paySlip/bankFile?${query}`)).status).toBe(status);
  });

  it.each([
    ['PayrollManagement,PayslipPowers', 403],
    ['EmployeePrivate', 200],
    ['FinanceControl', 200],
  ])('has a bank file for those who may see accounts, and for those who pay: %s', async (rights, status) => {
    const as = `EMPLOYEE:${rights}`;
    expect((await school.call('GET', address(), undefined, { as })).status).toBe(status);
  });

  it('is booked as the reference books it: both sides 100,000.00, loss of pay among them', async () => {
    const [employee] = await school.addEmployees(1, '1200000.00');
    const one = await school.group('One', {
      enableLop: true,
      lopMethod: 'DEDUCTION_LINE',
      lopFormula: 'GROSS/NWD',
    });
    await school.assign(one, [Number(employee)]);
    const made = await school.data<{ id: number }>('POST', 'setup/v1/paySlip/save', {
      employeeId: employee,
      groupId: one,
      payPeriod: period,
      lopDays: '2.5',
      remark: 'Unpaid leave',
    });
    await school.data('PUT', `setup/v1/paySlip/approve/${made.id}`, {});
    const journal = await school.data<{ rows: Record<string, string>[]; totals: object }>(
      'GET',
      `setup/v1/report/payrollJournal?fromPeriod=2026-06-01&toPeriod=2026-06-30&group=${one}`,
    );
    const sum = (account: string, side: 'debit' | 'credit', item?: string) =>
      journal.rows
        .filter((row) => row['account'] === account && (item === undefined || row['item'] === item))
        .reduce((total, row) => total + Number(row[side] ?? 0), 0);
    expect(sum('Salary expense', 'debit')).toBe(100_000);
    expect(sum('Salary expense', 'credit', 'Loss of Pay')).toBe(10_000);
    expect(sum('Deductions payable', 'credit', 'PF')).toBe(4_800);
    expect(sum('Deductions payable', 'credit', 'TAX')).toBe(2_500);
    expect(sum('Salaries payable', 'credit')).toBe(82_700);
    expect(journal.totals).toEqual({ debit: '100000.00', credit: '100000.00' });
    const ledger = () =>
      school.sql.query<object>({
        text: `select a.name as account, sum(l.debit)::text as debit, sum(l.credit)::text as credit
          from journal_line l join journal_entry j on j.id = l.journal_entry_id join ledger_account a on a.id = l.account_id
          where j.fact like 'PAYSLIP%' and j.source_id = $1 group by a.code, a.name order by a.code`,
        values: [made.id],
      });
    expect(await ledger()).toEqual([
      { account: 'Salaries payable', debit: '0.00', credit: '82700.00' },
      { account: 'Deductions payable', debit: '0.00', credit: '7300.00' },
      { account: 'Salaries', debit: '100000.00', credit: '10000.00' },
    ]);
    await school.data('PUT', `setup/v1/paySlip/revert/${made.id}`, { reason: 'Spec' });
    expect(await ledger()).toEqual([
      { account: 'Salaries payable', debit: '82700.00', credit: '82700.00' },
      { account: 'Deductions payable', debit: '7300.00', credit: '7300.00' },
      { account: 'Salaries', debit: '110000.00', credit: '110000.00' },
    ]);
    await school.data('DELETE', `setup/v1/paySlip/delete/${made.id}`);
  });

  it('stands in a pay book with a column for each category', async () => {
    const { id } = await school.data<{ id: number }>('POST', 'setup/v1/paybooks/save', {
      name: 'June',
      fromPeriod: period,
      toPeriod: '2026-06-30',
      groups: [group],
      shows: ['DEPARTMENT', 'ACCOUNT', 'SIGNATURE'],
    });
    const book = await school.data<PaybookRegister>('GET', `setup/v1/paybooks/register/${id}`);
    expect(book.columns.map(({ code }) => code)).toEqual(['BASIC', 'CONV', 'DA', 'HRA', 'SPL', 'PF', 'TAX']);
    expect(book.rows).toHaveLength(3);
    expect(book.rows[0]).toMatchObject({
      netPay: '92700.00',
      amounts: { BASIC: '40000.00', TAX: '2500.00' },
    });
    expect(book.totals).toMatchObject({ netPay: '278100.00', amounts: { BASIC: '120000.00' } });
    const csv = (await school.call('GET', `setup/v1/paybooks/register/${id}?format=csv`)).raw.toString();
    expect(csv).toContain(
      'No.,Number,Employee,Department,BASIC,CONV,DA,HRA,SPL,Earnings,PF,TAX,Deductions,Net pay',
    );
    expect(csv.trimEnd().split('\r\n')).toHaveLength(5);
    const finance = await school.data<PaybookRegister>('GET', `setup/v1/paybooks/register/${id}`, undefined, {
      as: 'EMPLOYEE:FinanceControl',
    });
    expect([finance.shows, finance.rows.map(({ account }) => account)]).toEqual([
      ['DEPARTMENT', 'SIGNATURE'],
      ['', '', ''],
    ]);
    const denied = await school.call('GET', `setup/v1/paybooks/register/${id}`, undefined, {
      as: 'EMPLOYEE',
    });
    expect(denied.status).toBe(403);
    const pdf = await school.call('GET', `setup/v1/document/paybook/${id}`);
    const text = pdfText(pdf.raw).replaceAll(/\s/g, '');
    expect(text).toContain('PKR');
    expect(text).toContain('278,100.00');
    // The currency appears once above the columns: before each amount it would leave no room for names.
    expect(text).not.toContain('Rs');
    expect(text).toContain('Preparedby');
  });

  it('is taken along as an archive with a file for each payslip', async () => {
    const started = await school.data<{ jobId: string }>('POST', 'setup/v1/document/payslip/batch', {
      ids: payslips,
      packing: 'zip',
    });
    const job = await school.jobDone(started.jobId);
    const result = job['result'] as { fileIds: number[]; files: object[] };
    const [fileId] = result.fileIds;
    expect(result.files).toMatchObject([{ id: fileId, name: 'Payslip.zip', type: 'application/zip' }]);
    const file = (await school.call('GET', `setup/v1/files/${fileId}`)).raw;
    const names: string[] = [];
    // The directory at the end names every entry and its offset.
    for (
      let at = file.indexOf('PK\u0001\u0002', 0, 'latin1');
      at >= 0;
      at = file.indexOf('PK\u0001\u0002', at + 1, 'latin1')
    ) {
      const [packed, length, local] = [
        file.readUInt32LE(at + 20),
        file.readUInt16LE(at + 28),
        file.readUInt32LE(at + 42),
      ];
      names.push(file.toString('utf8', at + 46, at + 46 + length));
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const content = inflateRawSync(file.subarray(start, start + packed));
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(names).toEqual(['PS-202606-00001.pdf', 'PS-202606-00002.pdf', 'PS-202606-00003.pdf']);
    const wrong = await school.call('POST', 'setup/v1/document/payslip/batch', {
      ids: payslips,
      packing: 'rar',
    });
    expect(wrong.status).toBe(400);
  });
});
