import { pdfText } from '../../../test/pdf-text.ts';
import { FeeSchool } from './fee-school.fixture.ts';

interface Report {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
}

describe('money by its means', () => {
  let school: FeeSchool;
  let student: number;
  beforeAll(async () => {
    school = await FeeSchool.open();
    await school.at.begin();
    const billed = await school.billed({ dueDate: '2026-12-01' });
    ({ student } = billed);
    const category = await school.save('finance/v1/advanceFeeCategories', { name: 'Next term' });
    await school.save('finance/v1/walletTransactions', { student, category, amount: '4000.00' });
    await school.pay(student, billed.bill, '5000.00');
    await school.pay(student, billed.bill, '1500.00', 'WALLET');
    const { wallet } = await call<{ wallet: number }>('GET', `finance/v1/studentWallets/student/${student}`);
    const input = { amount: '500.00', note: 'Leaves the town' };
    await call('POST', 'finance/v1/studentWallets/action/payBack', { ids: [wallet], input });
    const head = await school.save('setup/v1/categories', {
      name: 'Chalk',
      direction: 'EXPENSE',
    });
    await school.save('setup/v1/expenses', {
      title: 'Chalk',
      category: head,
      amount: '120.00',
      date: '2026-07-15',
    });
    await school.pay(student, billed.bill, '10.00');
    const [last] = (await school.statement(student)).receipts;
    await call('POST', `finance/v1/receipts/transition/cancel/${last?.id}`, {
      cancelReason: 'Entered twice',
    });
  });
  afterAll(() => school.at.close());

  const call = <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> =>
    school.at.school.data<T>(method, path, body);
  const report = (key: string): Promise<Report> =>
    call('GET', `setup/v1/report/${key}?from=2026-07-01&to=2026-07-31`);

  it('ties to the receipts of the days, and to the drawer', async () => {
    const { rows, totals } = await report('paymentModeSummary');
    const [{ sum } = { sum: '' }] = await school.at.school.sql.query<{ sum: string }>({
      text: `select sum(total)::text as sum from transaction_receipt where status = 'VALID'`,
    });
    expect([totals['received'], sum]).toEqual(['10500.00', '10500.00']);
    const cash = rows.filter(({ paymentMode }) => paymentMode === 'Cash');
    const of = (key: string): number => cash.reduce((all, row) => all + Number(row[key]), 0);
    // 4,000.00 in advance and 5,000.00 of the fee came in; 500.00 was paid back and 120.00 spent.
    expect([of('received'), of('paidOut'), of('left')]).toEqual([9000, 620, 8380]);
  });

  it('has the tax of bills on the day they are made, whenever they are due', async () => {
    const { totals } = await report('taxReport');
    expect(totals['charged']).toBe('485.00');
  });

  it('says on the receipt how much of it is tax, unless the settings hide it', async () => {
    const fee = (await school.statement(student)).receipts.find(({ status }) => status === 'VALID');
    const print = async (key: string): Promise<string> => {
      const path = `setup/v1/document/${key}/${fee?.id}`;
      return pdfText((await school.at.school.call('GET', path)).raw).replaceAll(/\s/g, '');
    };
    for (const key of ['feeReceipt', 'feeReceiptHalf', 'feeReceiptCopies', 'feeReceiptSlip'])
      expect([key, (await print(key)).includes('Taxincluded:Rs')]).toEqual([key, true]);
    await school.at.school.data('PUT', 'finance/v1/TaxSettings/update', { showOnReceipt: false });
    expect(await print('feeReceipt')).not.toContain('Taxincluded');
  });
});
