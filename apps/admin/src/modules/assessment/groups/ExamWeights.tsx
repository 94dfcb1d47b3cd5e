import { Box, Button, TextField, Typography } from '@mui/material';
import { areWeights } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
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

const isWeight = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(text);

/** What the exam groups of a batch count in its final result. */
export const ExamWeights = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { examGroupId = '0' } = useParams();
  const own = useLoad<{ readonly batch: number }>(
    `/setup/v1/ExamGroup/get/${encodeURIComponent(examGroupId)}`,
    'assessment.fail.load',
  );
  const batch = own.data?.batch;
  const groups = useLoad<readonly GroupRow[]>(
    batch === undefined ? undefined : `/setup/v1/ExamGroup/grouping/${batch}`,
    'assessment.fail.load',
  );
  const { write, busy } = useWrite();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const text = (row: GroupRow): string =>
    typed.get(row.id) ?? (row.weight === null ? '' : String(Number(row.weight)));
  const weights = (groups.data ?? []).map(text).filter((weight) => weight !== '' && weight !== '0');
  const areNumbers = weights.every(isWeight);
  const sum = areNumbers
    ? weights.reduce((total, weight) => total + Math.round(Number(weight) * 100), 0) / 100
    : NaN;
  const isRight = areNumbers && (weights.length === 0 || areWeights(weights));
  const save = async (): Promise<void> => {
    const items = (groups.data ?? [])
      .map((row) => ({ examGroupId: row.id, weightage: text(row) }))
      .filter(({ weightage }) => weightage !== '' && weightage !== '0');
    const answer = await write({
      method: 'PUT',
      path: `/setup/v1/ExamGroup/grouping/${batch ?? 0}`,
      body: { items },
      fallback: 'assessment.fail.write',
    });
    if (!answer) return;
    setTyped(new Map());
    toast.success('assessment.weights.saved');
  };
  const title = translate('assessment.weights.title', { name: groups.data?.[0]?.batchName ?? '' });
  const problem = own.problem ?? groups.problem;
  return (
    <>
      <PageHeader
        title={title}
        under={translate('assessment.weights.hint')}
        actions={<BackLink to={`/batches/${batch ?? 0}/exam_groups`} label={translate('assessment.back')} />}
      />
      <LeaveGuard dirty={typed.size > 0} />
      <LoadProblem text={problem} onRetry={groups.retry} />
      {problem ? null : (
        <RowsTable<GroupRow>
          caption={title}
          columns={[
            {
              key: 'name',
              label: translate('assessment.column.group'),
              role: 'title',
              text: (row) => row.name,
              render: (row) => row.name,
            },
            {
              key: 'weight',
              label: translate('assessment.column.weight'),
              render: (row) =>
                row.examType === 'GRADES' ? (
                  translate('assessment.weights.grades')
                ) : (
                  <TextField
                    size="small"
                    value={text(row)}
                    error={text(row) !== '' && !isWeight(text(row))}
                    onChange={(event) =>
                      setTyped((now) => new Map(now).set(row.id, event.target.value.trim()))
                    }
                    slotProps={{
                      htmlInput: {
                        'aria-label': translate('assessment.marks.of', {
                          column: translate('assessment.column.weight'),
                          name: row.name,
                        }),
                        inputMode: 'decimal',
                        maxLength: 6,
                      },
                    }}
                    sx={{ width: 120 }}
                  />
                ),
            },
          ]}
          rows={groups.data}
          empty={translate('assessment.result.none')}
          tools={
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Typography color={isRight ? 'success.main' : 'error.main'} role="status">
                {translate('assessment.weights.sum', { sum: Number.isNaN(sum) ? '–' : sum })}
              </Typography>
              <Button
                variant="contained"
                loading={busy}
                disabled={!isRight || typed.size === 0}
                onClick={() => void save()}
              >
                {translate('assessment.weights.save')}
              </Button>
            </Box>
          }
        />
      )}
    </>
  );
};
