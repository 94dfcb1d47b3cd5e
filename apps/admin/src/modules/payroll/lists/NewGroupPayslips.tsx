import { Box, Button, Paper, Typography } from '@mui/material';
import { isIsoDate } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import type { GroupPeriodDetail } from '../calls/group-period.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { useGroups } from './use-groups.ts';

/** Chooses a group and a day; the day determines the pay period. */
export const NewGroupPayslips = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { context } = useEnvironment();
  const groups = useGroups();
  const [group, setGroup] = useState('');
  const [day, setDay] = useState(context.today);
  const asked = group !== '' && isIsoDate(day);
  const period = useLoad<GroupPeriodDetail>(
    asked ? groupCall(`getGroupDetailByPeriod/${group}/${day}`) : undefined,
    'payroll.fail.group',
  );
  const found = asked ? period.data : undefined;
  return (
    <>
      <PageHeader title={translate('payroll.new.title')} />
      <LoadProblem text={groups.problem} onRetry={groups.retry} />
      <Paper
        variant="outlined"
        component="form"
        sx={{ p: 2, maxWidth: 640, display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (found) void navigate(officePaths.generate(group, found.payPeriod));
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Choose
            label={translate('payroll.column.group')}
            value={group}
            choices={groups.data?.filter(({ isActive }) => isActive)}
            onChange={setGroup}
            required
          />
          <DayInput label={translate('payroll.new.day')} value={day} onChange={setDay} required />
        </Box>
        <Box role="status" sx={{ minHeight: 48 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('payroll.fact.payPeriod')}
          </Typography>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            {found ? <PeriodText {...found} /> : '–'}
          </Typography>
        </Box>
        {asked ? <LoadProblem text={period.problem} onRetry={period.retry} /> : null}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={!found}>
            {translate('payroll.new.proceed')}
          </Button>
          <Button onClick={() => void navigate(-1)}>{translate('engine.verb.cancel')}</Button>
        </Box>
      </Paper>
    </>
  );
};
