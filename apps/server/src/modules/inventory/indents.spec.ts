import { pdfText } from '../../../test/pdf-text.ts';
import { InventorySchool, keeper } from './inventory.fixture.ts';

let at: InventorySchool;
let raiser: number;
let manager: number;
const addOne = async (): Promise<number> => (await at.school.addEmployees(1, '600000.00'))[0] ?? 0;
beforeAll(async () => {
  at = await InventorySchool.open();
  manager = await addOne();
  raiser = await addOne();
  await at.school.sql.query({
    text: 'update employee set reporting_manager_id = $2 where id = $1',
    values: [raiser, manager],
  });
});
afterAll(() => at.close());

const as = (employee: number): string => `EMPLOYEE:InventoryBasics@${employee}`;
const raise = async (employee: number, items: readonly object[]) =>
  at.school.call(
    'POST',
    'setup/v1/Indent/save',
    { store: at.store, expectedDate: '2026-08-01', items },
    { as: as(employee) },
  );

describe('indents', () => {
  it('are raised by those who are led, decided by who leads them, and seen by both (INV-8)', async () => {
    const item = await at.item('4');
    const alone = await raise(manager, [{ storeItem: item, requiredQty: '1' }]);
    expect([alone.status, alone.data['code']]).toEqual([409, 'NO_MANAGER']);
    const { data } = await raise(raiser, [{ storeItem: item, requiredQty: '3', approvedQty: '3' }]);
    const id = Number(data['id']);
    expect(data).toMatchObject({
      raisedBy: raiser,
      manager,
      status: 'PENDING',
      items: [{ approvedQty: null }],
    });
    const read = async (caller: string) =>
      (await at.school.call('GET', `setup/v1/Indent/get/${id}`, undefined, { as: caller })).status;
    const stranger = await addOne();
    expect(await Promise.all([raiser, manager, stranger].map((one) => read(as(one))))).toEqual([
      200, 200, 404,
    ]);
    expect(await read('EMPLOYEE')).toBe(404);
    expect(await read('STUDENT')).toBe(403);
    const own = await at.move('Indent', 'approve', id, {}, as(raiser));
    expect([own.status, own.data['code']]).toEqual([409, 'NOT_APPROVER']);
    expect((await at.move('Indent', 'approve', id, {}, as(stranger))).status).toBe(404);
    expect((await at.move('Indent', 'approve', id, {}, as(manager))).data).toMatchObject({
      status: 'ISSUED',
    });
    expect((await at.stock(item))[0]).toBe('1.000');
  });

  it('are approved in part, by who decides alone, and then are not changed (INV-8)', async () => {
    const item = await at.item('4');
    const { data } = await raise(raiser, [{ storeItem: item, requiredQty: '10' }]);
    const [id, [line]] = [Number(data['id']), data['items'] as { id: number }[]];
    const change = (caller: string, approvedQty: string) =>
      at.school.call(
        'PUT',
        `setup/v1/Indent/update/${id}`,
        { items: [{ id: line?.id, storeItem: item, requiredQty: '10', approvedQty }] },
        { as: caller },
      );
    expect((await change(as(raiser), '9')).data).toMatchObject({ items: [{ approvedQty: null }] });
    expect((await change(as(manager), '10.001')).status).toBe(400);
    expect((await change(as(manager), '5')).data).toMatchObject({ items: [{ approvedQty: '5.000' }] });
    expect((await at.move('Indent', 'approve', id)).data).toMatchObject({
      status: 'PARTIALLY_ISSUED',
      items: [{ issuedQty: '4.000', pendingQty: '1.000' }],
    });
    expect((await change(keeper, '6')).data).toMatchObject({ code: 'DECIDED' });
    expect((await at.move('Indent', 'reject', id, { rejectReason: 'No' })).data).toMatchObject({
      code: 'ILLEGAL_STATE',
    });
    expect((await at.move('Indent', 'issue', id)).data).toMatchObject({ code: 'NO_STOCK' });
  });

  it('are rejected with a reason, asked for again and approved after all (INV-8)', async () => {
    const item = await at.item('4');
    const id = await at.indent([[item, '2']]);
    expect((await at.move('Indent', 'reject', id)).status).toBe(400);
    expect((await at.move('Indent', 'reject', id, { rejectReason: 'Later' })).data).toMatchObject({
      status: 'REJECTED',
      rejectReason: 'Later',
    });
    expect((await at.move('Indent', 'resubmit', id)).data).toMatchObject({ status: 'PENDING' });
    expect((await at.move('Indent', 'approve', id)).data).toMatchObject({ status: 'ISSUED' });
  });

  it('that lend things await them back, no more than went out (INV-10)', async () => {
    const item = await at.item('5');
    const lent = { issueType: 'TEMPORARY', expectedReturnDate: '2026-08-10' };
    const id = await at.indent([[item, '5', lent]]);
    const { data } = await at.move('Indent', 'approve', id);
    const [line] = data['items'] as { id: number }[];
    const giveBack = (quantity: string) =>
      at.school.call('POST', 'setup/v1/IssueReturn/save', {
        indentItem: line?.id,
        quantity,
        date: '2026-07-15',
      });
    expect((await giveBack('3')).status).toBe(201);
    expect(await at.stock(item)).toEqual(['3.000', '150.00']);
    expect((await at.move('Indent', 'close', id)).data).toMatchObject({ code: 'STILL_OUT' });
    const more = await giveBack('3');
    expect([more.status, more.data['code']]).toEqual([409, 'NOT_OUT']);
    expect((await giveBack('2')).status).toBe(201);
    expect((await at.move('Indent', 'close', id)).data).toMatchObject({ status: 'CLOSED' });
  });

  it('of two who want the last one serve one of them', async () => {
    const item = await at.item('1');
    const ids = [await at.indent([[item, '1']]), await at.indent([[item, '1']])];
    const answers = await Promise.all(ids.map((id) => at.move('Indent', 'approve', id)));
    expect(answers.map(({ data }) => data['status']).sort()).toEqual(['APPROVED', 'ISSUED']);
    expect((await at.stock(item))[0]).toBe('0.000');
  });
});

