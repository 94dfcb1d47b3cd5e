import { PayrollSchool, type Answer, type Caller } from '../../../test/payroll-school.ts';

interface Saved {
  readonly id: number;
}
type Row = Readonly<Record<string, unknown>>;
type Lines = readonly Row[];

/** A storekeeper. */
export const keeper = 'EMPLOYEE:InventoryManagement';

/** A school with one store, a supplier, and items and documents as a spec needs them. */
export class InventorySchool {
  readonly school: PayrollSchool;
  store = 0;
  supplier = 0;
  private category = 0;
  private made = 0;

  private constructor(school: PayrollSchool) {
    this.school = school;
  }

  /** @param school one that is already open; otherwise a new one */
  static async open(school?: PayrollSchool): Promise<InventorySchool> {
    const at = new InventorySchool(school ?? (await PayrollSchool.open()));
    const kind = { name: 'Central', code: 'CEN' };
    const storeCategory = await at.save('StoreCategory', kind);
    const storeType = await at.save('StoreType', kind);
    at.store = await at.save('Store', { name: 'Main', code: 'MAIN', storeCategory, storeType });
    at.category = await at.save('ItemCategory', kind);
    const supplierType = await at.save('SupplierType', kind);
    at.supplier = await at.save('Supplier', { name: 'Paper Mart', supplierType });
    return at;
  }

  close(): Promise<void> {
    return this.school.close();
  }

  async save(base: string, values: object): Promise<number> {
    return (await this.school.data<Saved>('POST', `setup/v1/${base}/save`, values)).id;
  }

  /** An item with its opening stock. */
  item(openingQty = '0', more: object = {}): Promise<number> {
    this.made += 1;
    return this.save('StoreItem', {
      store: this.store,
      itemName: `Item ${this.made}`,
      code: `I-${this.made}`,
      itemCategory: this.category,
      unitPrice: '50.00',
      openingQty,
      openingRate: '50.00',
      openingDate: '2026-01-01',
      ...more,
    });
  }

  get(base: string, id: number): Promise<Row> {
    return this.school.data<Row>('GET', `setup/v1/${base}/get/${id}`);
  }

  async stock(item: number): Promise<readonly unknown[]> {
    const row = await this.get('StoreItem', item);
    return [row['onHand'], row['stockValue']];
  }

  /** The movements of an item: kind, quantity and resulting stock. */
  ledger(item: number): Promise<readonly Row[]> {
    return this.school.sql.query({
      text: `select movement_type as type, quantity::text, balance_after::text as balance
        from stock_ledger_entry where store_item_id = $1 order by number`,
      values: [item],
    });
  }

  move(base: string, name: string, id: number, asked: object = {}, as: Caller = 'ADMIN'): Promise<Answer> {
    return this.school.call('POST', `setup/v1/${base}/transition/${name}/${id}`, asked, { as });
  }

  /** An order that has not been sent yet. */
  draft(lines: readonly (readonly [item: number, quantity: string])[]): Promise<number> {
    return this.save('PurchaseOrder', {
      supplier: this.supplier,
      store: this.store,
      poDate: '2026-06-01',
      items: lines.map(([storeItem, orderedQty]) => ({ storeItem, orderedQty, unitPrice: '60.00' })),
    });
  }

  /** An order that was sent, with the ids of its lines. */
  async order(lines: readonly (readonly [item: number, quantity: string])[]): Promise<[number, number[]]> {
    const id = await this.draft(lines);
    await this.move('PurchaseOrder', 'submit', id);
    const { items } = await this.get('PurchaseOrder', id);
    return [id, (items as Lines).map((line) => Number(line['id']))];
  }

  /** A receipt note for what arrived of the lines of an order, still a draft. */
  receipt(
    purchaseOrder: number,
    items: readonly (readonly [line: number, quantity: string])[],
    more: object = {},
    note: object = {},
  ): Promise<number> {
    this.made += 1;
    return this.save('Grn', {
      purchaseOrder,
      grnDate: '2026-06-05',
      invoiceNo: `B-${this.made}`,
      invoiceDate: '2026-06-04',
      items: items.map(([purchaseOrderItem, acceptedQty]) => ({ purchaseOrderItem, acceptedQty, ...more })),
      ...note,
    });
  }

  indent(items: readonly (readonly [item: number, quantity: string, more?: object])[]): Promise<number> {
    return this.save('Indent', {
      store: this.store,
      expectedDate: '2026-08-01',
      items: items.map(([storeItem, requiredQty, more]) => ({ storeItem, requiredQty, ...more })),
    });
  }

  sale(items: readonly (readonly [item: number, quantity: string])[], more: object = {}): Promise<number> {
    return this.save('SalesInvoice', {
      store: this.store,
      invoiceDate: '2026-07-15',
      buyerType: 'GUEST',
      guestName: 'A guest',
      items: items.map(([storeItem, quantity]) => ({ storeItem, quantity })),
      ...more,
    });
  }
}
