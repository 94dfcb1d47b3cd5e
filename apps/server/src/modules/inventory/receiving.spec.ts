import { InventorySchool } from './inventory.fixture.ts';

let at: InventorySchool;
beforeAll(async () => {
  at = await InventorySchool.open();
});
afterAll(() => at.close());

const state = async (order: number): Promise<readonly unknown[]> => {
  const { status, percentReceived } = await at.get('PurchaseOrder', order);
  return [status, percentReceived];
};
const allow = (overReceiptPercent: string) =>
  at.school.data('PUT', 'setup/v1/InventorySettings/update', { overReceiptPercent });

describe('goods received notes', () => {
  afterEach(() => allow('0'));

  it('put what was accepted into the store at its price, in parts (INV-2, INV-4)', async () => {
    const item = await at.item('20');
    const [order, [line = 0]] = await at.order([[item, '100']]);
    const first = await at.receipt(order, [[line, '30']]);
    expect(await at.stock(item)).toEqual(['20.000', '1000.00']);
    expect((await at.move('Grn', 'post', first)).status).toBe(200);
    expect(await at.stock(item)).toEqual(['50.000', '2800.00']);
    expect(await state(order)).toEqual(['PARTIALLY_RECEIVED', '30.00']);
    const { rows } = await at.school.data<{ rows: readonly { status: string }[] }>(
      'GET',
      'setup/v1/report/inventoryRegister?fromDay=2026-01-01&toDay=2026-12-31&kind=ORDER',
    );
    // The label that the list of orders uses for it.
    expect(rows.map(({ status }) => status)).toEqual(['Partly received']);
  });

  it.each([
    ['0', '45', 409, 'PARTIALLY_RECEIVED'],
    ['5', '45', 200, 'RECEIVED'],
    ['5', '45.001', 409, 'PARTIALLY_RECEIVED'],
    ['0', '40.001', 409, 'PARTIALLY_RECEIVED'],
  ])('allow %s % beyond the order: %s more of 40 answer %i (INV-4)', async (beyond, more, status, ends) => {
    const item = await at.item();
    const [order, [line = 0]] = await at.order([[item, '100']]);
    await at.move('Grn', 'post', await at.receipt(order, [[line, '60']]));
    await allow(beyond);
    const answer = await at.move('Grn', 'post', await at.receipt(order, [[line, more]]));
    expect(answer.status).toBe(status);
    expect((await state(order))[0]).toBe(ends);
  });

  it('are entered line by line of an order, each by the name of its item', async () => {
    const item = await at.item();
    const [, [line = 0]] = await at.order([[item, '100']]);
    const offered = await at.school.data('GET', `setup/v1/PurchaseOrderItem/options?ids=[${line}]`);
    expect(offered).toMatchObject([{ id: line, label: expect.stringMatching(/^Item \d+$/) as string }]);
  });

  it('of one line never complete another (INV-5)', async () => {
    const items = [await at.item(), await at.item(), await at.item()];
    const [order, [line = 0]] = await at.order(items.map((item) => [item, '1'] as const));
    await allow('100');
    await at.move('Grn', 'post', await at.receipt(order, [[line, '2']]));
    expect(await state(order)).toEqual(['PARTIALLY_RECEIVED', '33.33']);
  });

  it('take over what is still awaited, with the prices of the order, and count charges (INV-7)', async () => {
    const item = await at.item();
    const order = await at.save('PurchaseOrder', {
      supplier: at.supplier,
      store: at.store,
      poDate: '2026-06-01',
      items: [
        { storeItem: item, orderedQty: '10', unitPrice: '250', discountPercent: '5', taxPercent: '17' },
      ],
    });
    expect(await at.get('PurchaseOrder', order)).toMatchObject({
      subTotal: '2375.00',
      discountTotal: '125.00',
      taxTotal: '403.75',
      total: '2778.75',
    });
    await at.move('PurchaseOrder', 'submit', order);
    const grn = await at.save('Grn', {
      purchaseOrder: order,
      grnDate: '2026-06-05',
      invoiceNo: 'INV-7',
      invoiceDate: '2026-06-04',
      otherCharges: '121.25',
    });
    expect(await at.get('Grn', grn)).toMatchObject({ total: '2900.00', items: [{ acceptedQty: '10.000' }] });
  });

  it('are cancelled as long as the goods are there (INV-6)', async () => {
    const item = await at.item();
    const [order, [line = 0]] = await at.order([[item, '30']]);
    const grn = await at.receipt(order, [[line, '30']]);
    await at.move('Grn', 'post', grn);
    const indent = await at.indent([[item, '25']]);
    await at.move('Indent', 'approve', indent);
    expect((await at.move('Grn', 'cancel', grn)).data).toMatchObject({ code: 'NO_STOCK' });
    expect(await at.stock(item)).toEqual(['5.000', '300.00']);
    expect((await state(order))[0]).toBe('RECEIVED');
  });

  it('give back what nobody has taken, and the order awaits it again (INV-6)', async () => {
    const item = await at.item('20');
    const [order, [line = 0]] = await at.order([[item, '30']]);
    const grn = await at.receipt(order, [[line, '30']]);
    await at.move('Grn', 'post', grn);
    expect((await at.move('Grn', 'cancel', grn)).status).toBe(200);
    expect((await at.stock(item))[0]).toBe('20.000');
    expect(await state(order)).toEqual(['ISSUED', '0.00']);
    expect((await at.move('Grn', 'post', grn)).data).toMatchObject({ code: 'ILLEGAL_STATE' });
  });

  it('serve indents that wait, those decided first before others, and then stay (INV-9, INV-6)', async () => {
    const item = await at.item('4');
    const first = await at.indent([[item, '10']]);
    expect((await at.move('Indent', 'approve', first)).data).toMatchObject({
      status: 'PARTIALLY_ISSUED',
      items: [{ approvedQty: '10.000', issuedQty: '4.000', pendingQty: '6.000' }],
    });
    expect((await at.stock(item))[0]).toBe('0.000');
    const [order, [line = 0]] = await at.order([[item, '10']]);
    const grn = await at.receipt(order, [[line, '10']]);
    expect((await at.move('Grn', 'post', grn)).status).toBe(200);
    expect(await at.get('Indent', first)).toMatchObject({
      status: 'ISSUED',
      items: [{ pendingQty: '0.000' }],
    });
    expect((await at.stock(item))[0]).toBe('4.000');
    expect((await at.move('Grn', 'cancel', grn)).data).toMatchObject({ code: 'SERVED' });
  });

  it('name an invoice of the supplier once, and lie between the order and today', async () => {
    const item = await at.item();
    const [order] = await at.order([[item, '30']]);
    const note = {
      purchaseOrder: order,
      grnDate: '2026-06-05',
      invoiceNo: 'TWICE',
      invoiceDate: '2026-06-04',
    };
    await at.save('Grn', note);
    const again = await at.school.call('POST', 'setup/v1/Grn/save', note);
    // The supplier is that of the order: it is not in any form, so that the number alone can be corrected.
    expect([again.status, again.data]).toMatchObject([
      409,
      {
        code: 'NOT_UNIQUE',
        errors: [{ field: 'invoiceNo', code: 'notUnique', message: "Supplier's invoice exists already" }],
      },
    ]);
    const early = { ...note, invoiceNo: 'EARLY', invoiceDate: '2026-05-31' };
    expect((await at.school.call('POST', 'setup/v1/Grn/save', early)).status).toBe(400);
    const late = { ...note, invoiceNo: 'LATE', grnDate: '2026-07-16' };
    expect((await at.school.call('POST', 'setup/v1/Grn/save', late)).status).toBe(400);
  });
});

