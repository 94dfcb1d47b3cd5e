import type { PayrollSchool } from '../../../../test/payroll-school.ts';
import { InventorySchool } from '../../inventory/inventory.fixture.ts';

/** What is bought and sold in a month of business. */
export interface StoreMasters {
  readonly stores: InventorySchool;
  readonly item: number;
}

/** Creates a store with an item that is sold. */
export const storeMasters = async (school: PayrollSchool): Promise<StoreMasters> => {
  const stores = await InventorySchool.open(school);
  return { stores, item: await stores.item('7', { isSellable: true }) };
};

/** Goods from supplier to buyer, and the money for them. */
export const storeSteps = (school: PayrollSchool, { stores, item }: StoreMasters, amount: string) => {
  const quantity = String(1 + (Number(amount.slice(-2)) % 9));
  const last = async (which: string): Promise<number> => {
    const [row] = await school.sql.query<{ id: number }>({
      text: `select id::float8 as id from ${which} order by id desc limit 1`,
    });
    return row?.id ?? 0;
  };
  return {
    goods: async () => {
      const [order, [line = 0]] = await stores.order([[item, quantity]]);
      const charges = { otherCharges: amount };
      return stores.move('Grn', 'post', await stores.receipt(order, [[line, quantity]], {}, charges));
    },
    goodsBack: async () => stores.move('Grn', 'cancel', await last(`grn where status = 'POSTED'`)),
    sell: async () => stores.move('SalesInvoice', 'issue', await stores.sale([[item, quantity]])),
    takeForSale: async () =>
      stores.move('SalesInvoice', 'pay', await last(`sales_invoice where status = 'ISSUED'`), {
        paymentMode: 'CASH',
        paidOn: '2026-07-15',
      }),
    takeSaleBack: async () =>
      stores.move('SalesInvoice', 'cancel', await last(`sales_invoice where status in ('ISSUED', 'PAID')`)),
    correct: () =>
      school.call('POST', 'setup/v1/StockAdjustment/save', {
        store: stores.store,
        date: '2026-07-15',
        reason: 'COUNT',
        lines: [{ storeItem: item, countedQty: quantity }],
      }),
    payGoods: () =>
      school.call('POST', 'finance/v1/supplierPayments/save', { supplier: stores.supplier, amount }),
    takePaymentBack: async () =>
      school.call(
        'POST',
        `finance/v1/supplierPayments/transition/reverse/${await last(`supplier_payment where status = 'POSTED'`)}`,
        { reverseReason: 'Entered twice' },
      ),
  };
};
