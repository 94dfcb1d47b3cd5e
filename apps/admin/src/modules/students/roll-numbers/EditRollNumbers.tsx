import { Button, TextField } from '@mui/material';
import { giveRollNumbers } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useOperation } from '../../../engine/own-screen/use-operation.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { rollNumberProblems, type RollNumberProblem } from './roll-number-problems.ts';
import { useRollNumbers, type NumberedRow } from './use-roll-numbers.ts';

/** The numbers of a batch, one by one. */
export const EditRollNumbers = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { batchId = '0' } = useParams();
  const batch = useRollNumbers(batchId);
  const { operate, busy } = useOperation(giveRollNumbers, 'students.fail.rolls');
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const { data } = batch;
  const numberOf = (row: NumberedRow): string => typed.get(row.id) ?? row.rollNumber ?? '';
  const problems = useMemo(
    () =>
      rollNumberProblems(
        (data?.students ?? []).map(({ id, rollNumber }) => [id, typed.get(id) ?? rollNumber ?? '']),
      ),
    [data, typed],
  );
  const changed = (data?.students ?? []).filter((row) => numberOf(row).trim() !== (row.rollNumber ?? ''));
  const save = async (): Promise<void> => {
    const answer = await operate({
      batch: Number(batchId),
      numbers: changed.map((row) => ({ student: row.id, number: numberOf(row) })),
    });
    if (!answer) return;
    setTyped(new Map());
    toast.success('students.rolls.saved', { smart_count: answer.changed });
  };
  const words = (problem: RollNumberProblem | undefined): string | undefined =>
    problem && translate(`students.rolls.${problem}`);
  const title = translate('students.rolls.editOf', { name: data?.batch ?? '' });
  return (
    <>
      <PageHeader
        title={title}
        under={translate('students.rolls.editHint')}
        actions={
          <BackLink
            to={`/student_roll_number/${data?.course ?? 0}/view_batches`}
            label={translate('students.rolls.title')}
          />
        }
      />
      <LeaveGuard dirty={changed.length > 0} />
      <LoadProblem text={batch.problem} onRetry={batch.retry} />
      {batch.problem ? null : (
        <RowsTable<NumberedRow>
          caption={title}
          columns={[
            {
              key: 'name',
              label: translate('students.column.name'),
              role: 'title',
              text: (row) => row.name,
              render: (row) => row.name,
            },
            {
              key: 'admissionNumber',
              label: translate('students.column.admissionNumber'),
              text: (row) => row.admissionNumber,
              render: (row) => row.admissionNumber,
            },
            {
              key: 'number',
              label: translate('students.column.rollNumber'),
              text: numberOf,
              render: (row) => (
                <TextField
                  size="small"
                  value={numberOf(row)}
                  error={problems.has(row.id)}
                  helperText={words(problems.get(row.id))}
                  onChange={(event) => setTyped((now) => new Map(now).set(row.id, event.target.value))}
                  slotProps={{
                    htmlInput: {
                      'aria-label': translate('students.rolls.numberOf', { name: row.name }),
                      maxLength: 20,
                    },
                  }}
                  sx={{ width: 160 }}
                />
              ),
            },
          ]}
          rows={data?.students}
          empty={translate('students.noStudents')}
          tools={
            <>
              <Button
                variant="contained"
                loading={busy}
                disabled={changed.length === 0 || problems.size > 0}
                onClick={() => void save()}
              >
                {translate('students.rolls.saveChanged', { count: changed.length })}
              </Button>
              <Button disabled={typed.size === 0} onClick={() => setTyped(new Map())}>
                {translate('students.rolls.reset')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
