import type { PaybookEmployee, PaybookRegister } from '@school/domain';

/** A column of a pay book as written. */
interface Cell {
  readonly label: string;
  readonly isAmount: boolean;
  readonly of: (row: PaybookEmployee, place: number) => string;
  readonly total?: string;
}

const text = (label: string, of: Cell['of']): Cell => ({ label, isAmount: false, of });

/** The columns of a pay book in order; a row without a column's category stays empty there. */
export const paybookCells = ({ shows, columns, totals }: PaybookRegister): readonly Cell[] => {
  const further = (show: string, cells: readonly Cell[]): readonly Cell[] =>
    shows.includes(show) ? cells : [];
  const ofType = (type: string): readonly Cell[] =>
    columns
      .filter((column) => column.type === type)
      .map(({ code, label }) => ({
        label,
        isAmount: true,
        of: ({ amounts }) => amounts[code] ?? '',
        total: totals.amounts[code] ?? '0.00',
      }));
  const sum = (label: string, key: 'earningsTotal' | 'deductionsTotal' | 'netPay'): Cell => ({
    label,
    isAmount: true,
    of: (row) => row[key],
    total: totals[key],
  });
  return [
    text('No.', (_, place) => String(place + 1)),
    text('Number', ({ number }) => number),
    text('Employee', ({ name }) => name),
    ...further('DEPARTMENT', [text('Department', ({ department }) => department)]),
    ...further('POSITION', [text('Position', ({ position }) => position)]),
    ...further('DAYS', [
      text('Present', ({ daysPresent }) => daysPresent),
      text('Unpaid', ({ lopDays }) => lopDays),
    ]),
    ...ofType('EARNING'),
    sum('Earnings', 'earningsTotal'),
    ...ofType('DEDUCTION'),
    sum('Deductions', 'deductionsTotal'),
    sum('Net pay', 'netPay'),
    ...further('ACCOUNT', [text('Account', ({ account }) => account)]),
    ...further('SIGNATURE', [text('Signature', () => '')]),
  ];
};
