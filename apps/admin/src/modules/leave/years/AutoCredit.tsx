import { Alert, Button, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { CreditRuns } from './CreditRuns.tsx';

interface Setting {
  readonly enabled: boolean;
  readonly runHour: number;
  readonly notifyEmployees: boolean;
  readonly lastRunOn: string | null;
}
interface Outcome {
  readonly credits: number;
  readonly employees: number;
  readonly days: string;
}

const standard: Setting = { enabled: true, runHour: 1, notifyEmployees: true, lastRunOn: null };
const hours = Array.from({ length: 24 }, (_, hour) => ({
  id: hour,
  name: `${String(hour).padStart(2, '0')}:00`,
}));

interface CreditSettingProps {
  readonly setting: Setting;
  readonly disabled: boolean;
  readonly onSave: (part: Partial<Setting>) => void;
}

const CreditSetting = ({ setting, disabled, onSave }: CreditSettingProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 560 }}>
      <FormControlLabel
        control={
          <Switch
            checked={setting.enabled}
            disabled={disabled}
            onChange={(_, enabled) => onSave({ enabled })}
          />
        }
        label={translate('leave.credit.enabled')}
      />
      <Choose
        label={translate('leave.credit.hour')}
        value={String(setting.runHour)}
        choices={hours}
        onChange={(hour) => onSave({ runHour: Number(hour) })}
      />
      <FormControlLabel
        control={
          <Switch
            checked={setting.notifyEmployees}
            disabled={disabled}
            onChange={(_, notifyEmployees) => onSave({ notifyEmployees })}
          />
        }
        label={translate('leave.credit.notify')}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('leave.credit.help')}
      </Typography>
      {setting.lastRunOn ? (
        <Typography variant="body2" color="textSecondary" component="div">
          {translate('leave.credit.last')} <DateCell value={setting.lastRunOn} />
        </Typography>
      ) : null}
    </Paper>
  );
};

/** Whether and when leave is credited automatically, and crediting now. */
export const AutoCredit = () => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<readonly Setting[]>(
    '/setup/v1/LeaveCreditSettings/getall',
    'leave.fail.credit',
  );
  const { write, busy } = useWrite();
  const [outcome, setOutcome] = useState<Outcome>();
  const setting = data?.[0] ?? standard;
  const save = (part: Partial<Setting>): void =>
    void write({
      path: '/setup/v1/LeaveCreditSettings/save',
      body: {
        enabled: setting.enabled,
        runHour: setting.runHour,
        notifyEmployees: setting.notifyEmployees,
        ...part,
      },
      fallback: 'leave.fail.credit',
    });
  const run = async (): Promise<void> =>
    setOutcome(
      await write<Outcome>({
        path: '/setup/v1/LeaveCreditSettings/run',
        body: {},
        fallback: 'leave.fail.credit',
      }),
    );
  return (
    <>
      <PageHeader
        title={translate('leave.credit.title')}
        actions={
          <>
            <Button component={Link} to="/employee_attendance/credit_logs">
              {translate('leave.credit.log')}
            </Button>
            <Button variant="contained" loading={busy} onClick={() => void run()}>
              {translate('leave.credit.run')}
            </Button>
          </>
        }
      />
      <LoadProblem text={problem} onRetry={retry} />
      {outcome ? (
        <Alert severity="success" sx={{ mb: 2 }}>
          {outcome.credits === 0
            ? translate('leave.credit.nothing')
            : translate('leave.credit.done', {
                employees: outcome.employees,
                days: String(Number(outcome.days)),
              })}
        </Alert>
      ) : null}
      <CreditSetting setting={setting} disabled={!data || busy} onSave={save} />
      <CreditRuns />
    </>
  );
};
