import { Box, Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import type { BatchRow } from '../parts/student.ts';
import { useBatches, useCourses } from '../parts/use-batches.ts';

const Verbs = ({ batch }: { readonly batch: BatchRow }) => {
  const translate = useTranslate();
  const about = { name: batch.fullName };
  if (batch.students === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Button
        component={Link}
        size="small"
        to={`/batch_transfers/show/${batch.id}`}
        aria-label={translate('students.transfer.of', about)}
      >
        {translate('students.transfer.verb')}
      </Button>
      <Button
        component={Link}
        size="small"
        to={`/batch_transfers/graduation/${batch.id}`}
        aria-label={translate('students.graduation.of', about)}
      >
        {translate('students.graduation.verb')}
      </Button>
    </Box>
  );
};

/** The batches of a course, each with what can be done next for its students. */
export const BatchTransfers = () => {
  const translate = useTranslate();
  const [course, setCourse] = useParam('course');
  const courses = useCourses();
  const batches = useBatches(Number(course) || 0);
  const columns: readonly RowsColumn<BatchRow>[] = [
    {
      key: 'fullName',
      label: translate('students.column.batch'),
      role: 'title',
      text: (row) => row.fullName,
    },
    {
      key: 'academicYear',
      label: translate('students.column.academicYear'),
      text: (row) => row._labels?.academicYear ?? '',
      render: (row) => row._labels?.academicYear ?? '–',
    },
    {
      key: 'students',
      label: translate('students.column.students'),
      align: 'right',
      figure: (row) => row.students,
      render: (row) => row.students,
    },
    {
      key: 'capacity',
      label: translate('students.column.capacity'),
      align: 'right',
      figure: (row) => row.capacity ?? 0,
      render: (row) => row.capacity ?? '–',
    },
    {
      key: 'active',
      label: translate('students.column.state'),
      render: (row) => (
        <Chip
          size="small"
          variant="outlined"
          color={row.active ? 'success' : 'default'}
          label={translate(row.active ? 'students.state.active' : 'students.state.closed')}
        />
      ),
    },
    { key: 'verbs', label: '', render: (row) => <Verbs batch={row} /> },
  ];
  return (
    <>
      <PageHeader
        title={translate('students.transfer.title')}
        under={translate('students.transfer.hint')}
        actions={
          <Button component={Link} to="/revert_batch_transfers" variant="outlined">
            {translate('students.revert.title')}
          </Button>
        }
      />
      <LoadProblem text={batches.problem ?? courses.problem} onRetry={batches.retry} />
      {batches.problem ? null : (
        <RowsTable
          caption={translate('students.transfer.title')}
          columns={columns}
          rows={batches.data}
          empty={translate('students.transfer.none')}
          tools={
            <Choose
              label={translate('students.column.course')}
              value={course}
              choices={courses.data}
              onChange={setCourse}
              all={translate('students.allCourses')}
            />
          }
        />
      )}
    </>
  );
};
