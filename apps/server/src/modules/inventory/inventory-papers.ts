import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { formatAmount } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { RecordValues } from '../../engine/behaviour.ts';
import type { DocumentBinding } from '../../engine/document/documents.ts';
import type { Records } from '../../engine/records.ts';
import type { Database } from '../../platform/database/database.ts';
import { letterhead, printedDay } from '../../platform/letterhead/letterhead.ts';
import type { Letterhead } from '../../platform/letterhead/letterhead.ts';
import { printedHead, printedItems } from './inventory-papers.store.ts';
import type { PrintedItem } from './inventory-papers.store.ts';

type Paper = 'purchaseOrder' | 'grn' | 'salesInvoice';
type PrintedLine = Readonly<Record<string, string>>;
type Order = Letterhead['dateOrder'];
type Head = Pick<Letterhead, 'dateOrder' | 'currency'>;

const shown = (value: unknown): string => (typeof value === 'string' ? String(Number(value)) : '');
const amount = (value: unknown, { currency }: Head): string =>
  typeof value === 'string' ? formatAmount(value, currency) : '';

const modes: Readonly<Record<string, string>> = {
  CASH: 'Cash',
  CARD: 'Card',
  CHEQUE: 'Cheque',
  TRANSFER: 'Transfer',
  ONLINE: 'Online',
};

/** How and when an invoice was paid. */
const paymentOf = (record: RecordValues, order: Order): string => {
  const { status, paymentMode, paidOn } = record as Readonly<Record<string, string | null | undefined>>;
  if (status !== 'PAID' || !paymentMode || !paidOn) return '';
  return `${modes[paymentMode] ?? paymentMode}, ${printedDay(paidOn, order)}`;
};

const noteOf = (line: RecordValues, order: Order): string => {
  const { batchNumber, expiryDate, rejectedQty } = line as Readonly<
    Record<string, string | null | undefined>
  >;
  return [
    batchNumber ? `Batch ${batchNumber}` : '',
    expiryDate ? `Expires ${printedDay(expiryDate, order)}` : '',
    Number(rejectedQty ?? 0) > 0 ? `Sent back: ${shown(rejectedQty)}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
};

const lineOf = (line: RecordValues, item: PrintedItem | undefined, head: Head): PrintedLine => ({
  item: item?.name ?? '',
  code: item?.code ?? '',
  unit: item?.unit ?? '',
  quantity: shown(line['orderedQty'] ?? line['acceptedQty'] ?? line['quantity']),
  price: amount(line['unitPrice'] ?? line['rate'], head),
  discount: Number(line['discountPercent'] ?? 0) > 0 ? shown(line['discountPercent']) : '',
  tax: Number(line['taxPercent'] ?? 0) > 0 ? shown(line['taxPercent']) : '',
  total: amount(line['lineTotal'] ?? line['amount'], head),
  note: noteOf(line, head.dateOrder),
});

/** Captions of the totals and the fields behind them; zero amounts are left out, except the total. */
const captions: Readonly<Record<Paper, readonly (readonly [string, string])[]>> = {
  purchaseOrder: [
    ['Goods', 'subTotal'],
    ['Tax', 'taxTotal'],
  ],
  grn: [
    ['Goods', 'goods'],
    ['Tax', 'taxTotal'],
    ['Other charges', 'otherCharges'],
  ],
  salesInvoice: [
    ['Goods', 'itemsTotal'],
    ['Discount', 'discountTotal'],
    ['Charges', 'chargeTotal'],
    ['Tax', 'taxTotal'],
  ],
};

const totalsOf = (paper: Paper, record: RecordValues, head: Head): PrintedLine[] => [
  ...captions[paper]
    .filter(([, key]) => Number(record[key] ?? 0) > 0)
    .map(([label, key]) => ({ label, value: amount(record[key], head), kind: '' })),
  { label: 'Total', value: amount(record['total'], head), kind: 'grand' },
];

/** Printed orders, receipts and invoices. */
export class InventoryPaper implements DocumentBinding {
  private readonly database: Database;
  private readonly records: Records;
  private readonly paper: Paper;

  constructor(database: Database, records: Records, paper: Paper) {
    this.database = database;
    this.records = records;
    this.paper = paper;
  }

  /** @throws NotFound for a document that does not exist or that the caller may not see */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const values: TokenValues[] = [];
    for (const id of ids) {
      const record = await this.records.read(context, this.paper, id);
      if (!record) throw new NotFound();
      values.push(await this.valuesOf(context, record));
    }
    return values;
  };

  private async valuesOf({ institute }: CallContext, record: RecordValues): Promise<TokenValues> {
    const connection = this.database.of(institute);
    const lines = (record['items'] ?? []) as readonly RecordValues[];
    const key = this.paper === 'grn' ? 'purchaseOrderItem' : 'storeItem';
    const items = await printedItems(
      connection,
      key,
      lines.map((line) => Number(line[key])),
    );
    const heading = await printedHead(connection, this.paper, Number(record['id']));
    const head = await letterhead(connection);
    return {
      ...heading,
      ...(this.paper === 'salesInvoice' ? { payment: paymentOf(record, head.dateOrder) } : {}),
      lines: lines.map((line) =>
        lineOf(
          line,
          items.find(({ id }) => id === Number(line[key])),
          head,
        ),
      ),
      totals: totalsOf(this.paper, record, head),
    };
  }
}
