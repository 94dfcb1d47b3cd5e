import { Alert, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useSaveKey } from '../../../engine/own-screen/use-save-key.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { SheetGrid } from './SheetGrid.tsx';
import { useSheet } from './use-sheet.ts';

/** Scores of a batch for one assessed item; what is typed is saved automatically. */
export const ScoreSheet = () => {
  const translate = useTranslate();
  const { batchId = '0', kind = '', about = '0', subjectId = '0' } = useParams();
  const state = useSheet({ batchId, kind, about, subjectId });
  const { data } = state;
  useSaveKey(data?.mayEnter && state.waiting > 0 ? state.save : undefined);
  const title = data?.name ?? translate('assessment.sheet.title');
  usePageTitle(title);
  const status = (): string => {
    if (!data?.mayEnter) return translate('assessment.marks.readOnly');
    if (state.saving) return translate('assessment.sheet.saving');
    return translate(state.waiting > 0 ? 'assessment.sheet.waiting' : 'assessment.sheet.kept');
  };
  return (
    <>
      <PageHeader
        title={title}
        under={
          <Typography color="textSecondary">
            {data ? [data.batchName, data.subjectName].filter(Boolean).join(' · ') : ''}
          </Typography>
        }
        actions={
          <BackLink to={`/exam/score_sheets?batch=${batchId}`} label={translate('assessment.sheet.back')} />
        }
      />
      <LeaveGuard dirty={state.waiting > 0} />
      <LoadProblem text={state.problem} onRetry={state.retry} />
      {data || state.problem ? null : <Skeleton variant="rounded" height={360} />}
      {data?.students.length === 0 ? <Empty text={translate('assessment.marks.none')} /> : null}
      {data && data.students.length > 0 ? (
        <>
          <Alert
            severity={state.waiting > 0 && !state.saving ? 'warning' : 'info'}
            role="status"
            sx={{ mb: 1 }}
          >
            {status()}
          </Alert>
          <SheetGrid sheet={data} state={state} />
          {data.mayEnter ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {translate('assessment.sheet.hint')}
            </Typography>
          ) : null}
        </>
      ) : null}
    </>
  );
};
