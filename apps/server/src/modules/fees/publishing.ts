import { Conflict } from '@school/kernel';
import { billOf, compareMoney, partOfBill, type Bill, type BillDiscount, type TaxMode } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { nextIds } from '../finance/booking.store.ts';
import { postBills } from '../finance/ledger/posting.ts';
import { linesOf, type BillHead } from './bill-lines.ts';
import type { StudentDraft } from './drafts.ts';
import { billEmployees } from './fares/employee-fares.ts';
import { fareDrafts } from './fares/fare-drafts.ts';
import {
  discountsOf,
  insertBillLines,
  insertBills,
  particularsOf,
  studentsToBill,
  taxModeOf,
  type BilledStudent,
  type StoredDiscount,
  type StoredParticular,
} from './publishing.store.ts';
import { isFor } from './receiver.ts';

/** Bills written in one statement. */
const atOnce = 2000;

interface Template {
  readonly particulars: readonly StoredParticular[];
  readonly discounts: readonly StoredDiscount[];
  readonly mode: TaxMode;
}

/** What a student is billed; nothing for those without any particular. */
const billFor = (student: BilledStudent, template: Template): Bill | undefined => {
  const particulars = template.particulars.filter((one) => isFor(student, one));
  if (particulars.length === 0) return undefined;
  const discounts = template.discounts
    .filter((one) => isFor(student, one))
    .flatMap(({ id, kind, value, master }): BillDiscount[] => {
      if (master === null) return [{ id, kind, value, particular: null }];
      const aims = particulars.filter((one) => one.master === master);
      return aims.slice(0, 1).map((one) => ({ id, kind, value, particular: one.id }));
    });
  return billOf(particulars, discounts, template.mode);
};

/** What a line keeps of the particular it was based on. */
const headOf = ({ id, name, master }: StoredParticular): BillHead => ({
  key: id,
  name,
  master,
  template: id,
});

/** Bills by the current particulars and discounts of the fee category. */
const categoryDrafts = async (
  category: number,
  students: readonly BilledStudent[],
  { transaction }: Work,
): Promise<readonly StudentDraft[]> => {
  const template: Template = {
    particulars: await particularsOf(transaction, category),
    discounts: await discountsOf(transaction, category),
    mode: await taxModeOf(transaction),
  };
  const heads = new Map(template.particulars.map((one) => [one.id, headOf(one)]));
  const names = new Map(template.discounts.map(({ id: discount, name }) => [discount, name]));
  return students.flatMap((student) => {
    const bill = billFor(student, template);
    return bill ? [{ student, bill, heads, names }] : [];
  });
};

const draftsOf = async (
  collection: RecordValues,
  students: readonly BilledStudent[],
  work: Work,
): Promise<readonly StudentDraft[]> => {
  const category = Number(collection['category']);
  if (collection['basis'] !== 'FARES') {
    const whole = await categoryDrafts(category, students, work);
    const { partFrom: part, partTo: until } = collection;
    if (typeof part !== 'string' || typeof until !== 'string') return whole;
    return whole.map((draft) => ({ ...draft, bill: partOfBill(draft.bill, { from: part, to: until }) }));
  }
  const [from, to] = [String(collection['periodFrom']), String(collection['periodTo'])];
  return fareDrafts(work, { category, from, to }, students);
};

/** Writes bills of a collection; those who already have one do not get a second. @returns how many were created */
export const writeDrafts = async (
  collection: RecordValues,
  drafts: readonly StudentDraft[],
  work: Work,
): Promise<number> => {
  const { transaction } = work;
  const ids = await nextIds(transaction, 'student_fee', drafts.length);
  const actor = actorId(work);
  let made = 0;
  for (let from = 0; from < drafts.length; from += atOnce) {
    const part = drafts.slice(from, from + atOnce).map((one, at) => ({ ...one, id: ids[from + at] ?? 0 }));
    const rows = part.map(({ id: billId, student, bill }) => ({
      id: billId,
      student: student.id,
      batch: student.batch,
      particulars: bill.particularsTotal,
      discount: bill.discountTotal,
      tax: bill.taxTotal,
      payable: bill.payable,
      status: compareMoney(bill.payable, '0.00') === 0 ? 'PAID' : 'UNPAID',
    }));
    const about = { collection: Number(collection['id']), due: String(collection['dueDate']), rows };
    const written = new Set(await insertBills(transaction, about, actor));
    const lines = part
      .filter((one) => written.has(one.id))
      .flatMap(({ bill, id, heads, names }) => linesOf(bill, id, heads, names));
    await insertBillLines(transaction, lines, actor);
    await postBills(work, [...written]);
    writeAuditLines(
      work,
      'studentFee',
      'create',
      [...written].map((billId) => ({ id: billId, version: 1 })),
    );
    made += written.size;
  }
  return made;
};

/**
 * Creates bills of a collection for students who have none yet. Names, amounts and rates are the current ones and stay on
 * the bill, whatever becomes of the fee category.
 * @returns how many bills were created; those with nothing to pay for get none
 */
export const billThese = async (
  collection: RecordValues,
  students: readonly BilledStudent[],
  work: Work,
): Promise<number> => writeDrafts(collection, await draftsOf(collection, students, work), work);

/** Creates the bills of all students of a collection who have none yet. @returns how many bills were created */
export const billStudents = async (collection: RecordValues, work: Work): Promise<number> =>
  billThese(collection, await studentsToBill(work.transaction, Number(collection['id'])), work);

/** @throws Conflict `NO_BILLS` for a fee without particulars, batches without students, or no occupied seats */
export const publish = async (collection: RecordValues, work: Work): Promise<void> => {
  const bills = (await billStudents(collection, work)) + (await billEmployees(collection, work));
  if (bills > 0) return;
  throw new Conflict(
    collection['basis'] === 'FARES'
      ? 'Nobody would get a bill: no student of these batches has a seat in the period.'
      : 'Nobody would get a bill: check the particulars of the fee and the students of its batches.',
    {
      code: 'NO_BILLS',
    },
  );
};
