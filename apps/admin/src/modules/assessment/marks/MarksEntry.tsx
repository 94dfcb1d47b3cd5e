import { Alert, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useSaveKey } from '../../../engine/own-screen/use-save-key.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import type { MarkSheet } from './mark-cells.ts';
import { MarksActions } from './MarksActions.tsx';
import { MarksGrid } from './MarksGrid.tsx';
import { useMarks } from './use-marks.ts';

/** Why the marks cannot be entered by whoever looks at them. */
const whyClosed = ({ mayRead, status }: MarkSheet): 'notYours' | 'readPublished' | 'readOnly' => {
  if (!mayRead) return 'notYours';
  return status === 'PUBLISHED' ? 'readPublished' : 'readOnly';
};

/** Marks and remarks of an exam, entered for all of its students. */
export const MarksEntry = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { context } = useEnvironment();
  const { examId = '0' } = useParams();
  const state = useMarks(examId);
  const [left, setLeft] = useState(0);
  const { data, changed } = state;
  const wrong = changed.filter((row) => state.wrongIn(row) !== undefined || state.refused.has(row.student));
  const save = async (): Promise<void> => {
    const unreadable = changed.filter((row) => state.wrongIn(row) !== undefined).length;
    const answer = await state.save();
    if (!answer) return;
    setLeft(unreadable + answer.errors.length);
    if (answer.saved > 0) toast.success('assessment.marks.saved', { smart_count: answer.saved });
  };
  useSaveKey(data?.mayEnter && changed.length > 0 && !state.saving ? () => void save() : undefined);
  const done = data?.students.filter(({ version }) => version !== null).length ?? 0;
  const under = data
    ? [
        data.batchName,
        formatDate(data.date),
        data.maximumMarks
          ? `${translate('assessment.column.maximum')} ${Number(data.maximumMarks)}, ${translate('assessment.column.pass')} ${Number(data.minimumMarks)}`
          : '',
        data.mayRead ? translate('assessment.marks.entered', { done, all: data.students.length }) : '',
        data.average ? `${translate('assessment.column.average')} ${data.average}` : '',
      ]
        .filter(Boolean)
        .join(' · ')
    : '';
  const title = data ? `${data.subjectName}, ${data.groupName}` : translate('assessment.marks.title');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        under={<Typography color="textSecondary">{under}</Typography>}
        actions={
          data ? (
            <BackLink
              to={`/batches/${data.batch}/exam_groups/${data.group}`}
              label={translate('assessment.back')}
            />
          ) : null
        }
      />
      <LeaveGuard dirty={changed.length > 0} />
      <LoadProblem text={state.problem} onRetry={state.retry} />
      {data || state.problem ? null : <Skeleton variant="rounded" height={360} />}
      {data && !data.mayEnter ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate(`assessment.marks.${whyClosed(data)}`)}
        </Alert>
      ) : null}
      {data?.mayEnter && data.status === 'PUBLISHED' ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('assessment.marks.published')}
        </Alert>
      ) : null}
      {data?.mayEnter && data.date > context.today ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('assessment.marks.early', { date: formatDate(data.date) })}
        </Alert>
      ) : null}
      {left > 0 && wrong.length > 0 ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('assessment.marks.wrong', { smart_count: wrong.length })}
        </Alert>
      ) : null}
      {data?.mayRead && data.students.length === 0 ? (
        <Empty text={translate('assessment.marks.none')} />
      ) : null}
      {data && data.students.length > 0 ? (
        <>
          {data.mayEnter ? <MarksActions sheet={data} state={state} onSave={() => void save()} /> : null}
          <MarksGrid sheet={data} state={state} />
          {data.mayEnter ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {translate('assessment.marks.hint')}
            </Typography>
          ) : null}
        </>
      ) : null}
    </>
  );
};
