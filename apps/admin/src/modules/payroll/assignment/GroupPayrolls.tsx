import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { CallError } from '../../../engine/data/call-error.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { useFilterChoices } from '../lists/use-filter-choices.ts';
import { useGroups } from '../lists/use-groups.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { officePaths, payrollPaths } from '../mode/payroll-paths.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import type { MemberRow } from '../parts/member-columns.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useMembers } from '../parts/use-members.ts';
import { usePayrollColumns } from './use-payroll-columns.tsx';

/** Employees of a payroll group with what each is paid. */
export const GroupPayrolls = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { manage } = usePayrollRights();
  const { id = '' } = useParams();
  const [departmentID, setDepartment] = useParam('department');
  const { departments } = useFilterChoices();
  const groups = useGroups().data;
  const group = groups?.find((row) => String(row.id) === id);
  const { rows, problem, retry, busy } = useMembers(id, departmentID);
  const columns = usePayrollColumns(id, manage);
  if (groups && !group)
    return (
      <Problem
        title={translate('payroll.members.title')}
        error={new CallError('engine.error.notFound', 404)}
        back={payrollPaths('office').groups}
      />
    );
  return (
    <>
      <PageHeader
        title={translate('payroll.members.title')}
        under={group?.name}
        actions={
          manage ? (
            <>
              <Button variant="outlined" component={RouterLink} to={officePaths.createPayroll(id)}>
                {translate('payroll.create.title')}
              </Button>
              <Button variant="contained" component={RouterLink} to={officePaths.assignEmployees(id)}>
                {translate('payroll.assignMany.title')}
              </Button>
            </>
          ) : null
        }
      />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable<MemberRow>
          caption={translate('payroll.members.title')}
          columns={columns}
          rows={rows}
          busy={busy}
          empty={translate('payroll.members.empty')}
          onOpen={manage ? (row) => void navigate(officePaths.assign(row.employeeId)) : undefined}
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
