import { Button, Chip } from '@mui/material';
import { inviteToPlacement, placementCandidates } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { Choose } from '../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../engine/own-screen/RowsTable.tsx';
import { useMarked } from '../../engine/own-screen/use-marked.ts';
import { useAnswer, useOperation } from '../../engine/own-screen/use-operation.ts';
import { useBatches } from '../students/parts/use-batches.ts';

interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly admissionNumber: string | null;
  readonly isFormer: boolean;
  readonly isInvited: boolean;
}

const none: readonly Candidate[] = [];

const useColumns = (): readonly RowsColumn<Candidate>[] => {
  const translate = useTranslate();
  return [
    { key: 'name', label: translate('students.column.name'), role: 'title', text: (row) => row.name },
    {
      key: 'admissionNumber',
      label: translate('students.column.admissionNumber'),
      text: (row) => row.admissionNumber ?? '',
      render: (row) => row.admissionNumber,
    },
    {
      key: 'state',
      label: translate('students.placement.state'),
      render: (row) => (
        <>
          {row.isInvited ? (
            <Chip size="small" color="info" label={translate('students.placement.is')} />
          ) : null}
          {row.isFormer ? <Chip size="small" label={translate('students.placement.former')} /> : null}
        </>
      ),
    },
  ];
};

/** The students of a batch to tick and invite; those already invited stay so. */
export const PlacementInvite = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const event = Number(record?.id ?? 0);
  const [batch, setBatch] = useState('');
  const batches = useBatches(0);
  const students = useAnswer(
    placementCandidates,
    batch === '' ? undefined : { event, batch: Number(batch) },
    'students.fail.students',
  );
  const rows = batch === '' ? none : students.data?.students;
  const open = useMemo(() => rows?.filter(({ isInvited }) => !isInvited), [rows]);
  const selection = useMarked(open);
  const { operate, busy } = useOperation(inviteToPlacement, 'students.placement.fail');
  const columns = useColumns();
  const invite = async (): Promise<void> => {
    const done = await operate({ students: selection.marked }, [event]);
    if (!done) return;
    toast.success('students.placement.done', { smart_count: Number(done.added) });
    selection.set([]);
  };
  if (students.problem) return <LoadProblem text={students.problem} onRetry={students.retry} />;
  const label = translate('students.placement.batch');
  return (
    <RowsTable
      caption={label}
      columns={columns}
      rows={rows}
      selection={selection}
      empty={translate(batch === '' ? 'students.placement.choose' : 'students.noStudents')}
      tools={
        <>
          <Choose
            label={label}
            value={batch}
            choices={batches.data?.map(({ id, fullName }) => ({ id, name: fullName }))}
            onChange={setBatch}
          />
          <Button
            variant="contained"
            loading={busy}
            disabled={selection.marked.length === 0}
            onClick={() => void invite()}
          >
            {translate('students.placement.invite', { count: selection.marked.length })}
          </Button>
        </>
      }
    />
  );
};
