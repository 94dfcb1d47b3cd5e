import { Alert, Button } from '@mui/material';
import { longestRollNumber } from '@school/domain';
import { numberStudents } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useOperation } from '../../../engine/own-screen/use-operation.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { NumberingInputs } from './NumberingInputs.tsx';
import { useNumbering, type Numbering } from './use-numbering.ts';
import { useRollNumbers, type NumberedRow } from './use-roll-numbers.ts';

/** Students with their current number and the next one. */
const useNextColumns = (numbers: Numbering['numbers']): readonly RowsColumn<NumberedRow>[] => {
  const translate = useTranslate();
  return [
    { key: 'name', label: translate('students.column.name'), role: 'title', text: (row) => row.name },
    {
      key: 'admissionNumber',
      label: translate('students.column.admissionNumber'),
      text: (row) => row.admissionNumber,
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
  ];
};

/** Numbers for a whole batch by rule, with a preview before they are assigned. */
export const SetRollNumbers = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { batchId = '0' } = useParams();
  const { data, problem, retry } = useRollNumbers(batchId);
  const { operate, busy } = useOperation(numberStudents, 'students.fail.rolls');
  const numbering = useNumbering(data);
  const { rule, tooLong } = numbering;
  const columns = useNextColumns(numbering.numbers);
  const back = `/student_roll_number/${data?.course ?? 0}/view_batches`;
  const save = async (): Promise<void> => {
    const answer = await operate({ batch: Number(batchId), ...rule });
    if (!answer) return;
    toast.success('students.rolls.saved', { smart_count: answer.changed });
    void navigate(back);
  };
  const title = translate('students.rolls.setOf', { name: data?.batch ?? '' });
  return (
    <>
      <PageHeader
        title={title}
        under={translate('students.rolls.setHint')}
        actions={<BackLink to={back} label={translate('students.rolls.title')} />}
      />
      <LoadProblem text={problem} onRetry={retry} />
      {tooLong ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('students.rolls.tooLong', { number: tooLong, most: longestRollNumber })}
        </Alert>
      ) : null}
      {data && data.samePrefix.length > 0 && rule.prefix === data.prefix ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('students.rolls.samePrefix', { batches: data.samePrefix.join(', ') })}
        </Alert>
      ) : null}
      {problem ? null : (
        <RowsTable<NumberedRow>
          caption={title}
          columns={columns}
          rows={data?.students}
          empty={translate('students.noStudents')}
          tools={
            <>
              <NumberingInputs numbering={numbering} />
              <Button
                variant="contained"
                loading={busy}
                disabled={
                  !data || data.students.length === 0 || tooLong !== undefined || numbering.wrong.length > 0
                }
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
