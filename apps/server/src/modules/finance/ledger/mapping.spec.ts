import { FeeSchool } from '../../fees/fee-school.fixture.ts';

describe('accounts that are named', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  const balance = async (account: number): Promise<string | undefined> => {
    const [row] = await school.at.school.sql.query<{ sum: string }>({
      text: 'select sum(debit - credit)::text as sum from journal_line where account_id = $1',
      values: [account],
    });
    return row?.sum;
  };

  it('get what goes to the fee account of a category, unless it is paid in cash', async () => {
    const savings = await school.save('finance/v1/ledgerAccount', {
      code: '1021',
      name: 'Savings bank',
      type: 'ASSET',
    });
    const feeAccount = await school.save('setup/v1/feeAccounts', {
      name: 'Hall account',
      ledgerAccount: savings,
    });
    const canteen = await school.save('finance/v1/ledgerAccount', {
      code: '4910',
      name: 'Rent of the hall',
      type: 'INCOME',
    });
    const category = await school.save('setup/v1/categories', {
      name: 'Hall',
      direction: 'INCOME',
      feeAccount,
      ledgerAccount: canteen,
    });
    const income = { title: 'Wedding', category, date: '2026-07-15' };
    await school.save('finance/v1/incomes', { ...income, amount: '300.00', paymentMode: 'BANK_TRANSFER' });
    await school.save('finance/v1/incomes', { ...income, amount: '20.00' });
    expect([await balance(savings), await balance(canteen)]).toEqual(['300.00', '-320.00']);
    const book = await school.at.school.data<{ rows: Record<string, string>[] }>(
      'GET',
      'setup/v1/report/bankBook?from=2026-07-01&to=2026-07-31&range=[0,99]',
    );
    expect(book.rows.at(-1)).toMatchObject({ account: 'Savings bank', balance: '300.00' });
  });
});
