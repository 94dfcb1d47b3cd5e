import { Button, Chip } from '@mui/material';
import { revertTransfer, studentsOfTransfer } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useAnswer, useOperation } from '../../../engine/own-screen/use-operation.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';
import { useStudentColumns } from '../parts/student-columns.tsx';
import { ChooseStudents } from './ChooseStudents.tsx';

interface Transfer {
  readonly id: number;
  readonly date: string;
  readonly _labels?: Readonly<Record<'fromBatch' | 'toBatch', string>>;
}
const latest = { sort: ['date', 'DESC'], labels: ['fromBatch', 'toBatch'] };
const reasonKeys: Readonly<Record<string, string>> = {
  'taken back already': 'students.revert.done',
  'former student': 'students.revert.former',
  'transferred again': 'students.revert.again',
  'not moved yet': 'students.revert.planned',
  'left out': 'students.revert.leftOut',
};

/**
 * Why a student cannot go back: what happened to the transfer, or what already exists in the new batch, with its number.
 */
const reasonWords = (translate: ReturnType<typeof useTranslate>, text: string): string => {
  const [tie = '', count] = text.split(': ');
  if (count !== undefined) return translate(`students.revert.ties.${tie}`, { count });
  return translate(reasonKeys[text] ?? text);
};

/** The students of a transfer, and those who can go back. @param transfer its number; if absent, nothing is requested */
const useTransferred = (transfer: string) => {
  const students = useAnswer(
    studentsOfTransfer,
    transfer === '' ? undefined : { transfer: Number(transfer) },
    'students.fail.students',
  );
  const rows = useMemo(
    () =>
      students.data?.map((student) => ({
        ...student,
        fullName: student.name,
        rollNumber: student.oldRollNumber,
      })),
    [students.data],
  );
  const free = useMemo(() => rows?.filter(({ reasons }) => reasons.length === 0), [rows]);
  return { students, rows, free };
};

/** Reverts the transfer of students, as long as nothing depends on the new batch yet. */
export const RevertTransfers = () => {
  const translate = useTranslate();
  const toast = useToast();
  const [chosen, choose] = useParam('transfer');
  const transfers = useLoad<readonly Transfer[]>(
    '/setup/v1/BatchTransfer/getall',
    'students.fail.transfers',
    latest,
  );
  const shown = chosen === '' ? String(transfers.data?.[0]?.id ?? '') : chosen;
  const transfer = Number(shown);
  const { students, rows, free } = useTransferred(shown);
  const selection = useMarked(free);
  const columns = useStudentColumns<NonNullable<typeof rows>[number]>();
  const { operate, busy } = useOperation(revertTransfer, 'students.fail.revert');
  const { marked } = selection;
  const revert = async (): Promise<void> => {
    const answer = await operate({ transfer, students: marked });
    if (!answer) return;
    toast.success('students.revert.reverted', { smart_count: answer.reverted.length });
    if (answer.withoutNumber.length > 0) {
      toast.info('students.revert.withoutNumber', { smart_count: answer.withoutNumber.length });
    }
  };
  const choices = transfers.data?.map(({ id, date, _labels: words }) => ({
    id,
    name: `${date}: ${words?.fromBatch ?? ''} → ${words?.toBatch ?? ''}`,
  }));
  const reason = (text: string): string => reasonWords(translate, text);
  return (
    <>
      <PageHeader
        title={translate('students.revert.title')}
        under={translate('students.revert.hint')}
        actions={<BackLink to="/batch_transfers" label={translate('students.transfer.title')} />}
      />
      <LoadProblem text={transfers.problem} onRetry={transfers.retry} />
      {transfers.data?.length === 0 ? <Empty text={translate('students.revert.none')} /> : null}
      {shown === '' ? null : (
        <ChooseStudents
          caption={translate('students.revert.title')}
          load={{ ...students, data: rows }}
          columns={[
            ...columns,
            {
              key: 'reasons',
              label: translate('students.revert.reasons'),
              text: (row) => row.reasons.map(reason).join(', '),
              render: (row) =>
                row.reasons.map((text) => (
                  <Chip key={text} size="small" variant="outlined" label={reason(text)} />
                )),
            },
          ]}
          selection={selection}
          tools={
            <>
              <Choose
                label={translate('students.revert.transfer')}
                value={shown}
                choices={choices}
                onChange={choose}
              />
              <Button
                variant="contained"
                color="warning"
                loading={busy}
                disabled={marked.length === 0}
                onClick={() => void revert()}
              >
                {translate('students.revert.marked', { count: marked.length })}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
