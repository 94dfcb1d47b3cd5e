import {
  checkGeneration,
  parseMoney,
  subtractMoney,
  sumMoney,
  type CategoryBlock,
  type EmployeeRow,
  type Money,
  type NetPayProblem,
  type SelectionProblem,
} from '@school/domain';

export { numericPart } from '../../../engine/field/money/numeric-part.ts';

/** Amounts typed for one employee, by category code. */
export type RowEdits = Readonly<Record<string, Money>>;
/** Typed amounts by employee. */
export type Edits = ReadonlyMap<number, RowEdits>;

export type Side = 'EARNINGS' | 'DEDUCTION';
export interface AmountColumn {
  readonly side: Side;
  readonly code: string;
  readonly label: string;
}

/** The amount columns of one side in the order of the answer, named by its labels; rows may have different ones. */
export const amountColumns = (rows: readonly EmployeeRow[], side: Side): readonly AmountColumn[] => {
  const labels = new Map<string, string>();
  for (const row of rows) {
    const own = side === 'EARNINGS' ? row.earningLabels : row.deductionLabels;
    for (const { code } of row.payrollCategories[side].hrPayrollCategoryList) {
      if (!labels.has(code)) labels.set(code, own[code] ?? code);
    }
  }
  return Array.from(labels, ([code, label]) => ({ side, code, label }));
};

/** Amount of a cell; undefined if the employee has no such category. */
export const amountAt = (
  row: EmployeeRow,
  { side, code }: Pick<AmountColumn, 'side' | 'code'>,
): Money | undefined =>
  row.payrollCategories[side].hrPayrollCategoryList.find((item) => item.code === code)?.amount;

const editedBlock = (block: CategoryBlock, edits: RowEdits): CategoryBlock => {
  const list = block.hrPayrollCategoryList.map(({ code, amount }) => ({
    code,
    amount: edits[code] ?? amount,
  }));
  return { total: sumMoney(list.map(({ amount }) => amount)), hrPayrollCategoryList: list };
};

/** The row with typed amounts filled in: totals of both sides and net pay are adjusted. */
export const editedRow = (row: EmployeeRow, edits: RowEdits | undefined): EmployeeRow => {
  if (!edits || Object.keys(edits).length === 0) return row;
  const EARNINGS = editedBlock(row.payrollCategories.EARNINGS, edits);
  const DEDUCTION = editedBlock(row.payrollCategories.DEDUCTION, edits);
  return {
    ...row,
    payrollCategories: { EARNINGS, DEDUCTION },
    netPay: subtractMoney(EARNINGS.total, DEDUCTION.total),
  };
};

/** Edits plus another one; an amount equal to the rules' result is no longer an edit. */
export const withEdit = (edits: Edits, row: EmployeeRow, column: AmountColumn, amount: Money): Edits => {
  const { [column.code]: _, ...others } = edits.get(row.employeeId) ?? {};
  const next = amountAt(row, column) === amount ? others : { ...others, [column.code]: amount };
  const all = new Map(edits);
  if (Object.keys(next).length === 0) all.delete(row.employeeId);
  else all.set(row.employeeId, next);
  return all;
};

/** The typed amount; undefined if it is not one, so that the previous one stays. */
export const typedAmount = (typed: string): Money | undefined => {
  const amount = parseMoney(typed.replace(/\.$/, '').replace(/^\./, '0.'));
  return amount.ok ? amount.value : undefined;
};

/** Everything that blocks generating for the chosen rows, in row order; empty when nothing does. */
export const generationProblems = (
  chosen: readonly EmployeeRow[],
): readonly (SelectionProblem | NetPayProblem)[] => {
  const checked = checkGeneration(
    chosen.map(({ employeeId, employeeName, netPay }) => ({
      employeeId: String(employeeId),
      name: employeeName,
      netPay,
    })),
  );
  return checked.ok ? [] : checked.error;
};

/** Up to this many employees are generated in one synchronous call. */
export const mostAtOnce = 200;

/** Amounts submitted with a job. */
export interface JobEdit {
  readonly employeeId: number;
  readonly lines: readonly { readonly code: string; readonly amount: Money }[];
}
export type GenerationPlan =
  | { readonly how: 'rows'; readonly rows: readonly EmployeeRow[] }
  | { readonly how: 'job'; readonly edits: readonly JobEdit[] };

/** A large group selected as a whole is left to a job, along with the typed amounts; everything else is sent row by row. */
export const generationPlan = (
  chosen: readonly EmployeeRow[],
  count: number,
  edits: Edits,
): GenerationPlan => {
  if (chosen.length <= mostAtOnce || chosen.length < count) return { how: 'rows', rows: chosen };
  return {
    how: 'job',
    edits: Array.from(edits, ([employeeId, amounts]) => ({
      employeeId,
      lines: Object.entries(amounts).map(([code, amount]) => ({ code, amount })),
    })),
  };
};

/** The request body for many payslips. */
export const bulkPayload = (payslips: readonly EmployeeRow[], payPeriod: string, frequency: string) => ({
  payslips,
  payPeriod,
  frequency,
});
