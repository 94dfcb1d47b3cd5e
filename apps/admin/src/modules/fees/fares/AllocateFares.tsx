import type { FarePassenger } from '@school/domain';
import { f } from '@school/kernel';
import { Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { ChooseBills, useChosenBills } from '../ChooseBills.tsx';
import { DepartmentFares } from './DepartmentFares.tsx';

type PassengerRow = FarePassenger & { readonly id: number };

const money = (amount: string | null): string => (amount === null ? '–' : formatMoney(amount));
const stateOf = ({ bill, isPaid }: FarePassenger): string =>
  bill === null ? 'fees.assign.without' : isPaid ? 'fees.parts.paid' : 'fees.assign.billed';

/** Passengers of a batch with their bills from a collection of fares. */
const BatchFares = ({ batch, collection }: Record<'batch' | 'collection', number>) => {
  const translate = useTranslate();
  const toast = useToast();
  const { write, busy } = useWrite();
  const { data, problem, retry } = useLoad<readonly FarePassenger[]>(
    '/finance/v1/feeAssignments/fares',
    'fees.fail.parts',
    { collection, batch },
  );
  const send = async ({ student, name, bill }: FarePassenger): Promise<void> => {
    const body = bill === null ? { assign: [collection] } : { remove: [bill] };
    const path = `/finance/v1/feeAssignments/student/${student}`;
    if (await write({ path, body, fallback: 'fees.fail.assign' }))
      toast.success(bill === null ? 'fees.assign.done' : 'fees.assign.removed', { name });
  };
  return (
    <>
      <LoadProblem text={problem} onRetry={retry} />
      <RowsTable<PassengerRow>
        caption={translate('fees.fares.passengers')}
        rows={data?.map((row) => ({ ...row, id: row.student }))}
        empty={translate('fees.fares.nobody')}
        columns={[
          {
            key: 'name',
            label: translate('fees.student'),
            role: 'title',
            text: (row) => `${row.name} ${row.admissionNumber}`,
            render: (row) => row.name,
          },
          {
            key: 'seat',
            label: translate('fees.fares.seat'),
            text: (row) => row.seat ?? '',
            render: (row) => row.seat ?? '–',
          },
          {
            key: 'fare',
            label: translate('fees.fares.fare'),
            align: 'right',
            figure: (row) => Number(row.fare),
            render: (row) => money(row.fare),
          },
          {
            key: 'payable',
            label: translate('fees.payable'),
            align: 'right',
            figure: (row) => Number(row.payable),
            render: (row) => money(row.payable),
          },
          {
            key: 'state',
            label: translate('fees.assign.state'),
            text: (row) => translate(stateOf(row)),
            render: (row) => <Chip size="small" variant="outlined" label={translate(stateOf(row))} />,
          },
          {
            key: 'verb',
            label: translate('fees.assign.verb'),
            align: 'right',
            render: (row) => (
              <Button size="small" disabled={busy || row.isPaid} onClick={() => void send(row)}>
                {translate(row.bill === null ? 'fees.assign.give' : 'fees.assign.remove')}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
};

const departmentField = f.ref('employeeDepartment', { filter: { active: true } });

/** Fares of a collection, assigned and removed: for the passengers of a batch, or those of a department. */
export const AllocateFares = () => {
  const translate = useTranslate();
  const words = useWords();
  const chosen = useChosenBills();
  const [text, setDepartment] = useParam('department');
  const { batch, collection } = chosen;
  const department = /^\d{1,15}$/.test(text) ? Number(text) : null;
  const isChosen = collection !== null && (batch !== null || department !== null);
  return (
    <>
      <PageHeader title={translate('fees.fares.title')} under={translate('fees.fares.hint')} />
      <ChooseBills {...chosen} fares>
        <FieldInput
          field={departmentField}
          name="department"
          label={words.say('words.Department', 'Department')}
          value={department}
          onChange={(value) => setDepartment(typeof value === 'number' ? String(value) : '')}
        />
      </ChooseBills>
      {isChosen ? null : <Empty text={translate('fees.fares.choose')} />}
      {collection !== null && batch !== null ? <BatchFares batch={batch} collection={collection} /> : null}
      {collection !== null && department !== null ? (
        <DepartmentFares department={department} collection={collection} />
      ) : null}
    </>
  );
};
