import { Button, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import type { ApplicationRow } from '../parts/application.ts';
import { useApplicationColumns } from '../parts/application-columns.tsx';
import { useApplications } from '../parts/use-applications.ts';
import { ApplicationVerbs } from './ApplicationVerbs.tsx';
import { filterOf, tabsOf, verbsOf } from './approval-tabs.ts';
import { useDecisionColumns } from './use-decision-columns.tsx';
import { useDecisionFacts } from './use-decision-facts.ts';
import { useDecisions } from './use-decisions.ts';

/** Applications awaiting this user, those of their team, their own, and all they may see. */
export const LeaveApproval = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const own = useEnvironment().actor.employee ?? undefined;
  const [search, setSearch] = useSearchParams();
  const tabs = tabsOf(own);
  const tab = tabs.find((key) => key === search.get('tab')) ?? 'pending';
  const waiting = tab === 'pending';
  const {
    data,
    problem,
    retry,
    busy: loading,
  } = useApplications(filterOf(tab, own), waiting ? 'ASC' : 'DESC');
  const { run, busy } = useDecisions();
  const known = useDecisionFacts(data, own);
  const { added, replaced, deciding } = useDecisionColumns(known);
  const columns = useApplicationColumns(tab !== 'mine');
  const verbs: RowsColumn<ApplicationRow> = {
    key: 'verbs',
    label: translate('leave.column.decision'),
    render: (row) => (
      <ApplicationVerbs
        row={row}
        verbs={verbsOf(row, own, deciding)}
        busy={busy}
        onVerb={(verb) => void run[verb](row)}
      />
    ),
  };
  const shown = waiting ? columns.flatMap((column) => replaced[column.key] ?? [column]) : columns;
  return (
    <>
      <PageHeader
        title={translate('leave.approval.title')}
        under={translate(`leave.approval.hint.${tab}`)}
        actions={
          tab === 'mine' ? (
            <Button variant="contained" component={Link} to="/employee_attendance/apply_leave">
              {translate('leave.apply.title')}
            </Button>
          ) : null
        }
      />
      <Tabs
        value={tab}
        onChange={(_, next: string) => setSearch({ tab: next }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((key) => (
          <Tab key={key} value={key} label={translate(`leave.approval.tab.${key}`)} />
        ))}
      </Tabs>
      <LoadProblem text={problem} onRetry={retry} />
      <LoadProblem text={known.problem} onRetry={known.retry} />
      {problem ? null : (
        <RowsTable
          key={tab}
          caption={translate('leave.approval.title')}
          columns={[...shown, ...(tab === 'mine' ? [] : added), verbs]}
          rows={data}
          busy={loading}
          empty={translate(`leave.approval.empty.${tab}`)}
          onOpen={
            tab === 'mine'
              ? undefined
              : (row) =>
                  void navigate(
                    `/employee_attendance/employee_leaves/${row.employee}/${encodeURIComponent(row._labels?.['employee'] ?? '-')}`,
                  )
          }
        />
      )}
    </>
  );
};
