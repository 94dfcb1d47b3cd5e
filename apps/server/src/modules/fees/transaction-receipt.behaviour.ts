import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { reopenApplications } from '../admissions/applicant.store.ts';
import { holdDocumentsOf } from '../finance/lock-order.ts';
import { takeBack, type TakenBack } from '../finance/taking-back.ts';
import { tellOfVoided, type VoidedReceipt } from '../finance/voided-receipts.ts';
import { reopenSales } from '../inventory/sales-invoice.store.ts';
import { reopenFines } from '../library/fine.store.ts';
import { undoMovements } from './taking-back-advances.ts';
import { reopenBills } from './taking-back-fees.ts';

const documents = {
  INCOME: ['income', 'income'],
  INSTANT_FEE: ['instantFee', 'instant_fee'],
  DONATION: ['donation', 'donation'],
  EMPLOYEE_FARE: ['employeeFarePayment', 'employee_fare_payment'],
} as const;

/** Whatever a receipt was made for is cancelled with it. */
const markDocuments = async (work: Work, taken: readonly TakenBack[], reason: string): Promise<void> => {
  for (const [type, [resource, table]] of Object.entries(documents)) {
    const ids = taken.flatMap(({ of }) => (of.source_type === type ? [of.source_id] : []));
    if (ids.length === 0) continue;
    const rows = await work.transaction.query<{ id: number; version: number }>({
      name: `${table}_reverse`,
      text: `update ${table} set status = 'REVERSED', reverse_reason = $2, version = version + 1, updated_at = now()
        where id = any($1::bigint[]) and status = 'POSTED' returning id::float8 as id, version`,
      values: [ids, reason],
    });
    const changes = { status: ['POSTED', 'REVERSED'] } as const;
    writeAuditLines(
      work,
      resource,
      'update',
      rows.map((row) => ({ ...row, changes })),
    );
  }
};

const receiptOf = (row: RecordValues): VoidedReceipt => ({
  number: String(row['receiptNo']),
  payee: String(row['payeeName']),
  total: String(row['total']),
  student: typeof row['student'] === 'number' ? row['student'] : null,
});

/** Cancelling a receipt reverses everything it was issued for; it keeps its number. */
export const transactionReceiptBehaviour: Behaviour = {
  holds: { cancel: (id, { transaction }) => holdDocumentsOf(transaction, id) },
  transitions: {
    cancel: async (row, input, work) => {
      const reason = String(input['cancelReason']);
      const taken = await takeBack(work, { receipt: Number(row['id']) }, reason);
      await reopenBills(work, taken);
      await undoMovements(work, taken, reason);
      await reopenFines(work, taken);
      await reopenApplications(work, taken);
      await reopenSales(work, taken);
      await markDocuments(work, taken, reason);
      await tellOfVoided(work.transaction, [receiptOf(row)], reason);
      return { cancelledOn: work.context.today };
    },
  },
};
