import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Selection } from '../../../engine/list/table/selection.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { usePayslipColumns, type PayslipColumn } from './payslip-columns.tsx';
import { PayslipMenu } from './PayslipMenu.tsx';
import type { PayslipItem } from './payslip-row.ts';
import { SkippedNote } from './SkippedNote.tsx';
import type { PayslipVerbs } from './use-payslip-verbs.ts';

interface PayslipTableProps {
  readonly caption: string;
  readonly columns: readonly PayslipColumn[];
  readonly rows: readonly PayslipItem[] | undefined;
  readonly empty: string;
  readonly verbs: PayslipVerbs;
  readonly busy?: boolean;
  readonly tools?: ReactNode;
  readonly selection?: Selection;
}

/** A list of payslips: a click opens one, its verbs stand at the end of the row. */
export const PayslipTable = ({ columns: keys, rows, verbs, ...rest }: PayslipTableProps) => {
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const columns = usePayslipColumns(keys);
  return (
    <>
      <SkippedNote skipped={verbs.skipped} rows={rows ?? []} onClose={verbs.forgetSkipped} />
      <RowsTable<PayslipItem>
        {...rest}
        columns={columns}
        rows={rows}
        onOpen={(row) => void navigate(paths.payslip(row.id))}
        renderMenu={(row) => <PayslipMenu row={row} verbs={verbs} />}
      />
    </>
  );
};
