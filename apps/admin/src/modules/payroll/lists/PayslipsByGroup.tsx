import Add from '@mui/icons-material/Add';
import { Button, Link } from '@mui/material';
import type { PayrollGroupRow, PayslipSummary } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { officePaths } from '../mode/payroll-paths.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { CountChips } from './CountChips.tsx';
import { useGroups, useSummaries } from './use-groups.ts';
import { wholeNumber } from '../../../i18n/whole-number.ts';

type Row = PayrollGroupRow & { readonly last: PayslipSummary | undefined };

/** Payroll groups with their last generated period. */
export const PayslipsByGroup = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const rights = usePayrollRights();
  const groups = useGroups();
  const last = useSummaries('findPayslipSummary');
  const rows = useMemo(() => {
    const byGroup = new Map(last?.map((summary) => [summary.groupId, summary]));
    return groups.data?.map((group): Row => ({ ...group, last: byGroup.get(group.id) }));
  }, [groups.data, last]);
  const columns: readonly RowsColumn<Row>[] = [
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
    {
      key: 'employees',
      label: translate('payroll.column.employees'),
      align: 'right',
      figure: (row) => row.employeeCount,
      render: (row) => wholeNumber(row.employeeCount),
    },
    {
      key: 'last',
      label: translate('payroll.column.lastPeriod'),
      text: (row) => row.last?.payPeriod ?? '',
      render: (row) => (row.last ? <PeriodText {...row.last} /> : '–'),
    },
    {
      key: 'states',
      label: translate('payroll.column.payslips'),
      render: (row) => (row.last ? <CountChips {...row.last} /> : '–'),
    },
    {
      key: 'actions',
      label: translate('engine.list.rowActions'),
      render: (row) => (
        <>
          {rights.generate ? (
            <Link component={RouterLink} to={officePaths.generate(row.id)} sx={{ mr: 2 }}>
              {translate('payroll.verb.generate')}
            </Link>
          ) : null}
          <Link component={RouterLink} to={paths.pastPayslips(row.id)}>
            {translate('payroll.past.link')}
          </Link>
        </>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title={translate('payroll.byGroup.title')}
        actions={
          rights.generate ? (
            <Button
              variant="contained"
              startIcon={<Add />}
              component={RouterLink}
              to={officePaths.newPayslips}
            >
              {translate('payroll.new.title')}
            </Button>
          ) : null
        }
      />
      <LoadProblem text={groups.problem} onRetry={groups.retry} />
      {groups.problem ? null : (
        <RowsTable<Row>
          caption={translate('payroll.byGroup.title')}
          columns={columns}
          rows={rows}
          busy={groups.busy}
          empty={translate('payroll.byGroup.empty')}
          onOpen={(row) =>
            void navigate(
              row.last ? paths.groupPayslips(row.id, row.last.payPeriod) : paths.pastPayslips(row.id),
            )
          }
        />
      )}
    </>
  );
};
