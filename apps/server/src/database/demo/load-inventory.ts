import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import { demoIndents, demoOrders, demoSales, demoSupplierPayments } from './inventory-documents.ts';
import {
  demoItems,
  demoStores,
  demoSuppliers,
  itemCategories,
  storeCategories,
  storeTypes,
  supplierTypes,
} from './inventory.ts';
import type { LoadedEmployee } from './load-people.ts';
import type { UserLoading } from './load-users.ts';

type Ids = ReadonlyMap<string, number>;

const saveNamed = async (
  api: ApiClient,
  base: string,
  rows: readonly { readonly name: string }[],
): Promise<Ids> => {
  const ids = new Map<string, number>();
  for (const row of rows) ids.set(row.name, (await api.post<Saved>(`setup/v1/${base}/save`, row)).id);
  return ids;
};

const move = (api: ApiClient, base: string, name: string, id: number, asked: object = {}): Promise<Saved> =>
  api.post(`setup/v1/${base}/transition/${name}/${id}`, asked);

interface Stock {
  readonly stores: Ids;
  readonly suppliers: Ids;
  /** By code. */
  readonly items: Ids;
}

const loadStock = async (
  { api, records, context }: UserLoading & { readonly api: ApiClient },
  people: readonly LoadedEmployee[],
): Promise<Stock> => {
  const [categories, types] = [
    await saveNamed(api, 'StoreCategory', storeCategories),
    await saveNamed(api, 'StoreType', storeTypes),
  ];
  const kinds = await saveNamed(api, 'ItemCategory', itemCategories);
  const sellers = await saveNamed(api, 'SupplierType', supplierTypes);
  const keepers = people.filter(({ position }) => position === 'Office Assistant');
  const stores = await saveNamed(
    api,
    'Store',
    demoStores.map(({ category, type, ...store }, at) => ({
      ...store,
      storeCategory: categories.get(category),
      storeType: types.get(type),
      inCharge: keepers[at % keepers.length]?.id,
    })),
  );
  const suppliers = await saveNamed(
    api,
    'Supplier',
    demoSuppliers.map(({ type, ...supplier }) => ({ ...supplier, supplierType: sellers.get(type) })),
  );
  const made = await records.create(
    context,
    'storeItem',
    demoItems.map(({ store, category, expiresIn, ...item }) => ({
      ...item,
      store: stores.get(store),
      itemCategory: kinds.get(category),
      openingDate: addDays(context.today, -120),
      ...(expiresIn === undefined
        ? {}
        : { tracksExpiry: true, openingExpiry: addDays(context.today, expiresIn) }),
    })),
    { system: true },
  );
  const items = new Map(demoItems.map(({ code }, at) => [code, Number(made[at]?.['id'])]));
  return { stores, suppliers, items };
};

const loadOrders = async (api: ApiClient, today: string, { stores, suppliers, items }: Stock) => {
  await api.put('setup/v1/InventorySettings/update', { poApprovalAbove: '250000.00', autoIssueOnGrn: true });
  for (const [at, { supplier, store, lines, ago, until, ...order }] of demoOrders.entries()) {
    const day = addDays(today, -ago);
    const { id } = await api.post<Saved>('setup/v1/PurchaseOrder/save', {
      ...order,
      supplier: suppliers.get(supplier),
      store: stores.get(store),
      poDate: day,
      expectedDate: addDays(day, 14),
      items: lines.map(([code, orderedQty, unitPrice]) => ({
        storeItem: items.get(code),
        orderedQty,
        unitPrice,
        discountPercent: '5',
        taxPercent: '17',
      })),
    });
    if (until === 'DRAFT') continue;
    await move(api, 'PurchaseOrder', 'submit', id);
    if (until === 'ORDERED') continue;
    const receipt = await api.post<Saved>('setup/v1/Grn/save', {
      purchaseOrder: id,
      grnDate: addDays(day, 6),
      invoiceNo: `BILL-${2041 + at * 17}`,
      invoiceDate: addDays(day, 5),
      otherCharges: '450.00',
      ...(until === 'PART'
        ? {
            items: await halfOf(api, id),
          }
        : {}),
    });
    if (until !== 'COUNTED') await move(api, 'Grn', 'post', receipt.id);
  }
};

