import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { GroupPerson } from '@school/domain';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import type { PersonRow } from './person.ts';
import { rowsOf } from './person.ts';
import { usePersonColumns } from './person-columns.tsx';

/** Employees of a leave group, of one department or all. */
export const GroupMembers = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { leaveGroupId = '0', departmentId = '0' } = useParams();
  const group = useLoad<{ name: string }>(`/setup/v1/LeaveGroups/get/${leaveGroupId}`, 'leave.fail.group');
  const people = useLoad<readonly GroupPerson[]>(
    `/setup/v1/LeaveGroups/getSavedEmployees/${leaveGroupId}/${departmentId}`,
    'leave.fail.group',
  );
  const departments = useLoad<readonly { id: number; name: string }[]>(
    '/setup/v1/EmployeeDepartments/getall',
    'leave.fail.group',
    { sort: ['name', 'ASC'] },
  );
  const { write, busy } = useWrite();
  const columns = usePersonColumns('addedOn');
  const base = `/leave_groups/${leaveGroupId}/manage_employees`;
  const remove = {
    key: 'verbs',
    label: '',
    render: (row: PersonRow) => (
      <Button
        size="small"
        color="error"
        disabled={busy}
        aria-label={translate('leave.removeOf', { name: row.name })}
        onClick={() =>
          void write({
            method: 'DELETE',
            path: `/setup/v1/LeaveGroups/deleteSavedEmployee/${leaveGroupId}/${row.employeeId}`,
            fallback: 'leave.fail.remove',
          })
        }
      >
        {translate('leave.verb.remove')}
      </Button>
    ),
  };
  return (
    <>
      <PageHeader
        title={translate('leave.members.title', { name: group.data?.name ?? '' })}
        actions={
          <Button variant="contained" component={Link} to={`/leave_groups/${leaveGroupId}/add_employees`}>
            {translate('leave.members.add')}
          </Button>
        }
      />
      <LoadProblem text={group.problem ?? people.problem} onRetry={people.retry} />
      {people.problem ? null : (
        <RowsTable
          caption={translate('leave.members.title', { name: group.data?.name ?? '' })}
          columns={[...columns, remove]}
          rows={rowsOf(people.data)}
          empty={translate('leave.members.empty')}
          tools={
            <Choose
              label={translate('leave.column.department')}
              value={departmentId === '0' ? '' : departmentId}
              all={translate('leave.allDepartments')}
              choices={departments.data}
              onChange={(id) => void navigate(id === '' ? base : `${base}/${id}`)}
            />
          }
        />
      )}
    </>
  );
};
