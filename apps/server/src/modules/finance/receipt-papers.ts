import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { amountInWords, compareMoney, formatAmount, formatMoney, sumMoney } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { DocumentBinding } from '../../engine/document/documents.ts';
import { Database } from '../../platform/database/database.ts';
import { letterhead, printedDay, type Letterhead } from '../../platform/letterhead/letterhead.ts';
import { maySeeFees } from './may-see-fees.ts';
import {
  payersOf,
  printReceipts,
  receiptLayout,
  taxOnReceipts,
  type PrintedReceipt,
  type ReceiptLayout,
  type TaxOnReceipts,
} from './receipt-paper.store.ts';

const modes: Readonly<Record<string, string>> = {
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  DD: 'Demand draft',
  BANK_TRANSFER: 'Bank transfer',
  ONLINE: 'Online',
  CARD: 'Card',
  OTHERS: 'Other',
  WALLET: 'Advance',
};

interface Row extends Readonly<Record<string, string>> {
  readonly label: string;
  readonly amount: string;
}

const rowsOf = ({ details }: PrintedReceipt, layout: ReceiptLayout, currency: string): Row[] => {
  const row = (label: string, amount: string): Row => ({ label, amount: formatAmount(amount, currency) });
  const fees = (details.fees ?? []).flatMap((fee) => {
    const fine = compareMoney(fee.fine, '0.00') > 0 ? [row(`${fee.label}: fine`, fee.fine)] : [];
    if (!layout.particulars) return [row(fee.label, fee.amount)];
    return [...fee.lines.map((line) => row(`${fee.label}: ${line.label}`, line.amount)), ...fine];
  });
  return [...fees, ...(details.lines ?? []).map(({ label, amount }) => row(label, amount))];
};

const factsOf = (receipt: PrintedReceipt, layout: ReceiptLayout) =>
  [
    ['Received from', receipt.payee],
    ['Admission number', layout.admissionNumber ? receipt.payeeNumber : null],
    ['Batch', layout.batch ? receipt.batch : null],
    [
      'Paid by',
      [modes[receipt.mode] ?? receipt.mode, receipt.referenceNo, receipt.bankName].filter(Boolean).join(', '),
    ],
    ['Taken by', layout.cashier ? receipt.takenBy : null],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));

const markOf = ({ status, prints }: PrintedReceipt): string => {
  if (status === 'CANCELLED') return 'Cancelled';
  return prints > 1 ? 'Duplicate' : '';
};

const valuesOf = (
  receipt: PrintedReceipt,
  layout: ReceiptLayout,
  { dateOrder, currency }: Pick<Letterhead, 'dateOrder' | 'currency'>,
  tax: TaxOnReceipts,
): TokenValues => {
  const isTaxed = tax.isShown && compareMoney(receipt.tax, '0.00') > 0;
  const left = sumMoney((receipt.details.fees ?? []).map((fee) => fee.left));
  return {
    number: receipt.number,
    date: printedDay(receipt.date, dateOrder),
    mark: markOf(receipt),
    facts: factsOf(receipt, layout),
    rows: rowsOf(receipt, layout, currency),
    total: formatMoney(receipt.total, currency),
    words: layout.words ? amountInWords(receipt.total, currency) : '',
    tax: isTaxed ? formatMoney(receipt.tax, currency) : '',
    taxNumber: isTaxed ? tax.number : '',
    left: layout.balance && receipt.details.fees?.length ? formatMoney(left, currency) : '',
    header: receipt.header,
    footer: [receipt.footer, layout.footer].filter(Boolean).join('\n'),
    signature: layout.signature,
  };
};

/** Printed receipts. Every reprint is marked as such. */
@Injectable()
export class ReceiptPapers implements DocumentBinding {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @throws NotFound for a receipt that does not exist or is someone else's */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const connection = this.database.of(context.institute);
    const payers = await payersOf(connection, ids);
    const isOwn = payers.every(({ student }) => maySeeFees(context.actor, student ?? 0));
    if (payers.length < ids.length || !isOwn) throw new NotFound();
    const [receipts, layout, head, tax] = await Promise.all([
      printReceipts(connection, ids),
      receiptLayout(connection),
      letterhead(connection),
      taxOnReceipts(connection),
    ]);
    return receipts.map((receipt) => valuesOf(receipt, layout, head, tax));
  };
}