/** Those without an amount get everything they are owed. */
const paySuppliers = async (api: ApiClient, today: string, suppliers: Ids) => {
  for (const { supplier: name, ago, ...payment } of demoSupplierPayments) {
    const supplier = suppliers.get(name);
    const { owed } = await api.get<{ owed: string }>(`setup/v1/Supplier/get/${supplier}`);
    await api.post('finance/v1/supplierPayments/save', {
      amount: owed,
      ...payment,
      supplier,
      date: addDays(today, -ago),
      referenceNo: `HB-${7310 + ago}`,
    });
  }
};

interface Line extends Saved {
  readonly orderedQty: string;
}

/** The first line in full as ordered, nothing yet of the others. */
const halfOf = async (api: ApiClient, order: number): Promise<readonly object[]> => {
  const { items } = await api.get<{ items: readonly Line[] }>(`setup/v1/PurchaseOrder/get/${order}`);
  return items
    .slice(0, 1)
    .map(({ id, orderedQty }) => ({ purchaseOrderItem: id, acceptedQty: orderedQty, rejectedQty: '0' }));
};

/** Raised by teachers, who have someone to decide on their requests. */
const loadIndents = async (
  { api, context, records }: UserLoading & { readonly api: ApiClient },
  people: readonly LoadedEmployee[],
  { stores, items }: Stock,
) => {
  const { actor, today } = context;
  const teachers = people.filter(({ position }) => position === 'Senior Teacher');
  for (const [at, { store, lines, days, until, description }] of demoIndents.entries()) {
    const employee = teachers[at % teachers.length]?.id ?? null;
    const raiser = { ...context, actor: { ...actor, employee } };
    const indent = {
      store: stores.get(store),
      expectedDate: addDays(today, days),
      description,
      items: lines.map(([code, requiredQty, back]) => ({
        storeItem: items.get(code),
        requiredQty,
        ...(back === undefined ? {} : { issueType: 'TEMPORARY', expectedReturnDate: addDays(today, back) }),
      })),
    };
    const [made] = await records.create(raiser, 'indent', [indent], { system: true });
    const id = Number(made?.['id']);
    if (until === 'REJECTED')
      await move(api, 'Indent', 'reject', id, { rejectReason: 'Ordered for the next term already' });
    if (until === 'APPROVED') await move(api, 'Indent', 'approve', id);
  }
};

const loadSales = async (api: ApiClient, today: string, { stores, items }: Stock) => {
  for (const { store, guestName, ago, lines, paid, discount } of demoSales) {
    const day = addDays(today, -ago);
    const { id } = await api.post<Saved>('setup/v1/SalesInvoice/save', {
      store: stores.get(store),
      invoiceDate: day,
      buyerType: 'GUEST',
      guestName,
      taxPercent: '5',
      items: lines.map(([code, quantity]) => ({ storeItem: items.get(code), quantity })),
      discounts: discount === undefined ? [] : [{ name: 'Sibling', kind: 'PERCENT', value: discount }],
    });
    if (paid === undefined) continue;
    await move(api, 'SalesInvoice', 'issue', id);
    if (paid !== '') await move(api, 'SalesInvoice', 'pay', id, { paymentMode: paid, paidOn: day });
  }
};

/** The school's stores: what is in stock, on its way, requested and sold. */
export const loadInventory = async (
  loading: UserLoading & { readonly api: ApiClient },
  people: readonly LoadedEmployee[],
): Promise<void> => {
  const { api, context } = loading;
  const stock = await loadStock(loading, people);
  await loadIndents(loading, people, stock);
  await loadOrders(api, context.today, stock);
  await paySuppliers(api, context.today, stock.suppliers);
  await loadSales(api, context.today, stock);
};
