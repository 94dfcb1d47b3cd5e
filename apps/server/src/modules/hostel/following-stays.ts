import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { followBill, tellOfChanges, type BillChange } from '../fees/changing/follow-bill.ts';
import { staysWithin } from './fees.store.ts';
import { amountFor, draftsOf, masterOf } from './rents.ts';

const system = { system: true } as const;
/** Maximum number of hostel fees that extend beyond a day. */
const most = 1_000;

/** A student's bill of a hostel fee, and whether it counts. */
const billOfFee = async (fee: RecordValues, student: number, work: Work) => {
  const [bill] = await work.records.list(work, 'studentFee', {
    filter: { student, collection: Number(fee['collection']) },
    fields: ['id', 'status'],
    range: [0, 0],
    ...system,
  });
  return bill && { id: Number(bill['id']), counts: bill['status'] !== 'CANCELLED' };
};

/**
 * One amount for all is owed by whoever lives there at all. The rent of the room is that of a whole time: it changes
 * where the stay does so before the time begins, within it the office says by the day what the days are worth.
 */
const isAsBilled = (fee: RecordValues, from: string): boolean =>
  fee['amountMode'] !== 'PRORATA' && from > String(fee['startDate']);

const follow = async (
  fee: RecordValues,
  student: number,
  from: string,
  work: Work,
): Promise<BillChange | undefined> => {
  const bill = await billOfFee(fee, student, work);
  if (bill === undefined) return undefined;
  const hostel = fee['hostel'] ? Number(fee['hostel']) : null;
  const time = { startDate: String(fee['startDate']), endDate: String(fee['endDate']) };
  const stays = await staysWithin(work.transaction, { hostel, student }, time);
  if (stays.length > 0 && bill.counts && isAsBilled(fee, from)) return undefined;
  const amount = stays.length > 0 ? amountFor(fee, stays) : null;
  const collection = { id: fee['collection'], dueDate: fee['dueDate'] };
  return followBill(
    work,
    student,
    { name: String(fee['name']), bill: bill.id, collection },
    async (billed) =>
      amount === null ? undefined : draftsOf(fee, [{ student: billed, amount }], await masterOf(work))[0],
  );
};

/**
 * Bills of hostel fees follow a student's stays from a day onwards: by the day if the fee is daily, and a student who no
 * longer lives there when a period begins owes nothing for it (HOS-5, HOS-8). What has been paid stays; parents are
 * notified.
 */
export const followStays = async (
  work: Work,
  student: { readonly id: number; readonly name: string },
  from: string,
): Promise<void> => {
  const fees = await work.records.list(work, 'hostelFeeCollection', {
    filter: { status: 'OPEN', endDate_gte: from },
    sort: [['id', 'ASC']],
    most,
    ...system,
  });
  const changes: BillChange[] = [];
  for (const fee of fees) {
    const change = await follow(fee, student.id, from, work);
    if (change) changes.push(change);
  }
  await tellOfChanges(work, student, changes);
};
