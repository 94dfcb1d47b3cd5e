import { Alert, Button, TextField } from '@mui/material';
import { longestRollNumber, rollNumbers, type RollNumbering } from '@school/domain';
import { numberStudents } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useOperation } from '../../../engine/own-screen/use-operation.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useRollNumbers, type NumberedRow } from './use-roll-numbers.ts';

type Typed = Partial<Record<'prefix' | 'suffix' | 'digits' | 'start', string>>;

const between = (text: string | undefined, least: number, most: number, otherwise: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number(text)) || otherwise));
const isPart = (text: string): boolean => /^[A-Za-z0-9_-]*$/.test(text);

/** Numbers for a whole batch by rule, with a preview before they are assigned. */
export const SetRollNumbers = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { batchId = '0' } = useParams();
  const batch = useRollNumbers(batchId);
  const { operate, busy } = useOperation(numberStudents, 'students.fail.rolls');
  const [typed, setTyped] = useState<Typed>({});
  const [chosenMode, setMode] = useState('');
  const { data } = batch;
  const firstMode = data?.students.some(({ rollNumber }) => rollNumber) ? 'MISSING' : 'ALL';
  const mode = (chosenMode || firstMode) as RollNumbering['mode'];
  const numbering = useMemo<RollNumbering>(
    () => ({
      prefix: typed.prefix ?? data?.prefix ?? '',
      suffix: typed.suffix ?? data?.suffix ?? '',
      digits: between(typed.digits, 1, 6, data?.digits ?? 1),
      start: between(typed.start, 1, 999_999, 1),
      mode,
    }),
    [typed, data, mode],
  );
  const numbers = useMemo(
    () => (data ? rollNumbers(data.students, numbering, data.highest) : new Map<number, string>()),
    [data, numbering],
  );
  const tooLong = [...numbers.values()].find((number) => number.length > longestRollNumber);
  const wrong = ['prefix', 'suffix'].filter((key) => !isPart(numbering[key as 'prefix' | 'suffix']));
  const back = `/student_roll_number/${data?.course ?? 0}/view_batches`;
  const save = async (): Promise<void> => {
    const answer = await operate({ batch: Number(batchId), ...numbering });
    if (!answer) return;
    toast.success('students.rolls.saved', { smart_count: answer.changed });
    void navigate(back);
  };
  const input = (key: keyof Typed, value: string, isNumber = false) => (
    <TextField
      key={key}
      size="small"
      label={translate(`students.rolls.${key}`)}
      value={typed[key] ?? value}
      error={wrong.includes(key)}
      helperText={wrong.includes(key) ? translate('students.rolls.letters') : undefined}
      onChange={(event) => setTyped((now) => ({ ...now, [key]: event.target.value }))}
      sx={{ width: { xs: '45%', sm: isNumber ? 110 : 140 } }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: isNumber ? { inputMode: 'numeric', maxLength: 6 } : { maxLength: 12 },
      }}
    />
  );
  const title = translate('students.rolls.setOf', { name: data?.batch ?? '' });
  return (
    <>
      <PageHeader
        title={title}
        under={translate('students.rolls.setHint')}
        actions={<BackLink to={back} label={translate('students.rolls.title')} />}
      />
      <LoadProblem text={batch.problem} onRetry={batch.retry} />
      {tooLong ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('students.rolls.tooLong', { number: tooLong, most: longestRollNumber })}
        </Alert>
      ) : null}
      {data && data.samePrefix.length > 0 && numbering.prefix === data.prefix ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('students.rolls.samePrefix', { batches: data.samePrefix.join(', ') })}
        </Alert>
      ) : null}
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
              key: 'now',
              label: translate('students.rolls.now'),
              text: (row) => row.rollNumber ?? '',
              render: (row) => row.rollNumber ?? '–',
            },
            {
              key: 'next',
              label: translate('students.rolls.next'),
              text: (row) => numbers.get(row.id) ?? '',
              render: (row) => {
                const number = numbers.get(row.id) ?? '';
                return number === row.rollNumber ? number : <strong>{number}</strong>;
              },
            },
          ]}
          rows={data?.students}
          empty={translate('students.noStudents')}
          tools={
            <>
              {input('prefix', data?.prefix ?? '')}
              {input('suffix', data?.suffix ?? '')}
              {input('digits', String(data?.digits ?? 1), true)}
              {input('start', '1', true)}
              <Choose
                label={translate('students.rolls.mode')}
                value={mode}
                choices={['MISSING', 'ALL'].map((id) => ({ id, name: translate(`students.rolls.${id}`) }))}
                onChange={setMode}
              />
              <Button
                variant="contained"
                loading={busy}
                disabled={!data || data.students.length === 0 || tooLong !== undefined || wrong.length > 0}
                onClick={() => void save()}
              >
                {translate('students.rolls.save')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
