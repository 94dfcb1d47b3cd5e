import type { AssignmentRow, CategoryAmount, CategoryType, GroupCategories, Money } from '@school/domain';

/** One category of the current assignment next to the one being made. */
export interface ComparedLine {
  readonly code: string;
  readonly label: string;
  readonly type: CategoryType;
  readonly rule: string;
  readonly current: Money | undefined;
  /** Undefined where the group no longer has the category. */
  readonly next: Money | undefined;
  readonly isOverridden: boolean;
}

const nextLines = (
  categories: readonly CategoryAmount[],
  type: CategoryType,
  current: AssignmentRow | null,
) =>
  categories.map(({ code, label, formula, amount, isOverridden }): ComparedLine => ({
    code,
    label,
    type,
    isOverridden,
    rule: formula,
    current: current?.lines.find((line) => line.code === code)?.amount,
    next: amount,
  }));

/** Categories of the new assignment in order, followed by those only the current one has. */
export const comparedLines = (
  current: AssignmentRow | null,
  next: GroupCategories | undefined,
  type: CategoryType,
): readonly ComparedLine[] => {
  const lines = next ? nextLines(type === 'EARNING' ? next.earnings : next.deductions, type, current) : [];
  const known = new Set(lines.map(({ code }) => code));
  const gone = (current?.lines ?? []).filter((line) => line.type === type && !known.has(line.code));
  return [
    ...lines,
    ...gone.map(({ code, label, amount }): ComparedLine => ({
      code,
      label,
      type,
      rule: '',
      current: amount,
      next: undefined,
      isOverridden: false,
    })),
  ];
};
