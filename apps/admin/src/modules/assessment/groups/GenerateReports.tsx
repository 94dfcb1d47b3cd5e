import { Button, Checkbox } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useBatches, useCourses } from '../../students/parts/use-batches.ts';
import type { BatchRow } from '../../students/parts/student.ts';

interface Generation {
  readonly id: number;
  readonly batch: number;
  readonly createdAt: string;
  readonly missingMarks: number;
}

/** The batches to calculate results for, all of them initially, and the calculation itself. */
const useChosenBatches = (ids: readonly number[]) => {
  const toast = useToast();
  const { write, busy } = useWrite();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = ids.filter((id) => !left.has(id));
  const run = async (): Promise<void> => {
    const answer = await write<readonly unknown[]>({
      path: '/setup/v1/ReportSetting/generate',
      body: { batchIds: chosen },
      fallback: 'assessment.fail.write',
    });
    if (answer) toast.success('assessment.generate.done', { count: answer.length });
  };
  const choose = (id: number, isChosen: boolean): void =>
    setLeft((now) => {
      const next = new Set(now);
      if (isChosen) next.delete(id);
      else next.add(id);
      return next;
    });
  return { left, choose, chosen, run, busy };
};

/** Whether a batch is chosen, and when its results were last calculated. */
const useBatchColumns = (
  { left, choose }: Pick<ReturnType<typeof useChosenBatches>, 'left' | 'choose'>,
  done: readonly Generation[] | undefined,
): readonly RowsColumn<BatchRow>[] => {
  const translate = useTranslate();
  const last = (row: BatchRow): Generation | undefined => done?.find(({ batch }) => batch === row.id);
  return [
    {
      key: 'chosen',
      label: '',
      render: (row) => (
        <Checkbox
          checked={!left.has(row.id)}
          slotProps={{ input: { 'aria-label': row.fullName } }}
          onChange={(event) => choose(row.id, event.target.checked)}
        />
      ),
    },
    {
      key: 'fullName',
      label: translate('assessment.column.batch'),
      role: 'title',
      text: (row) => row.fullName,
    },
    {
      key: 'generated',
      label: translate('assessment.column.generated'),
      render: (row) => {
        const at = last(row)?.createdAt;
        return at ? formatMoment(at) : translate('assessment.generate.never');
      },
    },
    {
      key: 'missing',
      label: translate('assessment.column.missing'),
      align: 'right',
      render: (row) => last(row)?.missingMarks ?? '–',
    },
  ];
};

/** Calculates final results for batches of a course, and shows when that was last done. */
export const GenerateReports = () => {
  const translate = useTranslate();
  const [course, setCourse] = useParam('course');
  const courses = useCourses();
  const shown = course === '' ? String(courses.data?.[0]?.id ?? '') : course;
  const batches = useBatches(Number(shown));
  const ids = (batches.data ?? []).map(({ id }) => id);
  const done = useLoad<readonly Generation[]>(
    ids.length === 0 ? undefined : '/setup/v1/ReportGeneration/getall',
    'assessment.fail.load',
    { filter: { batch_in: ids }, sort: ['id', 'DESC'] },
  );
  const { chosen, run, busy, ...choice } = useChosenBatches(ids);
  const columns = useBatchColumns(choice, done.data);
  const title = translate('assessment.generate.title');
  const problem = courses.problem ?? batches.problem ?? done.problem;
  return (
    <>
      <PageHeader title={title} under={translate('assessment.generate.hint')} />
      <LoadProblem text={problem} onRetry={batches.retry} />
      {problem ? null : (
        <RowsTable<BatchRow>
          caption={title}
          columns={columns}
          rows={batches.data}
          empty={translate('assessment.generate.empty')}
          tools={
            <>
              <Choose
                label={translate('assessment.column.course')}
                value={shown}
                choices={courses.data}
                onChange={setCourse}
              />
              <Button
                variant="contained"
                loading={busy}
                disabled={chosen.length === 0}
                onClick={() => void run()}
              >
                {translate('assessment.generate.run', { count: chosen.length })}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
