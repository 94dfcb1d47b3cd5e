import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import type { BatchRow, CourseRow } from '../parts/student.ts';
import { useBatches, useCourses } from '../parts/use-batches.ts';

const base = '/student_roll_number';

/** Columns shared by courses and batches: how they are numbered, and their progress. */
const useNumberColumns = <Row extends CourseRow | BatchRow>(): readonly RowsColumn<Row>[] => {
  const translate = useTranslate();
  return [
    {
      key: 'prefix',
      label: translate('students.rolls.prefix'),
      text: (row) => row.rollNumberPrefix ?? '',
      render: (row) => row.rollNumberPrefix ?? '-',
    },
    {
      key: 'given',
      label: translate('students.rolls.given'),
      align: 'right',
      figure: (row) => row.students - row.withoutRollNumber,
      render: (row) => `${row.students - row.withoutRollNumber}/${row.students}`,
    },
    {
      key: 'missing',
      label: translate('students.rolls.missing'),
      align: 'right',
      figure: (row) => row.withoutRollNumber,
      render: (row) => row.withoutRollNumber,
    },
  ];
};

const Courses = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const courses = useCourses();
  const numbers = useNumberColumns<CourseRow>();
  const address = (row: CourseRow): string => `${base}/${row.id}/view_batches`;
  return (
    <>
      <PageHeader title={translate('students.rolls.title')} under={translate('students.rolls.hint')} />
      <LoadProblem text={courses.problem} onRetry={courses.retry} />
      {courses.problem ? null : (
        <RowsTable
          caption={translate('students.rolls.title')}
          columns={[
            {
              key: 'name',
              label: translate('students.column.course'),
              role: 'title',
              text: (row) => row.name,
            },
            {
              key: 'batches',
              label: translate('students.column.batches'),
              align: 'right',
              figure: (row) => row.batches,
              render: (row) => row.batches,
            },
            ...numbers,
          ]}
          rows={courses.data}
          empty={translate('students.rolls.noCourses')}
          onOpen={(row) => void navigate(address(row))}
        />
      )}
    </>
  );
};

const Batches = ({ courseId }: { readonly courseId: string }) => {
  const translate = useTranslate();
  const courses = useCourses();
  const batches = useBatches(Number(courseId));
  const numbers = useNumberColumns<BatchRow>();
  const course = courses.data?.find(({ id }) => String(id) === courseId);
  const caption = translate('students.rolls.of', { name: course?.name ?? '' });
  return (
    <>
      <PageHeader
        title={caption}
        actions={<BackLink to={base} label={translate('students.rolls.title')} />}
      />
      <LoadProblem text={batches.problem} onRetry={batches.retry} />
      {batches.problem ? null : (
        <RowsTable
          caption={caption}
          columns={[
            {
              key: 'fullName',
              label: translate('students.column.batch'),
              role: 'title',
              text: (row) => row.fullName,
            },
            ...numbers,
            {
              key: 'verbs',
              label: '',
              render: (row) => (
                <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
                  <Button component={Link} size="small" to={`${base}/set_roll_numbers/${row.id}`}>
                    {translate('students.rolls.set')}
                  </Button>
                  <Button component={Link} size="small" to={`${base}/${row.id}/edit_roll_numbers`}>
                    {translate('students.rolls.edit')}
                  </Button>
                </Box>
              ),
            },
          ]}
          rows={batches.data}
          empty={translate('students.rolls.noBatches')}
        />
      )}
    </>
  );
};

/** Where numbers are missing: by course, then by batch. */
export const RollNumbers = () => {
  const { classId } = useParams();
  return classId === undefined ? <Courses /> : <Batches courseId={classId} />;
};
