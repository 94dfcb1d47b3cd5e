import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';

export interface PrintedItem {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
}

const columns = 's.item_name as name, s.code, s.unit';

/** Names of items, by themselves or through the ordered lines that name them. */
export const printedItems = (
  connection: Connection,
  by: 'storeItem' | 'purchaseOrderItem',
  ids: readonly number[],
): Promise<PrintedItem[]> =>
  connection.query<PrintedItem>(
    by === 'storeItem'
      ? {
          name: 'printed_items',
          text: `select s.id::float8 as id, ${columns} from store_item s where s.id = any($1::bigint[])`,
          values: [ids],
        }
      : {
          name: 'printed_items_ordered',
          text: `select l.id::float8 as id, ${columns} from purchase_order_item l
            join store_item s on s.id = l.store_item_id where l.id = any($1::bigint[])`,
          values: [ids],
        },
  );

const heads = {
  purchaseOrder: `select coalesce(s.address, '') as "supplierAddress", coalesce(s.tax_number, '') as "supplierTax"
    from purchase_order p join supplier s on s.id = p.supplier_id where p.id = $1`,
  salesInvoice: `select coalesce(i.guest_name, u.full_name) as buyer
    from sales_invoice i left join ${accounts} u on u.id = i.buyer_id where i.id = $1`,
} as const;

/** Header data that no field of the document supplies. */
export const printedHead = async (
  connection: Connection,
  paper: keyof typeof heads | 'grn',
  id: number,
): Promise<Readonly<Record<string, string>>> => {
  if (paper === 'grn') return {};
  const [row] = await connection.query<Record<string, string>>({
    name: `printed_head_${paper}`,
    text: heads[paper],
    values: [id],
  });
  return row ?? {};
};
