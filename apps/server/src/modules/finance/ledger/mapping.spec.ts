import { FeeSchool } from '../../fees/fee-school.fixture.ts';
import { InventorySchool } from '../../inventory/inventory.fixture.ts';

describe('accounts that are named', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  const balance = async (account: number): Promise<string | undefined> => {
    const [row] = await school.at.school.sql.query<{ sum: string }>({
      text: 'select coalesce(sum(debit - credit), 0)::numeric(15,2)::text as sum from journal_line where account_id = $1',
      values: [account],
    });
    return row?.sum;
  };
  const balances = (...accounts: readonly number[]) => Promise.all(accounts.map(balance));
  const account = (code: string, name: string, type: string): Promise<number> =>
    school.save('finance/v1/ledgerAccount', { code, name, type });
  /** The account that the product posts to if none is named. */
  const usual = async (key: string): Promise<number> => {
    const [row] = await school.at.school.sql.query<{ id: string }>({
      text: 'select id from ledger_account where fixed_key = $1',
      values: [key],
    });
    return Number(row?.id);
  };
  const income = async (more: object): Promise<number> =>
    school.save('finance/v1/incomes', { title: 'Rent', date: '2026-07-15', amount: '100.00', ...more });

  it('get what goes to the fee account of a category, unless it is paid in cash', async () => {
    const savings = await account('1021', 'Savings bank', 'ASSET');
    const feeAccount = await school.save('setup/v1/feeAccounts', {
      name: 'Hall account',
      ledgerAccount: savings,
    });
    const canteen = await account('4910', 'Rent of the hall', 'INCOME');
    const category = await school.save('setup/v1/categories', {
      name: 'Hall',
      direction: 'INCOME',
      feeAccount,
      ledgerAccount: canteen,
    });
    const wedding = { title: 'Wedding', category };
    await income({ ...wedding, amount: '300.00', paymentMode: 'BANK_TRANSFER' });
    await income({ ...wedding, amount: '20.00' });
    expect(await balances(savings, canteen)).toEqual(['300.00', '-320.00']);
    const book = await school.at.school.data<{ rows: Record<string, string>[] }>(
      'GET',
      'setup/v1/report/bankBook?from=2026-07-01&to=2026-07-31&range=[0,99]',
    );
    expect(book.rows.at(-1)).toMatchObject({ account: 'Savings bank', balance: '300.00' });
  });

  it('get what is paid by a means; what is taken back leaves the account that it went to', async () => {
    const category = await school.save('setup/v1/categories', { name: 'Rooms', direction: 'INCOME' });
    const cheques = await account('1030-C', 'Cheques in hand', 'ASSET');
    const paper = { paymentMode: 'CHEQUE', referenceNo: '417', bankName: 'Bank of the city' };
    await income({ category, ...paper });
    const bank = await usual('BANK');
    expect(await balances(bank, cheques)).toEqual(['100.00', '0.00']);
    await school.at.school.data('PUT', 'finance/v1/LedgerSettings/update', { cheque: cheques });
    const mapped = await income({ category, ...paper, amount: '40.00' });
    await income({ category, paymentMode: 'BANK_TRANSFER', amount: '7.00' });
    expect(await balances(bank, cheques)).toEqual(['107.00', '40.00']);
    const book = await school.at.school.data<{ rows: Record<string, string>[] }>(
      'GET',
      `setup/v1/report/bankBook?from=2026-07-01&to=2026-07-31&account=${cheques}&range=[0,99]`,
    );
    expect(book.rows.at(-1)).toMatchObject({ account: 'Cheques in hand', balance: '40.00' });

    const feeAccount = await school.save('setup/v1/feeAccounts', { name: 'Rooms', ledgerAccount: bank });
    const own = await school.save('setup/v1/categories', { name: 'Halls', direction: 'INCOME', feeAccount });
    await income({ category: own, ...paper, amount: '3.00' });
    await school.at.school.data('PUT', 'finance/v1/LedgerSettings/update', { feeAccountFirst: false });
    await income({ category: own, ...paper, amount: '5.00' });
    expect(await balances(bank, cheques)).toEqual(['110.00', '45.00']);

    await school.at.school.data('PUT', 'finance/v1/LedgerSettings/update', { cheque: null });
    const reverse = { reverseReason: 'The cheque came back' };
    const back = await school.at.school.call(
      'POST',
      `finance/v1/incomes/transition/reverse/${mapped}`,
      reverse,
    );
    expect(back.status).toBe(200);
    expect(await balances(bank, cheques)).toEqual(['110.00', '5.00']);
  });

  it('get the tax of their slab, of bills and of refunds to the paisa', async () => {
    const sports = await account('2210', 'Tax on sports', 'LIABILITY');
    const slab = await school.save('setup/v1/TaxSlabs', { name: 'Sport', rate: '5', ledgerAccount: sports });
    const tax = await usual('TAX_PAYABLE');
    const before = await balance(tax);
    const { student, bill } = await school.billed({ sportsSlab: slab });
    // Tuition 425.00 to the usual account, sports 60.00 to its own.
    expect(await balances(tax, sports)).toEqual([(Number(before) - 425).toFixed(2), '-60.00']);
    expect((await school.pay(student, bill, '12435.00')).status).toBe(201);
    const { collection } = await school.at.school.data<{ collection: number }>(
      'GET',
      `finance/v1/studentFee/get/${bill}`,
    );
    const rule = await school.save('finance/v1/feesRefundRules', {
      name: 'All of it',
      collection,
      validUntil: '2026-08-31',
      refundType: 'PERCENT',
      value: '100',
    });
    const refund = { studentFee: bill, rule, date: '2026-07-15', reason: 'Moved away', amount: '12435.00' };
    await school.save('finance/v1/feesRefund', refund);
    expect(await balances(tax, sports)).toEqual([before, '0.00']);
  });

  it('get the tax of instant fees', async () => {
    const vat = await account('2220', 'Tax on small things', 'LIABILITY');
    const slab = await school.save('setup/v1/TaxSlabs', { name: 'Small', rate: '13', ledgerAccount: vat });
    const category = await school.save('finance/v1/instantFeeCategories', { name: 'Cards' });
    const more = { category, name: 'Card', amount: '100.00', taxSlab: slab };
    const particular = await school.save('finance/v1/InstantParticularFees', more);
    await school.save('finance/v1/instantFee', {
      category,
      payeeType: 'GUEST',
      guestName: 'A guest',
      lines: [{ particular }],
    });
    expect(await balance(vat)).toBe('-13.00');
  });
});

