import { raisedAmount, sumMoney, type Money } from '@school/domain';
import type { Invalid } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import {
  batchNames,
  categoriesToCopy,
  discountsToCopy,
  particularsToCopy,
  type CategoryToCopy,
  type LeftReason,
  type PartToCopy,
} from './year-fees.store.ts';

/** How amounts are converted for the other year. */
export interface Raise {
  readonly year: number;
  readonly percent: string;
  /** The multiple to which amounts are rounded. */
  readonly step: string;
  readonly raiseDiscounts: boolean;
}

interface CopiedFee {
  readonly category: string;
  readonly particular: string;
  readonly batches: string;
  readonly before: Money;
  readonly after: Money;
}
interface Copied {
  readonly categories: number;
  readonly discounts: number;
  readonly before: Money;
  readonly after: Money;
  readonly left: number;
  readonly fees: readonly CopiedFee[];
  readonly leftCategories: readonly { readonly category: string; readonly reason: LeftReason }[];
}

const withoutNulls = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The category in the other year. @returns its id */
const makeCategory = async (
  { name, description, feeAccount, receiptSequence, batches }: CategoryToCopy,
  { year }: Raise,
  work: Work,
): Promise<number> => {
  const [made] = await work.records.create(work, 'feeCategory', [
    withoutNulls({ name, description, feeAccount, receiptSequence, batches, financialYear: year }),
  ]);
  return Number(made?.['id']);
};

const makeParts = async (
  resource: 'feeParticular' | 'feeDiscount',
  parts: readonly (PartToCopy & { readonly entered: Readonly<Record<string, unknown>> })[],
  category: number,
  work: Work,
): Promise<void> => {
  const inputs = parts.map(({ values, batches, entered }) =>
    withoutNulls({ ...values, ...entered, category, batches }),
  );
  await work.records.create(work, resource, inputs, { asWritten: true });
};

/** Nothing selected can be copied; where all have the same reason, that reason is given. */
const nothingToCopy = (reasons: ReadonlySet<LeftReason | null>): Invalid => {
  if (reasons.size === 1 && !reasons.has('NO_BATCH'))
    return invalidField('financialYear', 'NOTHING_TO_COPY', 'That year already has these fees.');
  if (reasons.size === 1)
    return invalidField(
      'financialYear',
      'NO_BATCHES_TO_COPY_TO',
      'That year has no batches for the courses of these fees. Create its batches first.',
    );
  return invalidField(
    'financialYear',
    'NOTHING_TO_COPY',
    'That year already has these fees, or has no batches for their courses.',
  );
};

const ofCategory = (parts: readonly PartToCopy[], id: number): PartToCopy[] =>
  parts.filter(({ category, isFit }) => category === id && isFit);

/**
 * Copies fee categories to another financial year, with raised amounts; those that year already has by name are left alone.
 * Particulars and discounts whose head, tax or student no longer exists are counted as left.
 * @throws Invalid where that year has none of their courses' batches, or all of the categories
 */
export const copyFees = async (ids: readonly number[], raise: Raise, work: Work): Promise<Copied> => {
  const { transaction } = work;
  const stored = await work.records.read(work, 'financialYear', raise.year, { system: true });
  const year = { id: raise.year, from: String(stored?.['startDate']), to: String(stored?.['endDate']) };
  const found = await categoriesToCopy(transaction, ids, year);
  const categories = found.filter(({ left }) => left === null);
  if (categories.length === 0) throw nothingToCopy(new Set(found.map(({ left }) => left)));
  const copied = categories.map(({ id }) => id);
  const particulars = await particularsToCopy(transaction, copied, year);
  const discounts = await discountsToCopy(transaction, copied, year);
  const names = await batchNames(transaction, [
    ...new Set([...categories, ...particulars].flatMap(({ batches }) => batches)),
  ]);
  const said = (batches: readonly number[]): string =>
    batches.map((batch) => names.get(batch) ?? '').join(', ');
  const raised = (amount: Money): Money => raisedAmount(amount, raise.percent, raise.step);
  const fees: CopiedFee[] = [];
  let given = 0;
  for (const category of categories) {
    const made = await makeCategory(category, raise, work);
    const own = ofCategory(particulars, category.id).map((one) => ({
      ...one,
      entered: { amount: raised(one.amount) },
    }));
    await makeParts('feeParticular', own, made, work);
    for (const { name, amount, batches, entered } of own) {
      const particular = { category: category.name, particular: name };
      const whose = said(batches.length > 0 ? batches : category.batches);
      fees.push({ ...particular, batches: whose, before: amount, after: entered.amount });
    }
    const off = ofCategory(discounts, category.id).map((one) => {
      const rises = raise.raiseDiscounts && one.values['kind'] === 'AMOUNT';
      return { ...one, entered: { value: rises ? raised(one.amount) : one.amount } };
    });
    await makeParts('feeDiscount', off, made, work);
    given += off.length;
  }
  return {
    categories: categories.length,
    discounts: given,
    before: sumMoney(fees.map((fee) => fee.before)),
    after: sumMoney(fees.map((fee) => fee.after)),
    left: particulars.length + discounts.length - fees.length - given,
    fees,
    leftCategories: found.flatMap(({ name, left }) => (left ? [{ category: name, reason: left }] : [])),
  };
};
