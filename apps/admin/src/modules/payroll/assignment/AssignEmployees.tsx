import { isIsoDate, type AssignableRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { typedAmount } from '../generation/edits.ts';
import { departmentOf } from '../generation/department-of.ts';
import { useFilterChoices } from '../lists/use-filter-choices.ts';
import { useGroups } from '../lists/use-groups.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';
import { MarkAll } from '../parts/MarkAll.tsx';
import { AssignBar, type AssignTerms } from './AssignBar.tsx';
import { assignPreview } from './preview.ts';
import { useAssign } from './use-assign.ts';

type Row = AssignableRow & { readonly id: number };

/** Who an employee is, and what they are paid so far. */
const useAssignableColumns = (): readonly RowsColumn<Row>[] => {
  const translate = useTranslate();
  return [
    { key: 'employee', label: translate('payroll.column.employee'), text: (row) => row.employeeName },
    { key: 'number', label: translate('payroll.column.employeeNumber'), text: (row) => row.employeeNumber },
    { key: 'department', label: translate('payroll.column.department'), text: departmentOf },
    {
      key: 'joining',
      label: translate('payroll.toggle.dateOfJoining'),
      text: (row) => row.joiningDate,
      render: (row) => <DateCell value={row.joiningDate} />,
    },
    {
      key: 'gross',
      label: translate('payroll.column.periodPay'),
      align: 'right',
      figure: (row) => Number(row.periodPay ?? 0),
      render: (row) => (row.periodPay ? <MoneyCell value={row.periodPay} /> : '–'),
    },
  ];
};

/** Adds employees without a payroll to a group. */
export const AssignEmployees = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { context } = useEnvironment();
  const { id = '' } = useParams();
  const [department, setDepartment] = useParam('department');
  const { departments } = useFilterChoices();
  const group = useGroups().data?.find((row) => String(row.id) === id);
  const { data, problem, retry, busy } = useLoad<readonly AssignableRow[]>(
    groupCall(`getEmployeesToAssign/${id}/${department || '0'}`),
    'payroll.fail.assignable',
  );
  const rows = useMemo(() => data?.map((row): Row => ({ ...row, id: row.employeeId })), [data]);
  const columns = useAssignableColumns();
  const selection = useMarked(rows);
  const [terms, setTerms] = useState<AssignTerms>({ grossFrom: 'payTerms', value: '', from: context.today });
  const chosen = rows?.filter((row) => selection.marked.includes(row.id)) ?? [];
  const preview = assignPreview(chosen, terms.grossFrom, terms.value);
  const gross = typedAmount(terms.value);
  const { busy: writing, assign } = useAssign();
  const assignChosen = async (): Promise<void> => {
    const done = await assign({
      groupId: Number(id),
      employeeIds: selection.marked,
      grossFrom: terms.grossFrom,
      ...(terms.grossFrom === 'value' ? { grossPay: gross } : {}),
      effectiveFrom: terms.from,
    });
    if (done) void navigate(officePaths.groupEmployees(id));
  };
  return (
    <>
      <PageHeader
        title={translate('payroll.assignMany.title')}
        under={group?.name}
        actions={<BackLink to={officePaths.groupEmployees(id)} label={translate('payroll.members.title')} />}
      />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <>
          <AssignBar
            terms={terms}
            onChange={(change) => setTerms((now) => ({ ...now, ...change }))}
            preview={preview}
            ready={
              chosen.length > 0 &&
              isIsoDate(terms.from) &&
              (terms.grossFrom === 'payTerms' || gross !== undefined)
            }
            busy={writing}
            onAssign={() => void assignChosen()}
          />
          <RowsTable<Row>
            caption={translate('payroll.assignMany.title')}
            columns={columns}
            rows={rows}
            busy={busy}
            selection={selection}
            empty={translate('payroll.assignMany.empty')}
            tools={
              <>
                <Choose
                  label={translate('payroll.column.department')}
                  value={department}
                  choices={departments}
                  onChange={setDepartment}
                  all={translate('payroll.all.departments')}
                />
                <MarkAll
                  marked={selection.marked.length}
                  onMarkAll={(all) => selection.set(all ? selection.reach : [])}
                />
              </>
            }
          />
        </>
      )}
    </>
  );
};
