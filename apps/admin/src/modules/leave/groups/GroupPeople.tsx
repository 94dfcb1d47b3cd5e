import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { GroupPerson } from '@school/domain';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';

/** Members of a leave group by department, and the ways to change its membership. */
export const GroupPeople = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const id = String(record?.id ?? 0);
  const { data, problem, retry } = useLoad<readonly GroupPerson[]>(
    `/setup/v1/LeaveGroups/getSavedEmployees/${id}/0`,
    'leave.fail.group',
  );
  const departments = useLoad<readonly { id: number; name: string }[]>(
    '/setup/v1/EmployeeDepartments/getall',
    'leave.fail.group',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  const counts = new Map<string, number>();
  for (const { departmentName } of data) {
    counts.set(departmentName, (counts.get(departmentName) ?? 0) + 1);
  }
  const idOf = (name: string): number | undefined =>
    departments.data?.find((department) => department.name === name)?.id;
  const manage = `/leave_groups/${id}/manage_employees`;
  return (
    <>
      {data.length === 0 ? (
        <Typography color="textSecondary">{translate('leave.members.empty')}</Typography>
      ) : (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
          {[...counts].map(([name, count]) => (
            <li key={name}>
              <Chip
                component={Link}
                clickable
                to={`${manage}/${idOf(name) ?? ''}`}
                label={`${name || '–'}: ${count}`}
              />
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" size="small" component={Link} to={`/leave_groups/${id}/add_employees`}>
          {translate('leave.members.add')}
        </Button>
        <Button variant="outlined" size="small" component={Link} to={manage}>
          {translate('leave.members.manage')}
        </Button>
      </Box>
    </>
  );
};
