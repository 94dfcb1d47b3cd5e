import { postStockOfBefore } from '../../database/migrations/1795492498837-purchases-in-the-ledger.ts';
import { moneyChecks } from '../../database/health/money-checks.ts';
import { runHealthChecks } from '../../database/health/run-checks.ts';
import { InventorySchool, keeper } from './inventory.fixture.ts';

let at: InventorySchool;
beforeAll(async () => {
  at = await InventorySchool.open();
});
afterAll(() => at.close());

type Balances = Readonly<Record<string, string>>;

/** Balances of the ledger accounts, debits positive. */
const balances = async (): Promise<Balances> => {
  const rows = await at.school.sql.query<{ key: string; balance: string }>({
    text: `select a.fixed_key as key, sum(l.debit - l.credit)::text as balance from journal_line l
      join ledger_account a on a.id = l.account_id group by a.fixed_key having sum(l.debit - l.credit) <> 0`,
  });
  return Object.fromEntries(rows.map(({ key, balance }) => [key, balance]));
};
const stockValue = async (): Promise<string> => {
  const [row] = await at.school.sql.query<{ value: string }>({
    text: 'select sum(stock_value)::text as value from store_item',
  });
  return row?.value ?? '';
};
const owed = async (): Promise<unknown> => (await at.get('Supplier', at.supplier))['owed'];
const pay = (amount: string, as?: string) =>
  at.school.call(
    'POST',
    'finance/v1/supplierPayments/save',
    { supplier: at.supplier, amount, paymentMode: 'BANK_TRANSFER', note: 'BILL-1' },
    as === undefined ? {} : { as },
  );

