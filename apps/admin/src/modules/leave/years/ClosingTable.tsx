import { useTranslate } from 'react-admin';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';

/** The effect of the end of a year on an employee's balance. */
export interface ClosingRow {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly leaveTypeId: number;
  readonly leaveTypeName: string;
  readonly balance: string;
  readonly carried: string;
  readonly lapsed: string;
  readonly encashed: string;
}
const figures = ['balance', 'carried', 'lapsed', 'encashed'] as const;

/** Balances at the end of a year, and what is carried over, lapses or is paid out. */
export const ClosingTable = ({ rows: all }: { readonly rows: readonly ClosingRow[] }) => {
  const translate = useTranslate();
  const columns: readonly RowsColumn<ClosingRow>[] = [
    {
      key: 'employeeName',
      label: translate('leave.column.employee'),
      role: 'title',
      text: (row) => row.employeeName,
    },
    { key: 'leaveTypeName', label: translate('leave.column.leaveType'), text: (row) => row.leaveTypeName },
    ...figures.map((key): RowsColumn<ClosingRow> => ({
      key,
      label: translate(`leave.column.${key}`),
      align: 'right',
      figure: (row) => Number(row[key]),
      render: (row) => row[key],
      renderTotal: (rows) => rows.reduce((sum, row) => sum + Number(row[key]), 0),
    })),
  ];
  return (
    <RowsTable
      caption={translate('leave.process.title')}
      columns={columns}
      rows={all.map((row) => ({ ...row, id: `${row.employeeId}-${row.leaveTypeId}` }))}
      empty={translate('leave.process.empty')}
    />
  );
};
