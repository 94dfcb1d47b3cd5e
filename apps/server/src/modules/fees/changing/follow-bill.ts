import { formatMoney, subtractMoney } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { institutionOf } from '../../../platform/clock/institution.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import { familyAccounts, pageOfBills } from '../../students/family-accounts.ts';
import { billedIn } from '../assigning/assignments.store.ts';
import { takeBillsAway } from '../assigning/assignments.ts';
import type { StudentDraft } from '../drafts.ts';
import { writeDrafts } from '../publishing.ts';
import type { BilledStudent } from '../publishing.store.ts';
import { rewriteBills } from './change-bills.ts';
import { noteWouldBe } from './difference.store.ts';
import { billsOncePaid, holdChanging, storedLines, type ChangingBill } from './changes.store.ts';

/** A bill before and after, for those who are notified. */
export interface BillChange {
  readonly collection: string;
  readonly before: string;
  readonly amount: string;
}

/** A published collection whose bills follow something, and the student's bill in it. */
export interface FollowedCollection {
  readonly name: string;
  readonly bill: number | null;
  /** Bills without payments stay as they are, and none is created: only differences are recorded. */
  readonly isFixed?: boolean;
  /** The collection as `writeDrafts` takes it. */
  readonly collection: RecordValues;
}

const none = '0.00';

/** The office sees what a paid bill would be now, and settles the difference. */
const noteDifference = async (
  work: Work,
  { id, payable, credited }: ChangingBill,
  draft: StudentDraft | undefined,
): Promise<undefined> => {
  const amount = draft?.bill.payable ?? none;
  const wouldBe = amount === subtractMoney(payable, credited) ? null : amount;
  const rows = await noteWouldBe(work.transaction, id, wouldBe, actorId(work));
  const changes = { wouldBe: [null, wouldBe] as const };
  writeAuditLines(
    work,
    'studentFee',
    'update',
    rows.map((row) => ({ ...row, changes })),
  );
};

/** The office removed it by hand. */
const isGone = (bill: ChangingBill | undefined): boolean =>
  bill?.status === 'CANCELLED' && bill.takenAway !== 'STAY';

/** Nothing changes on the bill: the same lines with the same amounts. */
const isSame = async (work: Work, bill: ChangingBill, draft: StudentDraft): Promise<boolean> => {
  const lines = await storedLines(work.transaction, [bill.id]);
  const now = lines.map(({ name, amount }) => `${name}=${amount}`);
  const then = draft.bill.lines.map(
    (line) => `${draft.heads.get(line.particular)?.name ?? ''}=${line.amount}`,
  );
  return bill.payable === draft.bill.payable && now.join('|') === then.join('|');
};

/**
 * Brings a student's bill to the state it would have if written now: it is created, changed or removed. A bill with any
 * payment stays as it is, with the difference recorded, and so does one the office removed.
 * @param draftOf the bill as it would be; undefined where there would be none
 */
export const followBill = async (
  work: Work,
  student: number,
  { name, bill: known, collection, isFixed = false }: FollowedCollection,
  draftOf: (student: BilledStudent) => Promise<StudentDraft | undefined>,
): Promise<BillChange | undefined> => {
  const { transaction } = work;
  const [bill] = known === null ? [] : await holdChanging(transaction, [known]);
  const now = bill?.student ?? (await billedIn(transaction, student));
  if (!now || isGone(bill) || (isFixed && !bill?.isPaid)) return undefined;
  const draft = await draftOf(now);
  if (bill?.isPaid) return noteDifference(work, bill, draft);
  const isOut = bill !== undefined && bill.status !== 'CANCELLED';
  const before = isOut ? bill.payable : none;
  const amount = draft?.bill.payable ?? none;
  if (!draft) {
    if (!isOut) return undefined;
    await takeBillsAway(work, student, [bill.id], 'STAY');
  } else if (!bill) {
    await writeDrafts(collection, [draft], work);
  } else {
    const isSettled = (await billsOncePaid(transaction, [bill.id])).has(bill.id);
    if (isSettled || (isOut && (await isSame(work, bill, draft)))) return undefined;
    const lines = await storedLines(transaction, [bill.id]);
    await rewriteBills(work, [{ held: bill, lines, next: draft }]);
  }
  return before === amount ? undefined : { collection: name, before, amount };
};

/** Notifies a student's family of changes to its bills. */
export const tellOfChanges = async (
  { transaction }: Work,
  student: { readonly id: number; readonly name: string },
  changes: readonly BillChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  const family = await familyAccounts(transaction, [student.id]);
  const { currency } = await institutionOf(transaction);
  for (const { collection, before, amount } of changes) {
    const params = {
      title: collection,
      name: student.name,
      before: formatMoney(before, currency),
      amount: formatMoney(amount, currency),
    };
    await notifyEach(
      transaction,
      family.map((told) => ({
        user: told.user,
        link: pageOfBills(told),
        message: 'fee.changed' as const,
        params,
      })),
    );
  }
};
