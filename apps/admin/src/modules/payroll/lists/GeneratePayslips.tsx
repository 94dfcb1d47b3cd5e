import { Box, Button } from '@mui/material';
import { isIsoDate } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { loadFailureKey } from '../calls/load-failure.ts';
import type { GroupPeriodDetail } from '../calls/group-period.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { usePeriodFacts } from '../parts/use-period-facts.tsx';
import { CountChips } from './CountChips.tsx';
import { PeriodNotes } from './PeriodNotes.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';

/** A group in one of its periods: who has a payslip, who does not, and the two ways to create the missing ones. */
export const GeneratePayslips = () => {
  const translate = useTranslate();
  const { paths } = usePayrollMode();
  const { context } = useEnvironment();
  const { groupId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const day = search.get('date') ?? context.today;
  const asked = isIsoDate(day);
  const { data, error, retry } = useLoad<GroupPeriodDetail>(
    asked ? groupCall(`getGroupDetailByPeriod/${groupId}/${day}`) : undefined,
    'payroll.fail.group',
  );
  const periodFacts = usePeriodFacts(data);
  const summary = data?.summary;
  const missing = summary?.regular ?? data?.employeeCount ?? 0;
  const generated = summary ? summary.pending + summary.approved + summary.rejected : 0;
  const off = !data || data.payPeriod > context.today || missing === 0;
  return (
    <>
      <PageHeader
        title={translate('payroll.generate.title')}
        actions={<BackLink to={paths.byGroup} label={translate('payroll.byGroup.title')} />}
      />
      <Box sx={{ mb: 2 }}>
        <DayInput
          label={translate('payroll.new.day')}
          value={day}
          onChange={(date) => setSearch({ date }, { replace: true })}
        />
      </Box>
      <LoadProblem text={error ? translate(loadFailureKey('group', error)) : undefined} onRetry={retry} />
      {error ? null : (
        <Facts
          facts={[
            ...periodFacts,
            { label: translate('payroll.fact.employees'), value: wholeNumber(data?.employeeCount) },
            { label: translate('payroll.fact.missing'), value: data && wholeNumber(missing) },
            ...(summary && generated > 0
              ? [
                  { label: translate('payroll.column.payslips'), value: <CountChips {...summary} /> },
                  {
                    label: translate('payroll.fact.netTotal'),
                    value: <MoneyCell value={summary.netTotal} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      <PeriodNotes groupId={groupId} period={data} missing={missing} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          component={Link}
          disabled={off}
          to={officePaths.generateAll(groupId, data?.payPeriod ?? day)}
        >
          {translate('payroll.generate.all')}
        </Button>
        <Button
          variant="outlined"
          component={Link}
          disabled={off}
          to={officePaths.regular(groupId, data?.payPeriod ?? day)}
        >
          {translate('payroll.generate.single')}
        </Button>
        <Button component={Link} disabled={!data} to={paths.groupPayslips(groupId, data?.payPeriod ?? day)}>
          {translate('payroll.generate.view')}
        </Button>
        <Button component={Link} disabled={!data} to={paths.generationList(groupId, data?.payPeriod ?? day)}>
          {translate('payroll.state.title')}
        </Button>
      </Box>
    </>
  );
};