describe('the account of a store', () => {
  it('gets what the store sells, and gives it back when a sale is cancelled', async () => {
    const at = await InventorySchool.open();
    try {
      const account = { code: '4071', name: 'Uniforms', type: 'INCOME' };
      const { id } = await at.school.data<{ id: number }>('POST', 'finance/v1/ledgerAccount/save', account);
      await at.school.data('PUT', `setup/v1/Store/update/${at.store}`, { ledgerAccount: id });
      const sale = await at.sale([[await at.item('5', { isSellable: true }), '2']]);
      await at.move('SalesInvoice', 'issue', sale);
      await at.move('SalesInvoice', 'pay', sale, { paymentMode: 'CASH', paidOn: '2026-07-15' });
      const sold = async (): Promise<string | undefined> => {
        const [row] = await at.school.sql.query<{ sum: string }>({
          text: 'select sum(credit - debit)::text as sum from journal_line where account_id = $1',
          values: [id],
        });
        return row?.sum;
      };
      expect(await sold()).toBe('100.00');
      await at.school.data('PUT', `setup/v1/Store/update/${at.store}`, { ledgerAccount: null });
      const cancelled = await at.move('SalesInvoice', 'cancel', sale);
      expect([cancelled.status, await sold()]).toEqual([200, '0.00']);
    } finally {
      await at.close();
    }
  });
});