describe('what was lent', () => {
  it('comes back into the batches from which it went, the last one first (INV-10, INV-12)', async () => {
    const item = await at.item('0', { tracksExpiry: true });
    const come = (expiryDate: string, deltaQty: string) =>
      at.school.data('POST', 'setup/v1/StockAdjustment/save', {
        store: at.store,
        date: '2026-07-01',
        reason: 'Counted',
        lines: [{ storeItem: item, deltaQty, expiryDate, batchNumber: expiryDate }],
      });
    await come('2026-09-01', '3');
    await come('2026-12-01', '10');
    const lent = { issueType: 'TEMPORARY', expectedReturnDate: '2026-08-10' };
    const id = await at.indent([[item, '5', lent]]);
    const { data } = await at.move('Indent', 'approve', id);
    const [line] = data['items'] as { id: number }[];
    const left = () =>
      at.school.sql.query<{ batch: string; left: string }>({
        text: `select batch_number as batch, on_hand::text as left from stock_batch where store_item_id = $1 order by 1`,
        values: [item],
      });
    expect((await left()).map((row) => row.left)).toEqual(['0.000', '8.000']);
    const giveBack = (quantity: string) =>
      at.school.data('POST', 'setup/v1/IssueReturn/save', {
        indentItem: line?.id,
        quantity,
        date: '2026-07-15',
      });
    await giveBack('3');
    expect((await left()).map((row) => row.left)).toEqual(['1.000', '10.000']);
    await giveBack('2');
    expect((await left()).map((row) => row.left)).toEqual(['3.000', '10.000']);
    expect((await at.stock(item))[0]).toBe('13.000');
  });

  it('is seen coming back by who asked for it, who leads him and who keeps the store, and by nobody else', async () => {
    const [keeperOfStore, stranger] = [await addOne(), await addOne()];
    await at.school.sql.query({
      text: 'update store set in_charge_id = $2 where id = $1',
      values: [at.store, keeperOfStore],
    });
    const item = await at.item('2');
    const lent = { issueType: 'TEMPORARY', expectedReturnDate: '2026-08-10' };
    const { data } = await raise(raiser, [{ storeItem: item, requiredQty: '2', ...lent }]);
    const approved = await at.move('Indent', 'approve', Number(data['id']));
    const [line] = approved.data['items'] as { id: number }[];
    const made = await at.save('IssueReturn', { indentItem: line?.id, quantity: '1', date: '2026-07-15' });
    const read = async (caller: string) =>
      (await at.school.call('GET', `setup/v1/IssueReturn/get/${made}`, undefined, { as: caller })).status;
    expect(await Promise.all([raiser, manager, keeperOfStore, stranger].map((one) => read(as(one))))).toEqual(
      [200, 200, 200, 404],
    );
    expect(await Promise.all(['EMPLOYEE', 'STUDENT', 'PARENT', 'EMPLOYEE:PurchaseOrders'].map(read))).toEqual(
      [403, 403, 403, 403],
    );
    const own = { indentItem: line?.id, quantity: '1', date: '2026-07-15' };
    expect((await at.school.call('POST', 'setup/v1/IssueReturn/save', own, { as: as(raiser) })).status).toBe(
      403,
    );
    await at.school.sql.query({
      text: 'update store set in_charge_id = null where id = $1',
      values: [at.store],
    });
  });
});

