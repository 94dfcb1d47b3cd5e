import {
  payTotals,
  type CategoryType,
  type Money,
  type PayTotals,
  type PayslipLineRow,
} from '@school/domain';
import { typedAmount } from './edits.ts';

/** A line for this payslip only, as typed. */
export interface DraftItem {
  readonly key: number;
  readonly name: string;
  readonly type: CategoryType;
  readonly amount: string;
}

/** A payslip being filled in. Typed amounts are kept as text until they are parsed. */
export interface PayslipDraft {
  readonly lopDays: string;
  readonly amounts: Readonly<Record<string, string>>;
  readonly items: readonly DraftItem[];
  readonly remark: string;
}

export const emptyDraft = (lopDays: string): PayslipDraft => ({
  lopDays,
  amounts: {},
  items: [],
  remark: '',
});

type Line = Pick<PayslipLineRow, 'code' | 'source'>;
const isOwnItem = ({ code, source }: Line): boolean => source === 'INDIVIDUAL' && code.startsWith('EXTRA_');

/** Lines from the rules; those typed for one payslip only are items of its draft. */
export const ruleLines = (lines: readonly PayslipLineRow[]): readonly PayslipLineRow[] =>
  lines.filter((line) => !isOwnItem(line));

/** The draft for changing a stored payslip. */
export const draftOf = (payslip: {
  readonly lopDays: string;
  readonly lines: readonly PayslipLineRow[];
}): PayslipDraft => ({
  ...emptyDraft(payslip.lopDays),
  items: payslip.lines
    .filter(isOwnItem)
    .map(({ label, type, amount }, index) => ({ key: index + 1, name: label, type, amount })),
});

export type DraftChange =
  | { readonly type: 'lopDays'; readonly value: string }
  | { readonly type: 'remark'; readonly value: string }
  | { readonly type: 'amount'; readonly code: string; readonly value: string | undefined }
  | { readonly type: 'addItem' }
  | { readonly type: 'item'; readonly key: number; readonly change: Partial<Omit<DraftItem, 'key'>> }
  | { readonly type: 'removeItem'; readonly key: number };

const nextKey = (items: readonly DraftItem[]): number => Math.max(0, ...items.map(({ key }) => key)) + 1;

/** The draft after a change. */
export const changedDraft = (draft: PayslipDraft, change: DraftChange): PayslipDraft => {
  switch (change.type) {
    case 'lopDays':
      return { ...draft, lopDays: change.value };
    case 'remark':
      return { ...draft, remark: change.value };
    case 'amount': {
      const { [change.code]: _, ...others } = draft.amounts;
      return {
        ...draft,
        amounts: change.value === undefined ? others : { ...others, [change.code]: change.value },
      };
    }
    case 'addItem':
      return {
        ...draft,
        items: [...draft.items, { key: nextKey(draft.items), name: '', type: 'EARNING', amount: '' }],
      };
    case 'item':
      return {
        ...draft,
        items: draft.items.map((item) => (item.key === change.key ? { ...item, ...change.change } : item)),
      };
    case 'removeItem':
      return { ...draft, items: draft.items.filter(({ key }) => key !== change.key) };
  }
};

/** Lines with typed amounts filled in; text that is not an amount leaves the line unchanged. */
export const draftLines = (
  lines: readonly PayslipLineRow[],
  { amounts }: Pick<PayslipDraft, 'amounts'>,
): readonly PayslipLineRow[] =>
  lines.map((line) => {
    const amount = typedAmount(amounts[line.code] ?? line.amount) ?? line.amount;
    return { ...line, amount, isEdited: amount !== line.computedAmount };
  });

/** Totals of what is on the screen. */
export const draftTotals = (lines: readonly PayslipLineRow[], draft: PayslipDraft): PayTotals =>
  payTotals([
    ...draftLines(lines, draft),
    ...draft.items.map(({ type, amount }): { type: CategoryType; amount: Money } => ({
      type,
      amount: typedAmount(amount) ?? '0.00',
    })),
  ]);

/** What is still missing or wrong: positions of items by key, and lines by code. */
export const draftProblems = (draft: PayslipDraft): readonly string[] => [
  ...Object.entries(draft.amounts).flatMap(([code, text]) => (typedAmount(text) === undefined ? [code] : [])),
  ...draft.items.flatMap(({ key, name, amount }) =>
    name.trim() !== '' && Number(typedAmount(amount) ?? 0) > 0 ? [] : [`item.${key}`],
  ),
  ...(/^\d{1,3}(\.\d{1,2})?$/.test(draft.lopDays) ? [] : ['lopDays']),
];

/**
 * The part of a body that states how a payslip differs from what the rules yield. Only differing lines are included, so
 * that the rest is recalculated.
 */
export const draftWishes = (lines: readonly PayslipLineRow[], draft: PayslipDraft) => ({
  lopDays: draft.lopDays,
  lines: draftLines(lines, draft)
    .filter(({ isEdited, source }) => isEdited && source !== 'LOP')
    .map(({ code, amount, isEdited }) => ({ code, amount, isEdited })),
  individualItems: draft.items
    .filter(({ name, amount }) => name.trim() !== '' && typedAmount(amount) !== undefined)
    .map(({ name, type, amount }) => ({ name: name.trim(), type, amount: typedAmount(amount) ?? '0.00' })),
});
