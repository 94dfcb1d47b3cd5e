import type { LeaveStanding } from '@school/domain';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import type { ApplicationRow } from '../parts/application.ts';
import { useApplicationColumns } from '../parts/application-columns.tsx';
import { BalanceCards } from '../parts/BalanceCards.tsx';
import { MonthsAway } from '../parts/MonthsAway.tsx';
import { useApplications } from '../parts/use-applications.ts';
import { useDeputy } from './use-deputy.ts';

interface LeaveRecordProps {
  /** 0 for the signed-in employee. */
  readonly employee: number;
  readonly title: (standing: LeaveStanding | undefined) => string;
  readonly actions?: ReactNode;
  /** Whether what waits can be taken back here. */
  readonly own: boolean;
}

/**
 * The column for withdrawing pending applications.
 * @param decides whether others report to the applicant, who may then choose a deputy
 */
const useOwnVerbs = (decides: boolean) => {
  const translate = useTranslate();
  const { write, busy } = useWrite();
  const deputy = useDeputy(decides);
  const takeBack = (row: ApplicationRow): void =>
    void write({
      path: `/setup/v1/employeeLeave/transition/cancel/${row.id}`,
      body: {},
      fallback: 'leave.fail.cancel',
    });
  return {
    key: 'verbs',
    label: '',
    render: (row: ApplicationRow) => (
      <>
        {decides && (row.status === 'PENDING' || row.status === 'APPROVED') ? (
          <Button size="small" onClick={() => void deputy.chooseFor(row)}>
            {[translate('leave.verb.deputy'), deputy.nameFor(row)].filter(Boolean).join(': ')}
          </Button>
        ) : null}
        {row.status === 'PENDING' ? (
          <Button size="small" disabled={busy} onClick={() => takeBack(row)}>
            {translate('leave.verb.cancel')}
          </Button>
        ) : null}
      </>
    ),
  };
};

/** One employee's balances and applications. */
export const LeaveRecord = ({ employee, title, actions, own }: LeaveRecordProps) => {
  const translate = useTranslate();
  const [leaveYear, setLeaveYear] = useParam('leaveYear');
  const standing = useLoad<LeaveStanding>(
    `/setup/v1/employeeLeave/standing/${employee}`,
    'leave.fail.standing',
    leaveYear === '' ? undefined : { leaveYear },
  );
  const years = useLoad<readonly { id: number; name: string; status: string }[]>(
    '/api/v1/LeaveYear/getall',
    'leave.fail.standing',
    { sort: ['startDate', 'DESC'], filter: { status_in: ['ACTIVE', 'CLOSED'] } },
  );
  const shownYear = leaveYear === '' ? String(standing.data?.leaveYearId ?? '') : leaveYear;
  const id = standing.data?.employeeId;
  const filter = useMemo(
    () =>
      id === undefined
        ? undefined
        : { employee: id, ...(leaveYear === '' ? {} : { leaveYear: Number(leaveYear) }) },
    [id, leaveYear],
  );
  const applications = useApplications(filter);
  const columns = useApplicationColumns(false);
  const verbs = useOwnVerbs(standing.data?.decides === true);
  const heading = title(standing.data);
  return (
    <>
      <PageHeader
        title={heading}
        under={
          standing.data
            ? [standing.data.departmentName, standing.data.groupName, standing.data.leaveYearName]
                .filter(Boolean)
                .join(' · ')
            : undefined
        }
        actions={
          <>
            {(years.data?.length ?? 0) > 1 ? (
              <Box sx={{ minWidth: 160, pt: 0.75 }}>
                <Choose
                  label={translate('leave.column.leaveYear')}
                  value={shownYear}
                  choices={years.data}
                  onChange={setLeaveYear}
                />
              </Box>
            ) : null}
            {actions}
          </>
        }
      />
      <LoadProblem text={standing.problem ?? applications.problem} onRetry={standing.retry} />
      {standing.problem ? null : (
        <>
          <BalanceCards standing={standing.data} />
          <MonthsAway standing={standing.data} />
          <RowsTable
            caption={translate('leave.applications')}
            columns={own ? [...columns, verbs] : columns}
            rows={applications.data}
            busy={applications.busy}
            empty={translate('leave.noApplications')}
          />
        </>
      )}
    </>
  );
};