describe('sales invoices', () => {
  it('count with discounts, charges and tax, and number by store (INV-11)', async () => {
    const [a, b] = [await at.item('9', { isSellable: true }), await at.item('9', { isSellable: true })];
    const id = await at.save('SalesInvoice', {
      store: at.store,
      invoiceDate: '2026-07-15',
      buyerType: 'GUEST',
      guestName: 'A guest',
      taxPercent: '5',
      items: [
        { storeItem: a, quantity: '2', rate: '250' },
        { storeItem: b, quantity: '1', rate: '300' },
      ],
      discounts: [{ name: 'Ten', kind: 'PERCENT', value: '10' }],
      charges: [{ name: 'Parcel', amount: '20' }],
    });
    expect(await at.get('SalesInvoice', id)).toMatchObject({
      invoiceNo: 'INV-0001',
      itemsTotal: '800.00',
      discountTotal: '80.00',
      taxTotal: '37.00',
      total: '777.00',
    });
  });

  it('take the goods out when issued, and back when cancelled, also once paid (INV-11)', async () => {
    const item = await at.item('20', { isSellable: true });
    const id = await at.sale([[item, '10']]);
    expect(
      (await at.move('SalesInvoice', 'pay', id, { paymentMode: 'CASH', paidOn: '2026-07-15' })).data,
    ).toMatchObject({ code: 'ILLEGAL_STATE' });
    await at.move('SalesInvoice', 'issue', id);
    expect((await at.stock(item))[0]).toBe('10.000');
    const paid = await at.move('SalesInvoice', 'pay', id, {});
    expect(paid.data).toMatchObject({ status: 'PAID', paymentMode: 'CASH' });
    const paper = await at.school.call('GET', `setup/v1/document/salesInvoice/${id}`);
    const text = pdfText(paper.raw).replaceAll(/\s/g, '');
    // One word for the currency, and only columns that an invoice has.
    expect([text.includes('PKR'), text.includes('Rs'), text.includes('Discount')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(text).toContain('Paid:Cash,2026-07-15');
    const booked = () =>
      at.school.sql.query<{ amount: string; receipt: number; state: string }>({
        text: `select t.amount::text, t.receipt_id::float8 as receipt, r.status as state from finance_transaction t
          join transaction_receipt r on r.id = t.receipt_id
          where t.source_type = 'STORE_SALE' and t.source_id = $1 order by t.id`,
        values: [id],
      });
    const [sold] = await booked();
    expect(sold).toMatchObject({ amount: '500.00', state: 'VALID' });
    const cancel = `finance/v1/receipts/transition/cancel/${sold?.receipt}`;
    await at.school.data('POST', cancel, { cancelReason: 'Paid by card' });
    expect((await at.get('SalesInvoice', id))['status']).toBe('ISSUED');
    const card = { paymentMode: 'CARD', paidOn: '2026-07-15' };
    const twice = await Promise.all([1, 2].map(() => at.move('SalesInvoice', 'pay', id, card)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await at.move('SalesInvoice', 'cancel', id)).data).toMatchObject({ status: 'CANCELLED' });
    expect((await booked()).map(({ amount, state }) => [amount, state])).toEqual([
      ['500.00', 'CANCELLED'],
      ['-500.00', 'CANCELLED'],
      ['500.00', 'CANCELLED'],
      ['-500.00', 'CANCELLED'],
    ]);
    expect(await at.stock(item)).toEqual(['20.000', '1000.00']);
    expect((await at.school.call('DELETE', `setup/v1/SalesInvoice/delete/${id}`)).status).toBe(409);
  });

  it('refuse what is not for sale', async () => {
    const item = await at.item('20');
    const answer = await at.school.call('POST', 'setup/v1/SalesInvoice/save', {
      store: at.store,
      buyerType: 'GUEST',
      guestName: 'A guest',
      items: [{ storeItem: item, quantity: '1' }],
    });
    expect(answer.status).toBe(400);
  });
});

describe('documents of a store', () => {
  it('stay with the store in which their items lie', async () => {
    const item = await at.item('5', { isSellable: true });
    const [kind] = await at.school.sql.query<{ category: string; type: string }>({
      text: 'select store_category_id as category, store_type_id as type from store where id = $1',
      values: [at.store],
    });
    const other = await at.save('Store', {
      name: 'Other',
      code: 'OTHER',
      storeCategory: Number(kind?.category),
      storeType: Number(kind?.type),
    });
    const documents = [
      ['Indent', await at.indent([[item, '1']])],
      ['SalesInvoice', await at.sale([[item, '1']])],
      ['PurchaseOrder', await at.draft([[item, '1']])],
    ] as const;
    for (const [base, id] of documents) {
      const { status, data } = await at.school.call('PUT', `setup/v1/${base}/update/${id}`, { store: other });
      expect([base, status, data['errors']]).toEqual([
        base,
        400,
        [expect.objectContaining({ field: 'items[0].storeItem', code: 'notReference' })],
      ]);
    }
  });
});