describe('purchase orders', () => {
  it('above the limit wait for approval by those who may', async () => {
    await at.school.data('PUT', 'setup/v1/InventorySettings/update', { poApprovalAbove: '500.00' });
    const item = await at.item();
    const draft = async (orderedQty: string): Promise<number> =>
      at.save('PurchaseOrder', {
        supplier: at.supplier,
        store: at.store,
        poDate: '2026-06-01',
        items: [{ storeItem: item, orderedQty, unitPrice: '50' }],
      });
    const [at500, above] = [await draft('10'), await draft('10.001')];
    expect((await at.move('PurchaseOrder', 'submit', at500)).data).toMatchObject({ status: 'ISSUED' });
    expect((await at.move('PurchaseOrder', 'submit', above)).data).toMatchObject({
      status: 'PENDING_APPROVAL',
    });
    const buyer = 'EMPLOYEE:PurchaseOrders';
    expect((await at.move('PurchaseOrder', 'approve', above, {}, buyer)).status).toBe(403);
    const approver = 'EMPLOYEE:ApprovePurchaseOrders';
    expect((await at.move('PurchaseOrder', 'approve', above, {}, approver)).data).toMatchObject({
      status: 'ISSUED',
    });
    await at.school.data('PUT', 'setup/v1/InventorySettings/update', { poApprovalAbove: null });
  });

  it('take over what indents wait for, and are not cancelled once goods came', async () => {
    const item = await at.item('4');
    const indent = await at.indent([[item, '10']]);
    await at.move('Indent', 'approve', indent);
    const order = await at.save('PurchaseOrder', {
      supplier: at.supplier,
      store: at.store,
      poDate: '2026-06-01',
      indents: [indent],
    });
    const { items } = await at.get('PurchaseOrder', order);
    expect(items).toMatchObject([{ storeItem: item, orderedQty: '6.000', unitPrice: '50.00' }]);
    // What is on its way is ordered again only by those who mean it.
    const again = { supplier: at.supplier, store: at.store, poDate: '2026-06-01', indents: [indent] };
    const asked = await at.school.call('POST', 'setup/v1/PurchaseOrder/save', again, {
      headers: { 'x-confirm': 'ask' },
    });
    const { poNo } = await at.get('PurchaseOrder', order);
    expect(asked.data).toMatchObject({ code: 'CONFIRM', reason: 'orderedAlready', params: { orders: poNo } });
    await at.move('PurchaseOrder', 'submit', order);
    const [line] = items as readonly { id: number }[];
    await at.move('Grn', 'post', await at.receipt(order, [[line?.id ?? 0, '1']]));
    expect((await at.move('PurchaseOrder', 'cancel', order)).status).toBe(409);
    expect((await at.move('PurchaseOrder', 'close', order)).data).toMatchObject({ status: 'CLOSED' });
  });

  it('enter the books before what is issued from them, indent by indent', async () => {
    const item = await at.item();
    const ids = [await at.indent([[item, '2']]), await at.indent([[item, '3']])];
    for (const id of ids) await at.move('Indent', 'approve', id);
    const [order, [line = 0]] = await at.order([[item, '5']]);
    const grn = await at.receipt(order, [[line, '5']]);
    await at.move('Grn', 'post', grn);
    const numbers = await Promise.all(
      ids.map(async (id) => String((await at.get('Indent', id))['indentNo'])),
    );
    const entries = await at.school.sql.query<{ narration: string; amount: string }>({
      text: `select e.narration, max(l.debit)::text as amount from journal_entry e join journal_line l on l.journal_entry_id = e.id
        group by e.id order by e.id desc limit 3`,
    });
    expect(
      entries.map(({ narration, amount }) => [narration.replace(/,.*/, ''), amount]).toReversed(),
    ).toEqual([
      [`Goods received – ${String((await at.get('Grn', grn))['grnNo'])}`, '300.00'],
      [`Stock – ${String(numbers[0])}`, '120.00'],
      [`Stock – ${String(numbers[1])}`, '180.00'],
    ]);
  });
});
