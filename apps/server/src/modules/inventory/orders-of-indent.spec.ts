import { catalogue } from '@school/resources';
import { InventorySchool, keeper } from './inventory.fixture.ts';

let at: InventorySchool;
beforeAll(async () => {
  at = await InventorySchool.open();
});
afterAll(() => at.close());

/** An indent that was approved and waits for its goods. */
const waiting = async (item: number): Promise<number> => {
  const id = await at.indent([[item, '5']]);
  await at.move('Indent', 'approve', id);
  return id;
};
const order = (indents: readonly number[]): Promise<number> =>
  at.save('PurchaseOrder', { supplier: at.supplier, store: at.store, poDate: '2026-06-01', indents });
const ordersOf = (indent: number, as: string) =>
  at.school.call('GET', `setup/v1/view/ordersOfIndent?indent=${indent}`, undefined, { as });

describe('the purchase orders of an indent', () => {
  it('are all that name it and no other, the latest first', async () => {
    const item = await at.item('0');
    const [indent, other] = [await waiting(item), await waiting(item)];
    const first = await order([indent]);
    const both = await order([other, indent]);
    await order([other]);
    const seen = await ordersOf(indent, keeper);
    const rows = seen.data['rows'] as readonly Readonly<Record<string, unknown>>[];
    expect([seen.status, rows?.map(({ id }) => Number(id))]).toEqual([200, [both, first]]);
    const { poNo } = await at.get('PurchaseOrder', both);
    expect(rows[0]).toMatchObject({ poNo, status: 'DRAFT' });
  });

  it('are for those who read orders, not for everyone who asks a store for something', async () => {
    const indent = await waiting(await at.item('0'));
    const asked = ['EMPLOYEE:PurchaseOrders', 'EMPLOYEE:ApprovePurchaseOrders', 'EMPLOYEE:InventoryBasics'];
    const answers = await Promise.all([...asked, 'EMPLOYEE'].map((as) => ordersOf(indent, as)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
  });

  it('are a part of its page', () => {
    const tabs = catalogue.resource('indent').contributed?.tabs ?? [];
    expect(tabs).toMatchObject([{ key: 'orders', label: 'Purchase orders', reads: 'purchaseOrder' }]);
  });
});
