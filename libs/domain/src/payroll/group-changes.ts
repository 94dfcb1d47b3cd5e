import type { Money } from '../money/money.ts';
import { tryGroup } from './group-trial.ts';
import type { GroupDraft, GroupTrial, GroupTrialValues } from './group-trial.ts';
import type { LossOfPaySettings } from './loss-of-pay.ts';
import type { NumberedCategory } from './membership.ts';
import { membersAfter } from './membership.ts';

/** The amount of one category before and after; undefined where it is not in the group. */
export interface ChangedLine {
  readonly code: string;
  readonly label: string;
  readonly before: Money | undefined;
  readonly after: Money | undefined;
}

/** What a payroll group would calculate differently from its saved state. */
export interface GroupChanges {
  readonly lines: readonly ChangedLine[];
  /** The same categories in another order. */
  readonly isReordered: boolean;
  /** Another rule for unpaid days or for lateness. */
  readonly isOtherLossOfPay: boolean;
  readonly netPay: readonly [before: Money, after: Money];
}

/** The fields of a group that decide what unpaid time costs. */
export const unpaidTimeKeys = [
  'enableLop',
  'lopMethod',
  'lopFormula',
  'lateRule',
  'lateGrace',
  'lateFree',
  'lateTimes',
  'lateDays',
  'lateDayMinutes',
] as const satisfies readonly (keyof LossOfPaySettings)[];

const amountsOf = ({ pay }: GroupTrial): ReadonlyMap<string, readonly [label: string, amount: Money]> =>
  new Map(pay.lines.map(({ code, label, amount }) => [code, [label, amount]]));

const linesOf = (before: GroupTrial, after: GroupTrial): readonly ChangedLine[] => {
  const [old, now] = [amountsOf(before), amountsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((code) => {
    const [from, to] = [old.get(code), now.get(code)];
    const line = { code, label: (to ?? from)?.[0] ?? code, before: from?.[1], after: to?.[1] };
    return line.before === line.after ? [] : [line];
  });
};

/**
 * Compares a payroll group in its form with the saved group by the payslip of one employee: what creates a new revision of
 * it (domain 2.7).
 * @param values sample of an employee
 * @returns undefined when nothing that is calculated has changed, or one of the two cannot be calculated
 */
export function groupChanges(
  before: GroupDraft,
  draft: GroupDraft,
  all: readonly NumberedCategory[],
  values: GroupTrialValues,
): GroupChanges | undefined {
  const members = membersAfter(draft.categoryIds, before.categoryIds, all);
  const isOtherLossOfPay = unpaidTimeKeys.some(
    (key) => String(before[key] ?? '') !== String(draft[key] ?? ''),
  );
  if (!isOtherLossOfPay && members.join() === before.categoryIds.join()) return undefined;
  const [old, now] = [
    tryGroup(before, before.categoryIds, all, values),
    tryGroup(draft, before.categoryIds, all, values),
  ];
  if (!old.ok || !now.ok) return undefined;
  const sorted = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();
  return {
    lines: linesOf(old.value, now.value),
    isReordered:
      sorted(members) === sorted(before.categoryIds) && members.join() !== before.categoryIds.join(),
    isOtherLossOfPay,
    netPay: [old.value.pay.netPay, now.value.pay.netPay],
  };
}
