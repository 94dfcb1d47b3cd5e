import {
  approvePayslip,
  approvePayslips,
  deleteNamedPayslip,
  deletePayslip,
  deletePendingPayslips,
  rejectPayslip,
  revertPayslip,
  revertPayslips,
} from '@school/resources';
import type { Work } from '../../../engine/behaviour.ts';
import { handle } from '../../../engine/operation/handle.ts';
import type { PayslipMailing } from '../documents/payslip-mailing.ts';
import { moveOne } from './move-one.ts';
import type { MoveDetails } from './move-one.ts';
import type { Moving } from './move-payslips.ts';
import { movePayslipStates, skippedRows } from './move-payslips.ts';
import { selectedStates } from './selection.ts';
import type { Selection } from './selection.ts';

interface Sent {
  readonly version?: number | null;
  readonly reason?: string | null;
}

const detailsOf = ({ version, reason }: Sent): MoveDetails => ({
  ...(version == null ? {} : { version }),
  ...(reason == null ? {} : { reason }),
});

type Named = Omit<Selection, 'ids'> & { readonly records: readonly { readonly id: number }[] };

const moveMany = async (work: Work, event: Moving, { records, ...named }: Named) => {
  const selection = records.length > 0 ? { ids: records.map(({ id }) => id) } : named;
  const states = await selectedStates(work.transaction, selection);
  return movePayslipStates(work, event, states, named.reason ?? undefined);
};

const remove = async (work: Work, id: number) => {
  await moveOne(work, 'DELETE', id, {});
  return { id, status: 'DELETED' };
};

/** Payslips are approved, rejected, reverted and deleted, individually or in bulk. */
export const payslipDecisions = (mailing: PayslipMailing) => [
  handle(approvePayslip, async ({ record: { id }, input, work }) => {
    const row = await moveOne(work, 'APPROVE', id, detailsOf(input));
    await mailing.start(work, [id]);
    return { ...row, voucherNo: row.number };
  }),
  handle(rejectPayslip, ({ record, input, work }) => moveOne(work, 'REJECT', record.id, detailsOf(input))),
  handle(revertPayslip, ({ record, input, work }) => moveOne(work, 'REVERT', record.id, detailsOf(input))),
  handle(deletePayslip, ({ record, work }) => remove(work, record.id)),
  handle(deleteNamedPayslip, ({ input, work }) => remove(work, input.id)),
  handle(approvePayslips, async ({ records, input, work }) => {
    const moved = await moveMany(work, 'APPROVE', { ...input, records });
    await mailing.start(work, moved.moved);
    return { approved: moved.moved.length, skipped: skippedRows(moved) };
  }),
  handle(revertPayslips, async ({ records, input, work }) => {
    const moved = await moveMany(work, 'REVERT', { ...input, records });
    return { reverted: moved.moved.length, skipped: skippedRows(moved) };
  }),
  handle(deletePendingPayslips, async ({ records, input, work }) => {
    const moved = await moveMany(work, 'DELETE_PENDING', { ...input, records });
    return { deleted: moved.moved.length, skipped: skippedRows(moved) };
  }),
];
