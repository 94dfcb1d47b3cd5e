import { formatMoney } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { institutionOf } from '../../../platform/clock/institution.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import { billedIn } from '../assigning/assignments.store.ts';
import { takeBillsAway } from '../assigning/assignments.ts';
import { rewriteBills } from '../changing/change-bills.ts';
import { billsOncePaid, holdChanging, storedLines, type ChangingBill } from '../changing/changes.store.ts';
import { familyAccounts } from '../../students/family-accounts.ts';
import type { StudentDraft } from '../drafts.ts';
import { writeDrafts } from '../publishing.ts';
import { fareDrafts } from './fare-drafts.ts';
import { fareCollectionsOf, type FareCollection } from './fares.store.ts';

/** What a bill was and is, for those who are told. */
interface Change {
  readonly collection: string;
  readonly before: string;
  readonly amount: string;
}

const none = '0.00';

/** Nothing changes on the bill: the same lines with the same amounts. */
const isSame = async (work: Work, bill: ChangingBill, draft: StudentDraft): Promise<boolean> => {
  const lines = await storedLines(work.transaction, [bill.id]);
  const now = lines.map(({ name, amount }) => `${name}=${amount}`);
  const then = draft.bill.lines.map(
    (line) => `${draft.heads.get(line.particular)?.name ?? ''}=${line.amount}`,
  );
  return bill.payable === draft.bill.payable && now.join('|') === then.join('|');
};

const follow = async (
  work: Work,
  collection: FareCollection,
  student: number,
): Promise<Change | undefined> => {
  const { transaction } = work;
  const [bill] = collection.bill === null ? [] : await holdChanging(transaction, [collection.bill]);
  const now = bill?.student ?? (await billedIn(transaction, student));
  if (!now || bill?.isPaid) return undefined;
  const period = { category: collection.category, from: collection.periodFrom, to: collection.periodTo };
  const [draft] = await fareDrafts(work, period, [now]);
  const isOut = bill !== undefined && bill.status !== 'CANCELLED';
  const before = isOut ? bill.payable : none;
  const amount = draft?.bill.payable ?? none;
  if (!draft) {
    if (!isOut) return undefined;
    await takeBillsAway(work, student, [bill.id]);
  } else if (!bill) {
    await writeDrafts({ ...collection }, [draft], work);
  } else {
    const isSettled = (await billsOncePaid(transaction, [bill.id])).has(bill.id);
    if (isSettled || (isOut && (await isSame(work, bill, draft)))) return undefined;
    const lines = await storedLines(transaction, [bill.id]);
    await rewriteBills(work, [{ held: bill, lines, next: draft }]);
  }
  return before === amount ? undefined : { collection: collection.name, before, amount };
};

const tell = async (
  work: Work,
  student: { readonly id: number; readonly name: string },
  changes: readonly Change[],
): Promise<void> => {
  if (changes.length === 0) return;
  const { transaction } = work;
  const family = await familyAccounts(transaction, student.id);
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
      family.map((told) => ({ ...told, message: 'fee.changed', params })),
    );
  }
};

/**
 * Bills of fares follow the seats of a student from a day on: those of published collections that nothing was paid of,
 * in proportion to the days. Whoever gets a seat gets a bill, whoever gives it up loses it; parents are told.
 */
export const refare = async (
  work: Work,
  student: { readonly id: number; readonly name: string },
  from: string,
): Promise<void> => {
  const changes: Change[] = [];
  for (const collection of await fareCollectionsOf(work.transaction, student.id, from)) {
    const change = await follow(work, collection, student.id);
    if (change) changes.push(change);
  }
  await tell(work, student, changes);
};
