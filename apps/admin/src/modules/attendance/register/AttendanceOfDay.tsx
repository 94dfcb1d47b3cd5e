import { Button } from '@mui/material';
import { isWithin, type DayMark, type StudentRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useHalfWords } from '../parts/use-half-words.ts';
import { useRegisterWords } from '../parts/use-register-words.ts';
import { countDay } from '../quick/quick-marks.ts';

interface Row extends DayMark {
  readonly id: number;
  readonly name: string;
  readonly rollNumber: string;
  readonly labelName: string;
}

/** Students with a mark, with their name and the name of the mark. */
const rowsOf = ({ marks, students, labels }: StudentRegister): readonly Row[] =>
  marks.map((mark) => {
    const student = students.find((one) => one.student === mark.student);
    const label = labels.find(({ id }) => id === mark.label);
    return {
      ...mark,
      id: mark.student,
      name: student?.name ?? '',
      rollNumber: student?.rollNumber ?? student?.admissionNumber ?? '',
      labelName: label?.name ?? '',
    };
  });

/** Who was marked in a batch, with what and why. */
const useMarkColumns = (batchId: string): readonly RowsColumn<Row>[] => {
  const translate = useTranslate();
  const half = useHalfWords();
  return [
    { key: 'rollNumber', label: translate('attendance.rollNumber'), text: (row) => row.rollNumber },
    {
      key: 'name',
      label: translate('attendance.student'),
      role: 'title',
      text: (row) => row.name,
      render: (row) => <Link to={`/attendance_reports/${row.student}/${batchId}`}>{row.name}</Link>,
    },
    { key: 'labelName', label: translate('attendance.mark.label'), text: (row) => row.labelName },
    { key: 'half', label: translate('attendance.mark.half'), render: half },
    {
      key: 'reason',
      label: translate('attendance.mark.reason'),
      text: ({ reason }) => reason ?? '',
      render: ({ reason }) => reason ?? '–',
    },
  ];
};

/** Who in a batch was away or late on a day. */
export const AttendanceOfDay = () => {
  const translate = useTranslate();
  const { batchId = '', daydate = '' } = useParams();
  const query = useMemo(() => ({ batchId, date: daydate }), [batchId, daydate]);
  const { data, problem, retry } = useRegisterWords(
    useLoad<StudentRegister>('/setup/v1/attendanceSystem/register', 'attendance.fail.register', query),
  );
  const rows = useMemo(() => data && rowsOf(data), [data]);
  const columns = useMarkColumns(batchId);
  const present = data?.students.filter(({ stays }) => isWithin(daydate, stays)).length ?? 0;
  const count = data && countDay(present, data.marks, data.labels);
  const [taken] = data?.taken ?? [];
  return (
    <>
      <PageHeader
        title={data ? `${data.batchName}, ${formatDate(daydate)}` : translate('attendance.day.title')}
        under={
          data
            ? taken
              ? translate('attendance.day.takenBy', { name: taken.takenBy ?? '' })
              : translate('attendance.state.MISSING')
            : undefined
        }
        actions={
          <>
            <BackLink
              to={`/attendance_reports/day_wise_report?date=${daydate}`}
              label={translate('attendance.day.report')}
            />
            {data?.mayMark ? (
              <Button
                variant="outlined"
                component={Link}
                to={`/attendances/today?batch=${batchId}&date=${daydate}`}
              >
                {translate('attendance.day.mark')}
              </Button>
            ) : null}
          </>
        }
      />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <>
          <Facts
            facts={[
              { label: translate('attendance.present'), value: count && String(count.present) },
              { label: translate('attendance.away'), value: count && String(count.away) },
              { label: translate('attendance.late'), value: count && String(count.late) },
            ]}
          />
          <RowsTable<Row>
            caption={translate('attendance.student.absences')}
            rows={rows}
            empty={translate(taken ? 'attendance.day.nobody' : 'attendance.day.missing')}
            columns={columns}
          />
        </>
      )}
    </>
  );
};
