import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { officePaths } from '../mode/payroll-paths.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useMemberColumns, type MemberRow } from '../parts/member-columns.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useMembers } from '../parts/use-members.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';

/** Employees of all payroll groups, each with the way to the payslips. */
export const PayslipsByEmployee = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { context } = useEnvironment();
  const { paths } = usePayrollMode();
  const { generate } = usePayrollRights();
  const [departmentID, setDepartment] = useParam('department');
  const { departments } = useFilterChoices();
  const { rows, problem, retry, busy } = useMembers(0, departmentID);
  const columns: readonly RowsColumn<MemberRow>[] = [
    ...useMemberColumns(),
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
        <RowsTable<MemberRow>
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
