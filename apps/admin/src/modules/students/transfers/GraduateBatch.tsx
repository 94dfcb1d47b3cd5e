import { Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useRefusedRows } from '../../../engine/own-screen/use-refused-rows.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useStudentColumns } from '../parts/student-columns.tsx';
import { useAllMarked } from '../parts/use-all-marked.ts';
import { useBatch } from '../parts/use-batches.ts';
import { useStudentsOfBatch } from '../parts/use-students-of-batch.ts';
import { ChooseStudents } from './ChooseStudents.tsx';

interface LeavingTextProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const LeavingText = ({ value, onChange }: LeavingTextProps) => {
  const translate = useTranslate();
  return (
    <TextField
      size="small"
      required
      label={translate('students.graduation.description')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{ htmlInput: { maxLength: 255 }, inputLabel: { shrink: true } }}
    />
  );
};

/** Graduates the students of a batch. */
export const GraduateBatch = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const dialogs = useDialogs();
  const { context } = useEnvironment();
  const { batchId = '0' } = useParams();
  const batch = useBatch(batchId);
  const students = useStudentsOfBatch(batchId);
  const selection = useAllMarked(students.data);
  const columns = useStudentColumns();
  const { write, busy } = useWrite();
  const { reasons, refused } = useRefusedRows('items');
  const [date, setDate] = useState(context.today);
  const [description, setDescription] = useState('');
  const { marked } = selection;
  const title = translate('students.graduation.of', { name: batch.data?.fullName ?? '' });
  const save = async (): Promise<void> => {
    const isSure = await dialogs.confirm({
      title,
      text: translate('students.graduation.sure', { smart_count: marked.length }),
      verb: translate('students.graduation.verb'),
      tone: 'warning',
    });
    if (!isSure) return;
    const items = marked.map((student) => ({ student }));
    const saved = await write({
      path: '/setup/v1/Graduate/save',
      body: { batch: Number(batchId), date, description: description.trim(), items },
      fallback: 'students.fail.graduation',
      asks: true,
      refused: refused(marked),
    });
    if (!saved) return;
    toast.success('students.graduation.done', { smart_count: marked.length });
    void navigate('/batch_transfers');
  };
  return (
    <>
      <PageHeader
        title={title}
        under={translate('students.graduation.hint')}
        actions={<BackLink to="/batch_transfers" label={translate('students.transfer.title')} />}
      />
      <LoadProblem text={batch.problem} onRetry={batch.retry} />
      <ChooseStudents
        reasons={reasons}
        caption={title}
        load={students}
        columns={columns}
        selection={selection}
        tools={
          <>
            <LeavingText value={description} onChange={setDescription} />
            <DayInput
              label={translate('students.column.date')}
              value={date}
              onChange={setDate}
              max={context.today}
            />
            <Button
              variant="contained"
              loading={busy}
              disabled={marked.length === 0 || date === '' || description.trim() === ''}
              onClick={() => void save()}
            >
              {translate('students.graduation.marked', { count: marked.length })}
            </Button>
          </>
        }
      />
    </>
  );
};
