import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import type { GroupPeriodDetail } from '../calls/group-period.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { useGroups } from './use-groups.ts';

interface PeriodNotesProps {
  readonly groupId: string;
  /** Undefined while it is loading. */
  readonly period: GroupPeriodDetail | undefined;
  /** How many have no payslip yet. */
  readonly missing: number;
}

/** What to know before payslips are created: too early, terms that have changed since, nobody left. */
export const PeriodNotes = ({ groupId, period, missing }: PeriodNotesProps) => {
  const translate = useTranslate();
  const { today } = useEnvironment().context;
  const outdated = useGroups().data?.find(({ id }) => String(id) === groupId)?.outdatedCount ?? 0;
  const isFuture = period !== undefined && period.payPeriod > today;
  return (
    <>
      {isFuture ? <Alert severity="warning">{translate('payroll.generate.future')}</Alert> : null}
      {outdated > 0 ? (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" component={Link} to={officePaths.groupEmployees(groupId)}>
              {translate('engine.verb.show')}
            </Button>
          }
        >
          {translate('payroll.generate.outdated', { smart_count: outdated })}
        </Alert>
      ) : null}
      {period && !isFuture && period.periodEnd > today ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('payroll.generate.early')}
        </Alert>
      ) : null}
      {period && missing === 0 && !isFuture ? (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('payroll.generate.nobodyLeft')}
        </Alert>
      ) : null}
    </>
  );
};
