import { Link } from '@mui/material';
import type { GroupMemberRow } from '@school/domain';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { departmentOf } from '../generation/department-of.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../calls/use-load.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { Choose } from '../parts/Choose.tsx';
import { LoadProblem } from '../parts/LoadProblem.tsx';
import { OutdatedMark } from '../parts/OutdatedMark.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { RowsTable, type RowsColumn } from '../parts/RowsTable.tsx';
import { useFilterChoices } from './use-filter-choices.ts';
import { useParam } from './use-param.ts';

type Row = GroupMemberRow & { readonly id: number };

/** Employees of all payroll groups, each with the way to the payslips. */
export const PayslipsByEmployee = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { context } = useEnvironment();
  const { paths } = usePayrollMode();
  const { generate } = usePayrollRights();
  const [departmentID, setDepartment] = useParam('department');
  const { departments } = useFilterChoices();
  const { data, problem, retry, busy } = useLoad<readonly GroupMemberRow[]>(
    groupCall('getPayrollGroupEmployees/0'),
    'payroll.fail.groupEmployees',
    { departmentID },
  );
  const rows = useMemo(() => data?.map((row): Row => ({ ...row, id: row.employeeId })), [data]);
  const columns: readonly RowsColumn<Row>[] = [
    {
      key: 'employee',
      label: translate('payroll.column.employee'),
      text: (row) => row.employeeName,
      render: (row) => (
        <>
          {row.employeeName} <OutdatedMark shown={row.isOutdated} />
        </>
      ),
    },
    {
      key: 'number',
      label: translate('payroll.column.employeeNumber'),
      text: (row) => row.employeeNumber,
      render: (row) => row.employeeNumber,
    },
    {
      key: 'department',
      label: translate('payroll.column.department'),
      text: departmentOf,
      render: departmentOf,
    },
    {
      key: 'group',
      label: translate('payroll.column.group'),
      text: (row) => row.groupName,
      render: (row) => row.groupName,
    },
    {
      key: 'lastPeriod',
      label: translate('payroll.column.lastPeriod'),
      text: (row) => row.lastPeriod?.payPeriod ?? '',
      render: (row) => (row.lastPeriod ? <PeriodText {...row.lastPeriod} /> : '–'),
    },
    {
      key: 'actions',
      label: translate('engine.list.rowActions'),
      render: (row) => (
        <>
          {generate ? (
            <Link
              component={RouterLink}
              to={officePaths.generateOne(row.groupId, row.employeeId, context.today)}
              sx={{ mr: 2 }}
            >
              {translate('payroll.verb.generate')}
            </Link>
          ) : null}
          <Link component={RouterLink} to={paths.employeePast(row.employeeId)}>
            {translate('payroll.past.link')}
          </Link>
        </>
      ),
    },
  ];
  return (
    <>
      <PageHeader title={translate('payroll.byEmployee.title')} />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable<Row>
          caption={translate('payroll.byEmployee.title')}
          columns={columns}
          rows={rows}
          busy={busy}
          empty={translate('payroll.byEmployee.empty')}
          onOpen={(row) => void navigate(paths.employeePast(row.employeeId))}
          tools={
            <Choose
              label={translate('payroll.column.department')}
              value={departmentID}
              choices={departments}
              onChange={setDepartment}
              all={translate('payroll.all.departments')}
            />
          }
        />
      )}
    </>
  );
};