describe('goods from the indent to the payment (B16)', () => {
  it('leave stock, ledger and what the supplier is owed in agreement at each step', async () => {
    const item = await at.item('4', { isSellable: true });
    const agree = async (suppliers: string): Promise<Balances> => {
      const now = await balances();
      expect([now['STOCK'] ?? '0.00', now['SUPPLIERS'] ?? '0.00']).toEqual([await stockValue(), suppliers]);
      expect(await owed()).toBe(suppliers.replace(/^-/, ''));
      expect(await runHealthChecks(at.school.sql, moneyChecks)).toEqual([]);
      return now;
    };
    expect(await agree('0.00')).toEqual({ STOCK: '200.00', OPENING: '-200.00' });
    const indent = await at.indent([
      [item, '10', { issueType: 'TEMPORARY', expectedReturnDate: '2026-08-09' }],
    ]);
    await at.move('Indent', 'approve', indent);
    expect(await agree('0.00')).toEqual({ GOODS_USED: '200.00', OPENING: '-200.00' });
    const order = await at.save('PurchaseOrder', {
      supplier: at.supplier,
      store: at.store,
      poDate: '2026-06-01',
      items: [{ storeItem: item, orderedQty: '10', unitPrice: '60', discountPercent: '5', taxPercent: '17' }],
    });
    await at.move('PurchaseOrder', 'submit', order);
    const { items } = await at.get('PurchaseOrder', order);
    const line = Number((items as readonly { id: number }[])[0]?.id);
    const note = { purchaseOrder: order, grnDate: '2026-06-05', invoiceDate: '2026-06-04' };
    const part = (invoiceNo: string, acceptedQty: string, more: object = {}) =>
      at.save('Grn', { ...note, invoiceNo, items: [{ purchaseOrderItem: line, acceptedQty }], ...more });
    const first = await part('BILL-1', '7', { otherCharges: '33.17' });
    expect((await at.move('Grn', 'post', first)).status).toBe(200);
    // 7 at 57.00 with 17 % tax and charges; six of them go to the waiting indent.
    expect(await agree('-500.00')).toMatchObject({ PURCHASE_CHARGES: '101.00' });
    const second = await part('BILL-2', '3');
    await at.move('Grn', 'post', second);
    await agree('-700.07');
    const tooMuch = await pay('700.08');
    expect([tooMuch.status, tooMuch.message]).toEqual([
      400,
      expect.stringMatching(/^Only Rs\s700\.07 is owed to this supplier\.$/),
    ]);
    const paid = await pay('500.00');
    expect(paid.status).toBe(201);
    expect(await agree('-200.07')).toMatchObject({ BANK: '-500.00' });
    const issued = await at.get('Indent', indent);
    const indentItem = (issued['items'] as readonly { id: number }[])[0]?.id;
    await at.save('IssueReturn', { indentItem, quantity: '2' });
    await agree('-200.07');
    await at.move('SalesInvoice', 'issue', await at.sale([[item, '1']]));
    await agree('-200.07');
    await at.save('StockAdjustment', {
      store: at.store,
      date: '2026-07-15',
      reason: 'COUNT',
      lines: [{ storeItem: item, countedQty: '4' }],
    });
    await agree('-200.07');
    expect((await at.move('Grn', 'cancel', second)).status).toBe(200);
    await agree('0.00');
    const undo = `finance/v1/supplierPayments/transition/reverse/${Number(paid.data['id'])}`;
    const why = { reverseReason: 'Entered twice' };
    expect((await at.school.call('POST', undo, why)).status).toBe(200);
    expect(await agree('-500.00')).not.toHaveProperty('BANK');
  });

  it('are one amount in every statement, and say what was billed and paid', async () => {
    const report = (key: string, asked: string) =>
      at.school.data<{ rows: Readonly<Record<string, string>>[]; totals: Readonly<Record<string, string>> }>(
        'GET',
        `setup/v1/report/${key}?${asked}&range=[0,999]`,
      );
    const year = 'from=2026-01-01&to=2026-12-31';
    const trial = await report('trialBalance', year);
    expect(trial.totals['after']).toBe('0.00');
    const account = trial.rows.find((row) => row['account'] === 'Owed to suppliers');
    expect(account?.['after']).toBe('-500.00');
    const sheet = await report('balanceSheet', 'on=2026-12-31');
    expect(sheet.totals['assets']).toBe(sheet.totals['funding']);
    expect(sheet.rows.find((row) => row['account'] === 'Owed to suppliers')?.['funding']).toBe('500.00');
    const statement = await report(
      'accountStatement',
      `account=${account?.['accountId']}&supplier=${at.supplier}&${year}`,
    );
    expect(statement.rows.at(-1)?.['balance']).toBe('-500.00');
    expect(statement.rows.map(({ debit, credit }) => [debit, credit]).slice(1)).toEqual([
      ['0.00', '500.00'],
      ['0.00', '200.07'],
      ['500.00', '0.00'],
      ['200.07', '0.00'],
      ['0.00', '500.00'],
    ]);
    const owedTo = encodeURIComponent(JSON.stringify({ owed_gt: '0' }));
    expect(await at.school.data('GET', `setup/v1/Supplier/getall?filter=${owedTo}`)).toMatchObject([
      { id: at.supplier, billed: '500.00', settled: '0.00', owed: '500.00' },
    ]);
  });

  it('tell what is owed to whoever pays, and the account of the supplier to who sends the money', async () => {
    const bank = { name: 'Habib Bank', accountNumber: 'PK36' };
    await at.school.data('PUT', `setup/v1/Supplier/update/${at.supplier}`, { bank });
    const told = async (as: string): Promise<readonly unknown[]> => {
      const { data } = await at.school.call('GET', `setup/v1/Supplier/get/${at.supplier}`, undefined, { as });
      return [data['owed'], data['bank']];
    };
    const whole = expect.objectContaining(bank) as unknown;
    expect(await told('EMPLOYEE:FinanceControl')).toEqual(['500.00', whole]);
    expect(await told('EMPLOYEE:FinanceReports')).toEqual(['500.00', undefined]);
    expect(await told(keeper)).toEqual(['500.00', whole]);
    expect(await told('EMPLOYEE:PurchaseOrders')).toEqual([undefined, undefined]);
  });

  it('are paid by finance, and never twice at once', async () => {
    expect((await pay('1.00', 'EMPLOYEE:PurchaseOrders')).status).toBe(403);
    const answers = await Promise.all([pay('400.00'), pay('400.00')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await owed()).toBe('100.00');
  });

  it('of books that are closed are posted on the first open day', async () => {
    await at.school.data('POST', 'finance/v1/dayClosings/save', {
      day: '2026-07-14',
      note: 'Nobody counted',
    });
    const before = Number((await balances())['SUPPLIERS']);
    const [order, [line = 0]] = await at.order([[await at.item(), '1']]);
    await at.move('Grn', 'post', await at.receipt(order, [[line, '1']]));
    expect(Number((await balances())['SUPPLIERS'])).toBe(before - 60);
    const [last] = await at.school.sql.query<{ day: string }>({
      text: `select day::text from journal_entry where fact = 'GRN' order by id desc limit 1`,
    });
    expect(last?.day).toBe('2026-07-15');
  });

  it('of before the ledger had suppliers are what lies in the stores, against the opening balances', async () => {
    const value = await stockValue();
    const guard = async (state: 'disable' | 'enable'): Promise<void> => {
      for (const table of ['journal_line', 'journal_entry'])
        await at.school.sql.query({ text: `alter table ${table} ${state} trigger append_only` });
    };
    await guard('disable');
    const stock = `fact in ('STOCK', 'GRN', 'GRN_REVERSAL')`;
    await at.school.sql.query({
      text: `delete from journal_line where journal_entry_id in (select id from journal_entry where ${stock})`,
    });
    await at.school.sql.query({ text: `delete from journal_entry where ${stock}` });
    await guard('enable');
    const before = await balances();
    await at.school.sql.query({ text: postStockOfBefore });
    expect(await balances()).toEqual({ ...before, STOCK: value, OPENING: `-${value}` });
  });
});
