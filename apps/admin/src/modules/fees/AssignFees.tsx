import type { AssignableFee, CounterStudent } from '@school/domain';
import { Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { BackLink } from '../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { FindStudent } from './FindStudent.tsx';

interface Assignments {
  readonly student: CounterStudent;
  readonly collections: readonly AssignableFee[];
}

const base = '/fee_imports/select_student';

interface AssignVerbs {
  readonly busy: boolean;
  readonly onGive: (fee: AssignableFee) => void;
  readonly onRemove: (fee: AssignableFee) => void;
}

/** Collections with their bills, and the action that assigns or removes one. */
const useAssignColumns = ({ busy, onGive, onRemove }: AssignVerbs): readonly RowsColumn<AssignableFee>[] => {
  const translate = useTranslate();
  return [
    {
      key: 'name',
      label: translate('fees.collection'),
      role: 'title',
      text: ({ name, category }) => `${name} ${category}`,
      render: ({ name }) => name,
    },
    { key: 'batch', label: translate('fees.ofBatch'), text: (row) => row.batch },
    {
      key: 'due',
      label: translate('fees.due'),
      text: (row) => row.dueDate,
      render: (row) => formatDate(row.dueDate),
    },
    {
      key: 'bill',
      label: translate('fees.payable'),
      align: 'right',
      render: ({ payable }) => (payable === null ? '–' : formatMoney(payable)),
    },
    {
      key: 'state',
      label: translate('fees.assign.state'),
      render: ({ bill, isPaid }) => (
        <Chip
          size="small"
          variant="outlined"
          color={bill === null ? 'default' : isPaid ? 'success' : 'info'}
          label={translate(
            bill === null ? 'fees.assign.without' : isPaid ? 'fees.parts.paid' : 'fees.assign.billed',
          )}
        />
      ),
    },
    {
      key: 'verb',
      label: translate('fees.assign.verb'),
      align: 'right',
      render: (row) =>
        row.bill === null ? (
          <Button size="small" disabled={busy} onClick={() => onGive(row)}>
            {translate('fees.assign.give')}
          </Button>
        ) : (
          <Button size="small" color="warning" disabled={busy || row.isPaid} onClick={() => onRemove(row)}>
            {translate('fees.assign.remove')}
          </Button>
        ),
    },
  ];
};

const OfStudent = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const toast = useToast();
  const { confirm } = useDialogs();
  const { write, busy } = useWrite();
  const path = `/finance/v1/feeAssignments/student/${id}`;
  const { data, problem, retry } = useLoad<Assignments>(path, 'fees.fail.statement');
  const send = async (body: object, done: string, name: string): Promise<void> => {
    if (await write({ path, body, fallback: 'fees.fail.assign' })) toast.success(done, { name });
  };
  const remove = async ({ bill, name }: AssignableFee): Promise<void> => {
    const isMeant = await confirm({
      title: translate('fees.assign.removeTitle', { name }),
      text: translate('fees.assign.removeText', { name: data?.student.name }),
      verb: translate('fees.assign.remove'),
      tone: 'warning',
    });
    if (isMeant) await send({ remove: [bill] }, 'fees.assign.removed', name);
  };
  const columns = useAssignColumns({
    busy,
    onGive: ({ id: collection, name }) => void send({ assign: [collection] }, 'fees.assign.done', name),
    onRemove: (fee) => void remove(fee),
  });
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const { student, collections } = data;
  return (
    <>
      <PageHeader title={student.name} under={`${student.admissionNumber} · ${student.batch}`} />
      <BackLink to={base} label={translate('fees.find.again')} />
      <RowsTable<AssignableFee>
        caption={translate('fees.assign.collections')}
        rows={collections}
        empty={translate('fees.assign.none')}
        columns={columns}
      />
    </>
  );
};

/** Bills of published collections for one student: find the student, assign a bill or remove one. */
export const AssignFees = () => {
  const translate = useTranslate();
  const [student] = useParam('student');
  if (/^\d{1,15}$/.test(student)) return <OfStudent key={student} id={student} />;
  return (
    <FindStudent title={translate('fees.assign.title')} addressOf={({ id }) => `${base}?student=${id}`} />
  );
};
