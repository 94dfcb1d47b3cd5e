import { Alert, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useLastUsed } from '../../../engine/preference/last-used.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { MonthSteps } from '../../../engine/months/MonthSteps.tsx';
import { RegisterGrid } from './RegisterGrid.tsx';
import { useRegister } from './use-register.ts';

/** Attendance of a department for a month, filled in by keyboard. */
export const AttendanceRegister = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const [chosen, setMonth] = useParam('month');
  const [department, setDepartment] = useParam('department');
  const month = /^\d{4}-\d{2}$/.test(chosen) ? chosen : context.today.slice(0, 7);
  const departments = useLoad<readonly { id: number; name: string }[]>(
    '/setup/v1/EmployeeDepartments/getall',
    'leave.fail.register',
    { sort: ['name', 'ASC'], filter: { active: true } },
  );
  const last = useLastUsed();
  const used = departments.data?.find(({ id }) => id === last.of('employeeDepartment'));
  const first = used ?? departments.data?.[0];
  const shown = department === '' ? String(first?.id ?? '') : department;
  const register = useRegister(shown, month);
  const [type, setType] = useState('');
  const { data, problem, retry, wrong } = register;
  const leaveType = type === '' ? (data?.leaveTypes[0]?.id ?? null) : Number(type);
  return (
    <>
      <PageHeader
        title={translate('leave.register.title')}
        actions={
          <>
            <MonthSteps month={month} onChange={setMonth} />
            <Choose
              label={translate('leave.column.department')}
              value={shown}
              choices={departments.data}
              onChange={(next) => {
                last.keep('employeeDepartment', Number(next));
                setDepartment(next);
              }}
            />
            <Choose
              label={translate('leave.register.leaveType')}
              value={String(leaveType ?? '')}
              choices={data?.leaveTypes}
              onChange={setType}
            />
          </>
        }
      />
      <LoadProblem text={problem ?? departments.problem} onRetry={retry} />
      {wrong.size > 0 ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('leave.register.wrong', { smart_count: wrong.size })} {[...wrong.values()][0]}
        </Alert>
      ) : null}
      {data || problem || departments.problem ? null : (
        <Skeleton variant="rounded" height={360} sx={{ mt: 1 }} />
      )}
      {data?.employees.length === 0 ? <Empty text={translate('leave.register.empty')} /> : null}
      {data && data.employees.length > 0 ? (
        <RegisterGrid register={data} state={register} month={month} leaveType={leaveType} />
      ) : null}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('leave.register.help')}{' '}
        {data?.isAbsentUnmarked ? translate('leave.register.helpUnmarked') : null}
      </Typography>
    </>
  );
};
