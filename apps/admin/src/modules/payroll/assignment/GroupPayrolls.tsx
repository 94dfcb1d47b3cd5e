import { Button, Link } from '@mui/material';
import { sumMoney } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { CallError } from '../../../engine/data/call-error.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { groupCall } from '../calls/payroll-calls.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { useFilterChoices } from '../lists/use-filter-choices.ts';
import { useGroups } from '../lists/use-groups.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { officePaths, payrollPaths } from '../mode/payroll-paths.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useMemberColumns, type MemberRow } from '../parts/member-columns.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useMembers } from '../parts/use-members.ts';

/** Employees of a payroll group with what each is paid. */
export const GroupPayrolls = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const toast = useToast();
  const { manage } = usePayrollRights();
  const { id = '' } = useParams();
  const [departmentID, setDepartment] = useParam('department');
  const { departments } = useFilterChoices();
  const groups = useGroups().data;
  const group = groups?.find((row) => String(row.id) === id);
  const { write, busy: writing } = useWrite();
  const { rows, problem, retry, busy } = useMembers(id, departmentID);
  const remove = async (row: MemberRow): Promise<void> => {
    const yes = await dialogs.confirm({
      title: translate('payroll.members.removeTitle', { name: row.employeeName }),
      text: translate('payroll.members.removeText'),
      verb: translate('payroll.members.remove'),
      tone: 'error',
    });
    if (!yes) return;
    const path = groupCall(`delete/${id}/${row.employeeId}`);
    const done = await write({ method: 'DELETE', path, fallback: 'payroll.fail.removeEmployee' });
    if (done !== undefined) toast.success('payroll.members.removed', { name: row.employeeName });
  };
  const money = (key: string, amountOf: (row: MemberRow) => string | null): RowsColumn<MemberRow> => ({
    key,
    label: translate(`payroll.column.${key}`),
    align: 'right',
    figure: (row) => Number(amountOf(row)),
    render: (row) => <MoneyCell value={amountOf(row)} />,
    renderTotal: (all) => <MoneyCell value={sumMoney(all.map((row) => amountOf(row) ?? '0.00'))} />,
  });
  const columns: readonly RowsColumn<MemberRow>[] = [
    ...useMemberColumns(),
    money('gross', (row) => row.grossPay),
    money('netPay', (row) => row.netPay),
    {
      key: 'revision',
      label: translate('payroll.column.revision'),
      align: 'right',
      figure: (row) => row.groupRevision,
      render: (row) => row.groupRevision,
    },
    {
      key: 'from',
      label: translate('payroll.column.from'),
      text: (row) => row.effectiveFrom,
      render: (row) => <DateCell value={row.effectiveFrom} />,
    },
    ...(manage
      ? [
          {
            key: 'actions',
            label: translate('engine.list.rowActions'),
            render: (row: MemberRow) => (
              <>
                <Link component={RouterLink} to={officePaths.assign(row.employeeId)} sx={{ mr: 2 }}>
                  {translate('engine.verb.edit')}
                </Link>
                <Link
                  component="button"
                  type="button"
                  color="error"
                  disabled={writing}
                  onClick={() => void remove(row)}
                  sx={{ verticalAlign: 'baseline' }}
                >
                  {translate('payroll.members.remove')}
                </Link>
              </>
            ),
          },
        ]
      : []),
  ];
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
