import { billOf, type BillDiscount, type BillParticular, type TaxMode } from '@school/domain';
import type { BillHead } from '../bill-lines.ts';
import type { BillDraft } from '../drafts.ts';
import { isFor } from '../receiver.ts';
import type { BilledStudent, StoredDiscount, StoredParticular } from '../publishing.store.ts';
import type { StoredLine } from './changes.store.ts';

/** What a user ticks or unticks for a bill: a particular or a discount of its fee category. */
export interface BillChange {
  readonly bill: number;
  readonly kind: 'PARTICULAR' | 'DISCOUNT';
  /** The particular or discount. */
  readonly item: number;
  readonly given: boolean;
}

/** The fee category as it is now. */
export interface FeeTemplate {
  readonly particulars: readonly StoredParticular[];
  readonly discounts: readonly StoredDiscount[];
  readonly mode: TaxMode;
}

/** The particulars and discounts of a bill, by their ids in the fee category. */
export interface BillParts {
  readonly particulars: ReadonlySet<number>;
  readonly discounts: ReadonlySet<number>;
}

/**
 * The category's discounts that the lines name. Two of the same name are distinguished by whom they are for; those the
 * category no longer has are not included.
 */
const discountsOn = (
  lines: readonly StoredLine[],
  student: BilledStudent,
  { discounts }: FeeTemplate,
): ReadonlySet<number> => {
  const names = new Set(lines.flatMap((line) => line.discounts.map(({ name }) => name)));
  return new Set(
    [...names].flatMap((name) => {
      const alike = discounts.filter((one) => one.name === name);
      const [found] = [...alike.filter((one) => isFor(student, one)), ...alike];
      return found ? [found.id] : [];
    }),
  );
};

export const partsOf = (
  lines: readonly StoredLine[],
  student: BilledStudent,
  template: FeeTemplate,
): BillParts => ({
  particulars: new Set(lines.flatMap(({ particular }) => (particular === null ? [] : [particular]))),
  discounts: discountsOn(lines, student, template),
});

/** The key by which figures name a line: a new one by its particular, an existing one by itself. */
const keyOf = ({ id }: StoredLine): number => -id;

const ticked = (
  before: ReadonlySet<number>,
  changes: readonly BillChange[],
  kind: BillChange['kind'],
): ReadonlySet<number> => {
  const now = new Set(before);
  for (const { item, given } of changes.filter((change) => change.kind === kind)) {
    if (given) now.add(item);
    else now.delete(item);
  }
  return now;
};

const aimed = ({ id, kind, value, master }: StoredDiscount, heads: readonly BillHead[]): BillDiscount[] => {
  if (master === null) return [{ id, kind, value, particular: null }];
  return heads
    .filter((head) => head.master === master)
    .slice(0, 1)
    .map(({ key }) => ({ id, kind, value, particular: key }));
};

interface Counted {
  readonly discounts: readonly BillDiscount[];
  readonly names: ReadonlyMap<number, string>;
}

/** Discounts that stay as they were granted, each on its line. */
const asGiven = (lines: readonly StoredLine[], stays: (name: string) => boolean): Counted => {
  const entries = lines.flatMap((line) =>
    line.discounts.filter(({ name }) => stays(name)).map((one) => ({ ...one, line: keyOf(line) })),
  );
  const numbered = entries.map((entry, at) => ({ ...entry, id: at - entries.length }));
  return {
    discounts: numbered.map(({ id, amount, line }) => ({
      id,
      kind: 'AMOUNT',
      value: amount,
      particular: line,
    })),
    names: new Map(numbered.map(({ id, name }) => [id, name])),
  };
};

/**
 * The amount of a bill with particulars and discounts added or removed. Lines keep their amounts and rates, and discounts
 * what they granted; they are recalculated where the particulars they are shared over change.
 */
export const nextBill = (
  lines: readonly StoredLine[],
  student: BilledStudent,
  changes: readonly BillChange[],
  template: FeeTemplate,
): BillDraft => {
  const before = partsOf(lines, student, template);
  const wanted = ticked(before.particulars, changes, 'PARTICULAR');
  const discounts = ticked(before.discounts, changes, 'DISCOUNT');
  const kept = lines.filter(({ particular }) => particular === null || wanted.has(particular));
  const added = template.particulars.filter(({ id }) => wanted.has(id) && !before.particulars.has(id));
  const isSame = kept.length === lines.length && added.length === 0;
  const heads: BillHead[] = [
    ...kept.map((line) => ({
      key: keyOf(line),
      name: line.name,
      master: line.master,
      template: line.particular,
    })),
    ...added.map(({ id, name, master }) => ({ key: id, name, master, template: id })),
  ];
  const particulars: BillParticular[] = [
    ...kept.map((line) => ({ id: keyOf(line), amount: line.amount, taxRate: line.taxRate })),
    ...added,
  ];
  const known = new Map(template.discounts.map((one) => [one.name, one]));
  const isGone = (name: string): boolean => !known.has(name);
  const dropped = new Set(
    template.discounts
      .filter(({ id }) => before.discounts.has(id) && !discounts.has(id))
      .map(({ name }) => name),
  );
  const given = asGiven(kept, (name) => (isSame ? !dropped.has(name) : isGone(name)));
  const counted = template.discounts.filter(
    ({ id }) => discounts.has(id) && (!isSame || !before.discounts.has(id)),
  );
  const all = [...given.discounts, ...counted.flatMap((one) => aimed(one, heads))];
  return {
    bill: billOf(particulars, all, template.mode),
    heads: new Map(heads.map((head) => [head.key, head])),
    names: new Map([...given.names, ...counted.map(({ id, name }) => [id, name] as const)]),
  };
};
