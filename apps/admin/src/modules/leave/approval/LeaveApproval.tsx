import { Box, Button } from '@mui/material';
import { f } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import type { ApplicationRow } from '../parts/application.ts';
import { useApplicationColumns } from '../parts/application-columns.tsx';
import { useApplications } from '../parts/use-applications.ts';

const reason = { managerRemark: f.text({ label: 'Reason', required: true, max: 500 }) };

/** Applications that wait for this user: those of his people, or of everybody for the office. */
export const LeaveApproval = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const { actor } = useEnvironment();
  const { write, busy } = useWrite();
  const columns = useApplicationColumns(true);
  const filter = useMemo(
    () => ({ status: 'PENDING', ...(actor.employee ? { employee_ne: actor.employee } : {}) }),
    [actor.employee],
  );
  const { data, problem, retry, busy: loading } = useApplications(filter);
  const move = (id: number, name: 'approve' | 'deny', body: object): Promise<unknown> =>
    write({ path: `/setup/v1/employeeLeave/transition/${name}/${id}`, body, fallback: 'leave.fail.decide' });
  const deny = async (row: ApplicationRow): Promise<void> => {
    await dialogs.ask({
      title: translate('leave.deny.title', { name: row._labels?.['employee'] ?? '' }),
      verb: translate('leave.verb.deny'),
      tone: 'error',
      fields: reason,
      owner: 'leaveApplication',
      send: async (given) => (await move(row.id, 'deny', given)) !== undefined,
    });
  };
  const verbs = {
    key: 'verbs',
    label: translate('leave.column.decision'),
    render: (row: ApplicationRow) => (
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <Button
          size="small"
          color="success"
          disabled={busy}
          aria-label={translate('leave.approveOf', { name: row._labels?.['employee'] ?? '' })}
          onClick={(event) => {
            event.stopPropagation();
            void move(row.id, 'approve', {});
          }}
        >
          {translate('leave.verb.approve')}
        </Button>
        <Button
          size="small"
          color="error"
          disabled={busy}
          onClick={(event) => {
            event.stopPropagation();
            void deny(row);
          }}
        >
          {translate('leave.verb.deny')}
        </Button>
      </Box>
    ),
  };
  return (
    <>
      <PageHeader title={translate('leave.approval.title')} under={translate('leave.approval.hint')} />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable
          caption={translate('leave.approval.title')}
          columns={[...columns.filter(({ key }) => key !== 'status'), verbs]}
          rows={data}
          busy={loading}
          empty={translate('leave.approval.empty')}
          onOpen={(row) =>
            void navigate(
              `/employee_attendance/employee_leaves/${row.employee}/${encodeURIComponent(row._labels?.['employee'] ?? '-')}`,
            )
          }
        />
      )}
    </>
  );
};
