import type { LeaveStanding } from '@school/domain';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../payroll/calls/use-load.ts';
import { useWrite } from '../../payroll/calls/use-write.ts';
import { LoadProblem } from '../../payroll/parts/LoadProblem.tsx';
import { RowsTable } from '../../payroll/parts/RowsTable.tsx';
import type { ApplicationRow } from '../parts/application.ts';
import { useApplicationColumns } from '../parts/application-columns.tsx';
import { BalanceCards } from '../parts/BalanceCards.tsx';
import { MonthsAway } from '../parts/MonthsAway.tsx';
import { useApplications } from '../parts/use-applications.ts';

interface LeaveRecordProps {
  /** 0 for the signed-in employee. */
  readonly employee: number;
  readonly title: (standing: LeaveStanding | undefined) => string;
  readonly actions?: ReactNode;
  /** Whether what waits can be taken back here. */
  readonly own: boolean;
}

/** Balances of one employee with his applications. */
export const LeaveRecord = ({ employee, title, actions, own }: LeaveRecordProps) => {
  const translate = useTranslate();
  const { write, busy } = useWrite();
  const standing = useLoad<LeaveStanding>(
    `/setup/v1/employeeLeave/standing/${employee}`,
    'leave.fail.standing',
  );
  const id = standing.data?.employeeId;
  const filter = useMemo(() => (id === undefined ? undefined : { employee: id }), [id]);
  const applications = useApplications(filter);
  const columns = useApplicationColumns(false);
  const takeBack = (row: ApplicationRow): void =>
    void write({
      path: `/setup/v1/employeeLeave/transition/cancel/${row.id}`,
      body: {},
      fallback: 'leave.fail.cancel',
    });
  const verbs = {
    key: 'verbs',
    label: '',
    render: (row: ApplicationRow) =>
      row.status === 'PENDING' ? (
        <Button size="small" disabled={busy} onClick={() => takeBack(row)}>
          {translate('leave.verb.cancel')}
        </Button>
      ) : null,
  };
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
        actions={actions}
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
