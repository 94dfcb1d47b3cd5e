import { Alert } from '@mui/material';
import type { StudentTimeline, TimelineMark } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { useRecordWords } from '../../../engine/catalogue/use-record-words.ts';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useHalfWords } from '../parts/use-half-words.ts';
import { LessonsMissed, LessonsOfSubjects, type LessonPartsProps } from './LessonParts.tsx';
import { MonthBars } from './MonthBars.tsx';

interface TimelineViewProps extends LessonPartsProps {
  readonly actions?: ReactNode;
}

/** Figures, months and absences of one student. */
export const TimelineView = ({ about, actions }: TimelineViewProps) => {
  const translate = useTranslate();
  const half = useHalfWords();
  const say = useRecordWords();
  const { student, batch, from, to } = about;
  const query = useMemo(() => ({ batchId: batch, from, to }), [batch, from, to]);
  const { data, problem, retry } = useLoad<StudentTimeline>(
    `/setup/v1/attendanceSystem/student/${student}`,
    'attendance.fail.student',
    query,
  );
  const total = data?.total;
  const rows = useMemo(() => data?.marks.map((mark) => ({ ...mark, id: mark.date })), [data]);
  type Row = TimelineMark & { readonly id: string };
  return (
    <>
      <PageHeader
        title={data ? data.name : translate('attendance.student.title')}
        under={data ? [data.batchName, data.rollNumber ?? data.admissionNumber].join(' · ') : undefined}
        actions={actions}
      />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <>
          {data?.isLow ? (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {translate('attendance.student.low', { percentage: data.minPercentage })}
            </Alert>
          ) : null}
          <Facts
            facts={[
              {
                label: translate('attendance.student.percentage'),
                value: total && (total.percentage === null ? '–' : `${total.percentage} %`),
              },
              { label: translate('attendance.student.days'), value: total && String(total.days) },
              { label: translate('attendance.student.absent'), value: total?.absent },
              { label: translate('attendance.student.lates'), value: total && String(total.lates) },
            ]}
          />
          <MonthBars months={data?.months ?? []} />
          <LessonsOfSubjects about={about} />
          <RowsTable<Row>
            caption={translate('attendance.student.absences')}
            rows={rows}
            empty={translate('attendance.student.noAbsences')}
            columns={[
              {
                key: 'date',
                label: translate('attendance.date'),
                text: ({ date }) => date,
                render: ({ date }) => <DateCell value={date} />,
              },
              {
                key: 'labelName',
                label: translate('attendance.mark.label'),
                text: ({ labelName }) => say('attendanceLabel', labelName),
              },
              { key: 'half', label: translate('attendance.mark.half'), render: half },
              {
                key: 'reason',
                label: translate('attendance.mark.reason'),
                text: ({ reason }) => reason ?? '',
              },
            ]}
          />
          <LessonsMissed about={about} />
        </>
      )}
    </>
  );
};
