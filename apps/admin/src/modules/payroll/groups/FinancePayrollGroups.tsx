import type { PayrollGroupRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useGroups } from '../lists/use-groups.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';

/** Payroll groups to read. */
export const FinancePayrollGroups = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { data, problem, retry, busy } = useGroups();
  const count = (
    key: 'employeeCount' | 'outdatedCount' | 'revision',
    label: string,
  ): RowsColumn<PayrollGroupRow> => ({
    key,
    label: translate(`payroll.column.${label}`),
    align: 'right',
    figure: (row) => row[key],
    render: (row) => wholeNumber(row[key]),
  });
  const columns: readonly RowsColumn<PayrollGroupRow>[] = [
    {
      key: 'name',
      label: translate('payroll.column.group'),
      text: (row) => row.name,
      render: (row) => row.name,
    },
    {
      key: 'frequency',
      label: translate('payroll.column.frequency'),
      text: (row) => translate(`payroll.frequency.${row.paymentFrequency}`),
      render: (row) => translate(`payroll.frequency.${row.paymentFrequency}`),
    },
    count('employeeCount', 'employees'),
    count('outdatedCount', 'outdated'),
    count('revision', 'revision'),
  ];
  return (
    <>
      <PageHeader title={translate('payroll.groups.title')} />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable<PayrollGroupRow>
          caption={translate('payroll.groups.title')}
          columns={columns}
          rows={data}
          busy={busy}
          empty={translate('payroll.byGroup.empty')}
          onOpen={(row) => void navigate(paths.group(row.id))}
        />
      )}
    </>
  );
};
