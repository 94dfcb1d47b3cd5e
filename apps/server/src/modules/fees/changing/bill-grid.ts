import type { GridBill } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { grouped } from '../grouped.ts';
import { templateOf } from './change-bills.ts';
import { partsOf } from './changed-bill.ts';
import { billsIn, storedLines } from './changes.store.ts';

/** Bills of a batch against what the fee category offers. */
export interface BillGrid {
  readonly particulars: readonly { readonly id: number; readonly name: string; readonly amount: string }[];
  readonly discounts: readonly {
    readonly id: number;
    readonly name: string;
    readonly kind: string;
    readonly value: string;
  }[];
  readonly bills: readonly GridBill[];
}

/** @throws NotFound for a collection that does not exist */
export const gridOf = async (
  connection: Connection,
  collection: number,
  batch: number,
): Promise<BillGrid> => {
  const found = await connection.repository('feeCollection').findOneBy({ id: collection });
  if (!found) throw new NotFound();
  const template = await templateOf(connection, found.category);
  const bills = await billsIn(connection, collection, batch);
  const lines = grouped(
    await storedLines(
      connection,
      bills.map(({ id }) => id),
    ),
    ({ bill }) => bill,
  );
  return {
    particulars: template.particulars.map(({ id, name, amount }) => ({ id, name, amount })),
    discounts: template.discounts.map(({ id, name, kind, value }) => ({ id, name, kind, value })),
    bills: bills.map((bill): GridBill => {
      const { particulars, discounts } = partsOf(lines.get(bill.id) ?? [], bill.student, template);
      return {
        id: bill.id,
        student: bill.studentName,
        admissionNumber: bill.admissionNumber,
        payable: bill.payable,
        status: bill.status,
        isPaid: bill.isPaid,
        particulars: [...particulars],
        discounts: [...discounts],
      };
    }),
  };
};
