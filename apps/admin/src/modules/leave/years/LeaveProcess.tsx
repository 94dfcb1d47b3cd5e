import { Alert, Button, Paper, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useRecord } from '../../../engine/record/use-record.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { EditForm } from '../../../engine/form/EditForm.tsx';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { useScope } from './use-scope.ts';
import { type ClosingRow, ClosingTable } from './ClosingTable.tsx';

interface Closing {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly ClosingRow[];
}

/** Closes the year for those in scope, after confirmation. */
const useClosingRun = (
  year: { readonly id: number } | undefined,
  closing: Closing | undefined,
  scope: ReturnType<typeof useScope>,
) => {
  const translate = useTranslate();
  const toast = useToast();
  const dialogs = useDialogs();
  const { write, busy } = useWrite();
  const run = async (): Promise<void> => {
    if (!year || !closing) return;
    const sure = await dialogs.confirm({
      title: translate(scope.isAll ? 'leave.process.question' : 'leave.process.questionSome', {
        from: closing.from,
      }),
      text: translate(scope.isAll ? 'leave.process.text' : 'leave.process.textSome', {
        from: closing.from,
        to: closing.to,
      }),
      verb: translate('leave.process.run'),
      tone: 'warning',
    });
    if (!sure) return;
    const done = await write({
      path: `/api/v1/LeaveYear/${year.id}/process`,
      body: scope.body,
      fallback: 'leave.fail.process',
    });
    if (done) toast.success(scope.isAll ? 'leave.process.done' : 'leave.process.doneSome');
  };
  return { busy, run };
};

/** How leave years are closed, and closing the active one after a preview of the effect. */
export const LeaveProcess = () => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const resource = catalogue.resource('leaveProcessSetting');
  const { data: record, refetch } = useRecord(resource);
  const years = useLoad<readonly { id: number; name: string }[]>(
    '/api/v1/LeaveYear/getall',
    'leave.fail.process',
    {
      filter: { status: 'ACTIVE' },
    },
  );
  const year = years.data?.[0];
  const scope = useScope();
  const closing = useLoad<Closing>(
    year ? `/api/v1/LeaveYear/${year.id}/process` : undefined,
    'leave.fail.process',
    scope.query,
  );
  const { busy, run } = useClosingRun(year, closing.data, scope);
  return (
    <>
      <PageHeader
        title={translate('leave.process.title')}
        actions={
          <>
            <Button component={Link} to="/employee_attendance/reset_logs">
              {translate('leave.process.log')}
            </Button>
            <Button
              variant="contained"
              loading={busy}
              disabled={!closing.data || !scope.ready}
              onClick={() => void run()}
            >
              {translate(scope.isAll ? 'leave.process.run' : 'leave.process.runSome')}
            </Button>
          </>
        }
      />
      {record ? (
        <EditForm
          key={String(record['version'])}
          resource={resource}
          record={record}
          onSaved={() => void refetch()}
          onCancel={() => void refetch()}
        />
      ) : (
        <FormSkeleton />
      )}
      <Paper variant="outlined" sx={{ p: 2, mt: 2 }}>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          {translate('leave.process.preview', { from: closing.data?.from ?? year?.name ?? '' })}
        </Typography>
        <ScopeChoice scope={scope} />
        {years.data?.length === 0 ? <Alert severity="info">{translate('leave.process.noYear')}</Alert> : null}
        {!closing.data && !closing.problem && years.data?.length !== 0 ? (
          <Skeleton variant="rounded" height={160} />
        ) : null}
        {closing.problem ? <Alert severity="info">{closing.problem}</Alert> : null}
        {closing.data ? <ClosingTable rows={closing.data.rows} /> : null}
      </Paper>
    </>
  );
};
