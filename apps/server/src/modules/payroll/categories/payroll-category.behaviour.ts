import {
  categoryOfRecord,
  categoryReads,
  checkCategory,
  codesRead,
  fieldOfProblem,
  parseFormula,
} from '@school/domain';
import type { PayrollCategory } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { reviseGroupsOf } from '../groups/revise-groups.ts';
import { lockPayrollRules } from '../payroll-lock.store.ts';
import { conflictAt, refuseDependents } from '../../../engine/envelope/refusals.ts';
import { conflictOf, invalidAt } from '../payroll-refusal.ts';
import { allCategories, categoryDependents, isOnPayslip, lopFormulas } from './category.store.ts';
import { ruleText } from './rule-text.ts';
import type { StoredCategory } from './stored-category.ts';

/** What a payslip is calculated from; when one of these changes, groups with the category get a new revision. */
const decisive = [
  'code',
  'name',
  'type',
  'valueType',
  'amount',
  'percentage',
  'baseCategory',
  'formula',
  'conditions',
  'defaultFormula',
  'rounding',
  'affectedByLop',
] as const satisfies readonly (keyof PayrollCategory)[];

const differs = (before: PayrollCategory, after: PayrollCategory): boolean =>
  decisive.some((key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null));

/** Names of categories and groups whose formulas reference a code. */
const readersOf = async (
  { transaction }: Work,
  code: string,
  others: readonly StoredCategory[],
): Promise<readonly string[]> => {
  const groups = (await lopFormulas(transaction)).filter(({ formula }) => {
    const parsed = parseFormula(formula);
    return parsed.ok && codesRead(parsed.value).includes(code);
  });
  const categories = others.filter((other) => categoryReads(other).includes(code));
  return [...categories.map(({ name, code }) => `${name} (${code})`), ...groups.map(({ name }) => name)];
};

/** Code, type and activity are fixed while others depend on them. */
const refuseFrozen = async (
  work: Work,
  id: number,
  [before, after]: readonly [PayrollCategory, PayrollCategory],
  others: readonly StoredCategory[],
): Promise<void> => {
  const isLost = before.isActive === true && after.isActive === false;
  if (before.code !== after.code || isLost) {
    const readers = await readersOf(work, before.code, others);
    if (readers.length > 0) {
      const names = { code: before.code, readers: readers.join(', ') };
      if (isLost) throw conflictAt('active', 'CATEGORY_IN_USE', '%{code} is used by %{readers}.', names);
      throw conflictAt(
        'code',
        'CATEGORY_CODE_FROZEN',
        '%{code} is used by %{readers}. Its code cannot be changed.',
        names,
      );
    }
  }
  if (before.type !== after.type && (await isOnPayslip(work.transaction, id))) {
    throw conflictAt('type', 'CATEGORY_TYPE_FROZEN', '%{code} is on payslips. Its type cannot be changed.', {
      code: before.code,
    });
  }
};

const beforeSave = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  await lockPayrollRules(work.transaction);
  const candidate = categoryOfRecord({ ...current, ...input });
  const id = current === undefined ? undefined : Number(current['id']);
  const others = (await allCategories(work.transaction)).filter((other) => other.id !== id);
  const checked = checkCategory(candidate, others);
  if (!checked.ok) throw invalidAt(fieldOfProblem(candidate, checked.error), checked.error);
  if (current && id !== undefined) {
    await refuseFrozen(work, id, [categoryOfRecord(current), candidate], others);
  }
  return { ...input, rule: ruleText(candidate) };
};

const afterSave = async (
  saved: RecordValues,
  before: RecordValues | undefined,
  work: Work,
): Promise<void> => {
  if (!before) return;
  const [old, now] = [categoryOfRecord(before), categoryOfRecord(saved)];
  if (differs(old, now)) await reviseGroupsOf(work, Number(saved['id']), `${now.code} was changed`);
};

const beforeDelete = async (current: RecordValues, work: Work): Promise<void> => {
  await lockPayrollRules(work.transaction);
  const id = Number(current['id']);
  const { code, name } = categoryOfRecord(current);
  const others = (await allCategories(work.transaction)).filter((other) => other.id !== id);
  const readers = await readersOf(work, code, others);
  const dependents = [
    ...(await categoryDependents(work.transaction, id)),
    { entity: 'payrollCategory', label: 'Formulas', count: readers.length, sample: readers.slice(0, 5) },
  ];
  refuseDependents('%{name} is in use and cannot be deleted.', dependents, { name });
};

/** An archived category has no code that formulas could find; a restored one must still fit the others. */
const beforeArchive = async (current: RecordValues, archived: boolean, work: Work): Promise<void> => {
  await lockPayrollRules(work.transaction);
  const id = Number(current['id']);
  const category = categoryOfRecord(current);
  const others = (await allCategories(work.transaction)).filter((other) => other.id !== id);
  if (archived) {
    await refuseFrozen(
      work,
      id,
      [
        { ...category, isActive: true },
        { ...category, isActive: false },
      ],
      others,
    );
    return;
  }
  const checked = checkCategory(category, others);
  if (!checked.ok) throw conflictOf(checked.error);
};

/** A category may only be saved with a rule that every group can calculate. */
export const payrollCategoryBehaviour: Behaviour = { beforeSave, afterSave, beforeDelete, beforeArchive };
