import { Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useGroups, useSummaries } from './use-groups.ts';

interface AskGroupProps {
  readonly onGroup?: (groupId: string) => void;
  /** Given, the period is asked for as well. */
  readonly onPeriod?: (groupId: string, payPeriod: string) => void;
}

/** Asks for the group, and the period, where the address does not name them. */
export const AskGroup = ({ onGroup, onPeriod }: AskGroupProps) => {
  const translate = useTranslate();
  const groups = useGroups();
  const [group, setGroup] = useState('');
  const periods = useSummaries(onPeriod && group ? `findPayslipSummaryByGroup/${group}` : undefined);
  return (
    <>
      <LoadProblem text={groups.problem} onRetry={groups.retry} />
      <Paper variant="outlined" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Choose
          label={translate('payroll.column.group')}
          value={group}
          choices={groups.data}
          onChange={(id) => {
            setGroup(id);
            onGroup?.(id);
          }}
        />
        {onPeriod && group ? (
          <Choose
            label={translate('payroll.fact.payPeriod')}
            value=""
            choices={periods?.map((period) => ({
              id: period.payPeriod,
              name: period.frequency === 'MONTHLY' ? period.label : `${period.label} (${period.payPeriod})`,
            }))}
            onChange={(payPeriod) => onPeriod(group, payPeriod)}
          />
        ) : null}
      </Paper>
    </>
  );
};
