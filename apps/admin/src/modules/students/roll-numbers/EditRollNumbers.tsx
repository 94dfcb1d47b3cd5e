import { Box, Button, Skeleton } from '@mui/material';
import { longestRollNumber } from '@school/domain';
import { giveRollNumbers } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { EntryGrid } from '../../../engine/grid/EntryGrid.tsx';
import type { EntryColumn, EntryRow, TypedCell } from '../../../engine/grid/entry-grid.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useOperation } from '../../../engine/own-screen/use-operation.ts';
import { useSaveKey } from '../../../engine/own-screen/use-save-key.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { rollNumberProblems } from './roll-number-problems.ts';
import { useRollNumbers, type NumberedRow } from './use-roll-numbers.ts';

type RollRow = EntryRow & { readonly admissionNumber: string };

const rowOf = ({ id, name, admissionNumber, rollNumber }: NumberedRow): RollRow => ({
  id,
  name,
  names: [admissionNumber, rollNumber ?? '', name],
  admissionNumber,
});

/** States why a number cannot be saved. */
const wrongColumn = (head: string, wrong: (row: RollRow) => string): EntryColumn<RollRow> => ({
  key: 'wrong',
  head,
  grows: true,
  shows: (row) => <Box sx={{ color: 'error.main' }}>{wrong(row)}</Box>,
});

/** The numbers of a batch with those typed to replace them. */
const useTypedNumbers = (batchId: string) => {
  const batch = useRollNumbers(batchId);
  const { operate, busy } = useOperation(giveRollNumbers, 'students.fail.rolls');
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const stored = useMemo(
    () => new Map((batch.data?.students ?? []).map(({ id, rollNumber }) => [id, rollNumber ?? ''])),
    [batch.data],
  );
  const numberOf = (id: number): string => typed.get(id) ?? stored.get(id) ?? '';
  const problems = useMemo(
    () => rollNumberProblems([...stored].map(([id, number]) => [id, typed.get(id) ?? number])),
    [stored, typed],
  );
  const changed = [...stored.keys()].filter((id) => numberOf(id).trim() !== stored.get(id));
  return {
    batch,
    busy,
    numberOf,
    problems,
    changed,
    type: (cells: readonly TypedCell<RollRow>[]) =>
      setTyped((now) => new Map([...now, ...cells.map(({ row, text }) => [row.id, text] as const)])),
    reset: () => setTyped(new Map()),
    /** @returns how many were saved; undefined if none could be */
    save: async (): Promise<number | undefined> => {
      const numbers = changed.map((student) => ({ student, number: numberOf(student) }));
      const answer = await operate({ batch: Number(batchId), numbers });
      if (answer) setTyped(new Map());
      return answer?.changed;
    },
  };
};

/** The numbers of a batch, edited one by one or pasted from a list. */
export const EditRollNumbers = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { batchId = '0' } = useParams();
  const { batch, busy, numberOf, problems, changed, type, reset, save } = useTypedNumbers(batchId);
  const { data } = batch;
  const submit = async (): Promise<void> => {
    const count = await save();
    if (count !== undefined) toast.success('students.rolls.saved', { smart_count: count });
  };
  const mayNotSave = busy || changed.length === 0 || problems.size > 0;
  useSaveKey(mayNotSave ? undefined : () => void submit());
  const wrong = ({ id }: RollRow): string => {
    const problem = problems.get(id);
    return problem ? translate(`students.rolls.${problem}`, { most: longestRollNumber }) : '';
  };
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
      {data || batch.problem ? null : <Skeleton variant="rounded" height={360} />}
      {data?.students.length === 0 ? <Empty text={translate('students.noStudents')} /> : null}
      {data && data.students.length > 0 ? (
        <>
          <Box sx={{ display: 'flex', gap: 1, mb: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" loading={busy} disabled={mayNotSave} onClick={() => void submit()}>
              {translate('students.rolls.saveChanged', { count: changed.length })}
            </Button>
            <Button disabled={changed.length === 0} onClick={reset}>
              {translate('students.rolls.reset')}
            </Button>
          </Box>
          <EntryGrid<RollRow>
            label={title}
            rowHead={translate('students.column.name')}
            rows={data.students.map(rowOf)}
            saving={busy}
            onType={type}
            columns={[
              {
                key: 'admissionNumber',
                head: translate('students.column.admissionNumber'),
                wideOnly: true,
                shows: ({ admissionNumber }) => admissionNumber,
              },
              {
                key: 'number',
                head: translate('students.column.rollNumber'),
                cellName: ({ name }) => translate('students.rolls.numberOf', { name }),
                text: ({ id }) => numberOf(id),
                wrong,
                maxLength: 20,
                width: 160,
              },
              ...(problems.size > 0 ? [wrongColumn(translate('engine.grid.wrong'), wrong)] : []),
            ]}
          />
        </>
      ) : null}
    </>
  );
};
