import { unaccountedRows } from '../../../test/unaccounted.ts';
import { InventorySchool, keeper } from './inventory.fixture.ts';

let at: InventorySchool;
beforeAll(async () => {
  at = await InventorySchool.open();
});
afterAll(() => at.close());

const adjust = (date: string, lines: readonly object[]) =>
  at.school.call('POST', 'setup/v1/StockAdjustment/save', {
    store: at.store,
    date,
    reason: 'Counted',
    lines,
  });

describe('stock', () => {
  it('begins with what is there, and then changes by documents alone (INV-1)', async () => {
    const item = await at.item('20');
    expect(await at.stock(item)).toEqual(['20.000', '1000.00']);
    expect(await at.ledger(item)).toEqual([{ type: 'OPENING', quantity: '20.000', balance: '20.000' }]);
    const change = (values: object) => at.school.call('PUT', `setup/v1/StoreItem/update/${item}`, values);
    expect((await change({ onHand: '90.000' })).status).toBe(400);
    expect((await change({ openingQty: '90' })).status).toBe(400);
    expect((await change({ unit: 'box' })).status).toBe(400);
    expect((await change({ unitPrice: '55' })).status).toBe(200);
    expect((await at.school.call('DELETE', `setup/v1/StoreItem/delete/${item}`)).status).toBe(409);
  });

  it('is not put away with the archive while something of it is there', async () => {
    const item = await at.item('3');
    const archive = () => at.school.call('POST', `setup/v1/StoreItem/archive/${item}`);
    const refused = await archive();
    expect([refused.status, refused.data['code']]).toEqual([409, 'STILL_THERE']);
    await adjust('2026-07-15', [{ storeItem: item, deltaQty: '-3' }]);
    expect((await archive()).status).toBe(200);
  });

  it('counts an indent on the day that the clocks of the school showed', async () => {
    const item = await at.item('1');
    const id = await at.indent([[item, '1']]);
    // Three in the morning on the sixteenth in Lahore, ten in the evening on the fifteenth in Greenwich.
    await at.school.sql.query({
      text: `update indent set created_at = '2026-07-15T22:00:00Z' where id = $1`,
      values: [id],
    });
    const { indentNo } = await at.get('Indent', id);
    const days = async (day: string) =>
      (
        await at.school.data<{ rows: readonly { number: string; day: string }[] }>(
          'GET',
          `setup/v1/report/inventoryRegister?fromDay=${day}&toDay=${day}&kind=INDENT`,
        )
      ).rows.filter(({ number }) => number === indentNo);
    expect(await days('2026-07-15')).toEqual([]);
    expect(await days('2026-07-16')).toEqual([expect.objectContaining({ day: '2026-07-16' })]);
  });

  it('is brought to what was counted, or by how much it is more or less', async () => {
    const [a, b] = [await at.item('20'), await at.item('20')];
    const lines = [
      { storeItem: a, countedQty: '17.5' },
      { storeItem: b, deltaQty: '2' },
    ];
    expect((await adjust('2026-07-15', lines)).status).toBe(201);
    expect([await at.stock(a), await at.stock(b)]).toEqual([
      ['17.500', '875.00'],
      ['22.000', '1100.00'],
    ]);
    expect((await adjust('2026-07-15', [{ storeItem: a, deltaQty: '-17.501' }])).data).toMatchObject({
      code: 'NO_STOCK',
    });
    expect((await adjust('2026-07-15', [{ storeItem: a, deltaQty: '1', countedQty: '3' }])).status).toBe(400);
    expect((await adjust('2026-07-15', [{ storeItem: a, deltaQty: '0' }])).status).toBe(400);
  });

  it('never was below zero either, by what is entered later for an earlier day (INV-3)', async () => {
    const item = await at.item('0');
    await adjust('2026-01-01', [{ storeItem: item, deltaQty: '10' }]);
    await adjust('2026-01-10', [{ storeItem: item, deltaQty: '-8' }]);
    const late = await adjust('2026-01-02', [{ storeItem: item, deltaQty: '-5' }]);
    expect([late.status, late.data['code']]).toEqual([409, 'NO_STOCK']);
    // There is enough now, but there was not on the tenth.
    await adjust('2026-02-01', [{ storeItem: item, deltaQty: '20' }]);
    const past = await adjust('2026-01-02', [{ storeItem: item, deltaQty: '-5' }]);
    expect([past.status, past.data['code'], past.data['day']]).toEqual([409, 'NO_STOCK_THEN', '2026-01-10']);
    expect((await at.stock(item))[0]).toBe('22.000');
    expect((await adjust('2026-01-02', [{ storeItem: item, deltaQty: '-2' }])).status).toBe(201);
  });

  it('keeps to one store: items of another are refused in its documents', async () => {
    const kind = { name: 'Second', code: 'SEC' };
    const other = await at.save('Store', {
      ...kind,
      storeCategory: await at.save('StoreCategory', kind),
      storeType: await at.save('StoreType', kind),
    });
    const item = await at.item('5', { store: other });
    const answer = await adjust('2026-07-15', [{ storeItem: item, deltaQty: '1' }]);
    expect([answer.status, answer.message]).toEqual([400, expect.any(String)]);
  });

  it('gives batches away that expire first, and none that has expired (INV-12)', async () => {
    const item = await at.item('0', { tracksExpiry: true, isSellable: true });
    const come = (deltaQty: string, expiryDate: string, batchNumber: string) =>
      adjust('2026-01-05', [{ storeItem: item, deltaQty, expiryDate, batchNumber }]);
    expect((await adjust('2026-01-05', [{ storeItem: item, deltaQty: '1' }])).status).toBe(400);
    await come('3', '2026-07-20', 'B1');
    await come('10', '2026-09-01', 'B2');
    await come('4', '2026-07-14', 'OLD');
    await at.move('SalesInvoice', 'issue', await at.sale([[item, '5']]));
    const left = await at.school.sql.query({
      text: 'select batch_number as b, on_hand::text as q from stock_batch where store_item_id = $1 order by 1',
      values: [item],
    });
    expect(left).toEqual([
      { b: 'B1', q: '0.000' },
      { b: 'B2', q: '8.000' },
      { b: 'OLD', q: '4.000' },
    ]);
    expect(await unaccountedRows(at.school.sql, 'stockBatch')).toEqual([]);
    const more = await at.move('SalesInvoice', 'issue', await at.sale([[item, '9']]));
    expect(more.data).toMatchObject({ code: 'NO_STOCK', onHand: '8.000' });
  });

  it('is guarded by the table itself', async () => {
    const item = await at.item('3');
    const below = at.school.sql.query({
      text: 'update store_item set on_hand = on_hand - 4 where id = $1',
      values: [item],
    });
    await expect(below).rejects.toThrow(/check constraint/);
  });

  it.each([2, 20])('of the last one goes to one of %i who ask at once', async (people) => {
    const item = await at.item('1', { isSellable: true });
    const invoices: number[] = [];
    for (let n = 0; n < people; n += 1) invoices.push(await at.sale([[item, '1']]));
    const answers = await Promise.all(invoices.map((id) => at.move('SalesInvoice', 'issue', id, {}, keeper)));
    const codes = answers.map(({ status, data }) => (status === 200 ? 'sold' : data['code'])).sort();
    expect(codes).toEqual([...Array.from({ length: people - 1 }, () => 'NO_STOCK'), 'sold']);
    expect(await at.stock(item)).toEqual(['0.000', '0.00']);
    expect(await at.ledger(item)).toHaveLength(2);
  });

  it('loses nothing when many take and bring at once', async () => {
    const [a, b] = [await at.item('50', { isSellable: true }), await at.item('50', { isSellable: true })];
    const calls: Promise<unknown>[] = [];
    const sales: number[] = [];
    for (let n = 0; n < 8; n += 1)
      sales.push(
        await at.sale(
          n % 2 === 0
            ? [
                [a, '3'],
                [b, '2'],
              ]
            : [
                [b, '2'],
                [a, '3'],
              ],
        ),
      );
    for (const id of sales) calls.push(at.move('SalesInvoice', 'issue', id));
    for (let n = 0; n < 4; n += 1) calls.push(adjust('2026-07-15', [{ storeItem: a, deltaQty: '1' }]));
    await Promise.all(calls);
    expect([(await at.stock(a))[0], (await at.stock(b))[0]]).toEqual(['30.000', '34.000']);
    const [sum] = await at.school.sql.query<{ q: string; v: string; n: string }>({
      text: `select sum(quantity)::text as q, sum(value)::text as v, count(*)::text as n from stock_ledger_entry
        where store_item_id = $1`,
      values: [a],
    });
    expect([sum?.q, sum?.v, sum?.n]).toEqual(['30.000', '1500.00', '13']);
  });
});
