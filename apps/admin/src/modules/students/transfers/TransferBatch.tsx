import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useRefusedRows } from '../../../engine/own-screen/use-refused-rows.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useStudentColumns } from '../parts/student-columns.tsx';
import { useAllMarked } from '../parts/use-all-marked.ts';
import { useBatch, useBatches, useCourses } from '../parts/use-batches.ts';
import { useStudentsOfBatch } from '../parts/use-students-of-batch.ts';
import { ChooseStudents } from './ChooseStudents.tsx';
import { targetBatches } from './target-batches.ts';

/** Where the students of a batch go, and when. */
const useDestination = (batchId: string) => {
  const { context } = useEnvironment();
  const batch = useBatch(batchId);
  const courses = useCourses();
  const batches = useBatches(0);
  const [target, setTarget] = useState('');
  const [date, setDate] = useState(context.today);
  const choices = useMemo(
    () =>
      batches.data && batch.data && courses.data
        ? targetBatches(batches.data, batch.data, courses.data)
        : undefined,
    [batches.data, batch.data, courses.data],
  );
  /** A batch of the next year takes them on its first day, unless another day is chosen. */
  const chooseTarget = (id: string): void => {
    setTarget(id);
    const begins = batches.data?.find((one) => String(one.id) === id)?.startDate ?? '';
    setDate(begins > context.today ? begins : context.today);
  };
  const isLater = date > context.today;
  const problem = batch.problem ?? batches.problem;
  return { batch, problem, choices, target, chooseTarget, date, setDate, isLater };
};

/** Moves the students of a batch to another; those not ticked stay. */
export const TransferBatch = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { batchId = '0' } = useParams();
  const { batch, problem, choices, target, chooseTarget, date, setDate, isLater } = useDestination(batchId);
  const students = useStudentsOfBatch(batchId);
  const selection = useAllMarked(students.data);
  const columns = useStudentColumns();
  const { write, busy } = useWrite();
  const { reasons, refused } = useRefusedRows('items');
  const { marked } = selection;
  const save = async (): Promise<void> => {
    const body = {
      fromBatch: Number(batchId),
      toBatch: Number(target),
      date,
      items: marked.map((student) => ({ student })),
    };
    const saved = await write({
      path: '/setup/v1/BatchTransfer/save',
      body,
      asks: true,
      refused: refused(marked),
      fallback: 'students.fail.transfer',
    });
    if (!saved) return;
    const said = isLater ? 'students.transfer.planned' : 'students.transfer.done';
    toast.success(said, { smart_count: marked.length });
    void navigate('/batch_transfers');
  };
  const title = translate('students.transfer.of', { name: batch.data?.fullName ?? '' });
  return (
    <>
      <PageHeader
        title={title}
        under={translate('students.transfer.tick')}
        actions={<BackLink to="/batch_transfers" label={translate('students.transfer.title')} />}
      />
      <LoadProblem text={problem} onRetry={batch.retry} />
      <ChooseStudents
        reasons={reasons}
        caption={title}
        load={students}
        columns={columns}
        selection={selection}
        tools={
          <>
            <Choose
              label={translate('students.transfer.target')}
              value={target}
              choices={choices}
              onChange={chooseTarget}
              required
            />
            <DayInput label={translate('students.column.date')} value={date} onChange={setDate} />
            <Button
              variant="contained"
              loading={busy}
              disabled={marked.length === 0 || target === '' || date === ''}
              onClick={() => void save()}
            >
              {translate('students.transfer.marked', { count: marked.length })}
            </Button>
          </>
        }
      />
    </>
  );
};
