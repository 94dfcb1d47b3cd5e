import type { MarkSheet } from '@school/domain';
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
import { MarksActions } from './MarksActions.tsx';
import { MarksGrid } from './MarksGrid.tsx';
import { useMarks } from './use-marks.ts';

/** Why the current user cannot enter the marks. */
const whyClosed = ({
  mayRead,
  status,
  moderated,
}: MarkSheet): 'notYours' | 'readPublished' | 'readModerated' | 'readOnly' => {
  if (!mayRead) return 'notYours';
  if (status === 'PUBLISHED') return 'readPublished';
  return moderated ? 'readModerated' : 'readOnly';
};

/** What someone entering marks should know about them first. */
const warningsOf = ({ status, moderated, date }: MarkSheet, today: string) =>
  [
    status === 'PUBLISHED' ? 'published' : moderated ? 'moderated' : undefined,
    date > today ? 'early' : undefined,
  ].filter((one) => one !== undefined);

/** What someone entering marks must know about the sheet. @param wrong marks that could not be saved */
const MarksNotes = ({ sheet, wrong }: { readonly sheet: MarkSheet; readonly wrong: number }) => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  return (
    <>
      {!sheet.mayEnter ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate(`assessment.marks.${whyClosed(sheet)}`)}
        </Alert>
      ) : null}
      {sheet.mayEnter
        ? warningsOf(sheet, context.today).map((one) => (
            <Alert key={one} severity="warning" sx={{ mb: 1 }}>
              {translate(`assessment.marks.${one}`, { date: formatDate(sheet.date) })}
            </Alert>
          ))
        : null}
      {wrong > 0 ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('assessment.marks.wrong', { smart_count: wrong })}
        </Alert>
      ) : null}
    </>
  );
};

/** Marks and remarks of an exam, entered for all of its students. */
export const MarksEntry = () => {
  const translate = useTranslate();
  const toast = useToast();
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
      {data ? <MarksNotes sheet={data} wrong={left > 0 ? wrong.length : 0} /> : null}
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
