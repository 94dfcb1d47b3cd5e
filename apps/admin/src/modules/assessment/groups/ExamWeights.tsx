import { Box, Button, Skeleton, Typography } from '@mui/material';
import { areWeights } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { EntryGrid } from '../../../engine/grid/EntryGrid.tsx';
import type { EntryRow, TypedCell } from '../../../engine/grid/entry-grid.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useSaveKey } from '../../../engine/own-screen/use-save-key.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';

interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly batch: number;
  readonly batchName: string;
  readonly examType: string;
  readonly weight: string | null;
}

type WeightRow = EntryRow & { readonly of: GroupRow };

const isWeight = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(text);
const isCounted = (text: string): boolean => text !== '' && text !== '0';
const storedWeight = ({ weight }: GroupRow): string => (weight === null ? '' : String(Number(weight)));

/** The sum of the weights; undefined if any of them is not a number. */
const sumOf = (weights: readonly string[]): number | undefined =>
  weights.every(isWeight)
    ? weights.reduce((total, weight) => total + Math.round(Number(weight) * 100), 0) / 100
    : undefined;

/** The exam groups of the batch, of which the address names one, with the weights typed for them. */
const useWeights = () => {
  const { examGroupId = '0' } = useParams();
  const own = useLoad<{ readonly batch: number }>(
    `/setup/v1/ExamGroup/get/${encodeURIComponent(examGroupId)}`,
    'assessment.fail.load',
  );
  const batch = own.data?.batch;
  const path = `/setup/v1/ExamGroup/grouping/${batch ?? 0}`;
  const groups = useLoad<readonly GroupRow[]>(batch === undefined ? undefined : path, 'assessment.fail.load');
  const { write, busy } = useWrite();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const text = (row: GroupRow): string => typed.get(row.id) ?? storedWeight(row);
  const rows = groups.data ?? [];
  const save = async (): Promise<boolean> => {
    const items = rows
      .map((row) => ({ examGroupId: row.id, weightage: text(row) }))
      .filter(({ weightage }) => isCounted(weightage));
    const answer = await write({ method: 'PUT', path, body: { items }, fallback: 'assessment.fail.write' });
    if (!answer) return false;
    setTyped(new Map());
    return true;
  };
  return {
    batch,
    groups: { ...groups, problem: own.problem ?? groups.problem },
    busy,
    text,
    weights: rows.map(text).filter(isCounted),
    isChanged: rows.some((row) => text(row) !== storedWeight(row)),
    type: (cells: readonly TypedCell<WeightRow>[]) =>
      setTyped(
        (now) => new Map([...now, ...cells.map(({ row, text: word }) => [row.id, word.trim()] as const)]),
      ),
    save,
  };
};

/** How much each exam group of a batch counts towards its final result. */
export const ExamWeights = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { batch, groups, busy, text, weights, isChanged, type, save } = useWeights();
  const sum = sumOf(weights);
  const isRight = sum !== undefined && (weights.length === 0 || areWeights(weights));
  const submit = async (): Promise<void> => {
    if (await save()) toast.success('assessment.weights.saved');
  };
  const mayNotSave = busy || !isRight || !isChanged;
  useSaveKey(mayNotSave ? undefined : () => void submit());
  const title = translate('assessment.weights.title', { name: groups.data?.[0]?.batchName ?? '' });
  const column = translate('assessment.column.weight');
  return (
    <>
      <PageHeader
        title={title}
        under={translate('assessment.weights.hint')}
        actions={<BackLink to={`/batches/${batch ?? 0}/exam_groups`} label={translate('assessment.back')} />}
      />
      <LeaveGuard dirty={isChanged} />
      <LoadProblem text={groups.problem} onRetry={groups.retry} />
      {groups.data || groups.problem ? null : <Skeleton variant="rounded" height={240} />}
      {groups.data?.length === 0 ? <Empty text={translate('assessment.result.none')} /> : null}
      {groups.data && groups.data.length > 0 ? (
        <>
          <Box sx={{ display: 'flex', gap: 2, mb: 1, alignItems: 'center' }}>
            <Button variant="contained" loading={busy} disabled={mayNotSave} onClick={() => void submit()}>
              {translate('assessment.weights.save')}
            </Button>
            <Typography color={isRight ? 'success.main' : 'error.main'} role="status">
              {translate('assessment.weights.sum', { sum: sum ?? '–' })}
            </Typography>
          </Box>
          <EntryGrid<WeightRow>
            label={title}
            rowHead={translate('assessment.column.group')}
            rows={groups.data.map((of) => ({ id: of.id, name: of.name, names: [of.name], of }))}
            saving={busy}
            onType={type}
            columns={[
              {
                key: 'weight',
                head: column,
                cellName: ({ name }) => translate('assessment.marks.of', { column, name }),
                text: ({ of }) => text(of),
                wrong: ({ of }) =>
                  text(of) === '' || isWeight(text(of)) ? '' : translate('assessment.weights.number'),
                closed: ({ of }) =>
                  of.examType === 'GRADES' ? translate('assessment.weights.grades') : undefined,
                maxLength: 6,
                inputMode: 'decimal',
                width: 120,
              },
            ]}
          />
        </>
      ) : null}
    </>
  );
};
