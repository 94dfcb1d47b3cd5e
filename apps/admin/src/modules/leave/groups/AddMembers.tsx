import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { GroupPerson } from '@school/domain';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';
import type { PersonRow } from './person.ts';
import { rowsOf } from './person.ts';
import { useCreditPreview } from './use-credit-preview.ts';
import { usePersonColumns } from './person-columns.tsx';

const useDepartments = () =>
  useLoad<readonly { id: number; name: string }[]>(
    '/setup/v1/EmployeeDepartments/getall',
    'leave.fail.group',
    { sort: ['name', 'ASC'], filter: { active: true } },
  );

/** Adds employees without a leave group to this one. */
export const AddMembers = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { context } = useEnvironment();
  const { leaveGroupId = '0' } = useParams();
  const group = useLoad<{ name: string }>(`/setup/v1/LeaveGroups/get/${leaveGroupId}`, 'leave.fail.group');
  const [departmentId, setDepartment] = useParam('department');
  const departments = useDepartments();
  const people = useLoad<readonly GroupPerson[]>(
    `/setup/v1/LeaveGroups/GetUnAssignedEmployeesToLeaveGroup/${leaveGroupId}`,
    'leave.fail.group',
    { departmentId },
  );
  const rows = useMemo(() => rowsOf(people.data), [people.data]);
  const selection = useMarked(rows);
  const { write, busy } = useWrite();
  const [addedOn, setAddedOn] = useState(context.today);
  const { marked } = selection;
  const credit = useCreditPreview(leaveGroupId, marked, addedOn);
  const columns = [
    ...usePersonColumns('joiningDate'),
    {
      key: 'credit',
      label: translate('leave.members.credit'),
      render: (row: PersonRow) => credit.get(row.employeeId) ?? '',
    },
  ];
  const add = async (): Promise<void> => {
    const answer = await write<{ added: number }>({
      path: `/setup/v1/LeaveGroups/AddEmployessIntoGroup/${leaveGroupId}`,
      body: { employeeIds: marked, addedOn },
      fallback: 'leave.fail.add',
    });
    if (!answer) return;
    toast.success('leave.members.added', { smart_count: answer.added });
    void navigate(`/leave_groups/${leaveGroupId}/manage_employees`);
  };
  return (
    <>
      <PageHeader
        title={translate('leave.members.addTo', { name: group.data?.name ?? '' })}
        under={translate('leave.members.hint')}
      />
      <LoadProblem text={group.problem ?? people.problem} onRetry={people.retry} />
      {people.problem ? null : (
        <RowsTable
          caption={translate('leave.members.addTo', { name: group.data?.name ?? '' })}
          columns={columns}
          rows={rows}
          selection={selection}
          empty={translate('leave.members.none')}
          tools={
            <>
              <Choose
                label={translate('leave.column.department')}
                value={departmentId}
                choices={departments.data}
                onChange={setDepartment}
                all={translate('leave.allDepartments')}
              />
              <DayInput label={translate('leave.column.addedOn')} value={addedOn} onChange={setAddedOn} />
              <Button
                variant="contained"
                loading={busy}
                disabled={marked.length === 0 || addedOn === ''}
                onClick={() => void add()}
              >
                {translate('leave.members.addMarked', { count: marked.length })}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
