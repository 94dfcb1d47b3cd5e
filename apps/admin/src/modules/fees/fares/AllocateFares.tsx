import type { FarePassenger } from '@school/domain';
import { Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { ChooseBills, useChosenBills } from '../ChooseBills.tsx';

type PassengerRow = FarePassenger & { readonly id: number };

const money = (amount: string | null): string => (amount === null ? '–' : formatMoney(amount));
const stateOf = ({ bill, isPaid }: FarePassenger): string =>
  bill === null ? 'fees.assign.without' : isPaid ? 'fees.parts.paid' : 'fees.assign.billed';

/** Passengers of a batch with their bills of a collection of fares: give one, or take it away. */
export const AllocateFares = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { write, busy } = useWrite();
  const chosen = useChosenBills();
  const { batch, collection } = chosen;
  const isChosen = batch !== null && collection !== null;
  const { data, problem, retry } = useLoad<readonly FarePassenger[]>(
    isChosen ? '/finance/v1/feeAssignments/fares' : undefined,
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
      <PageHeader title={translate('fees.fares.title')} under={translate('fees.fares.hint')} />
      <ChooseBills {...chosen} fares />
      <LoadProblem text={problem} onRetry={retry} />
      <RowsTable<PassengerRow>
        caption={translate('fees.fares.passengers')}
        rows={isChosen ? data?.map((row) => ({ ...row, id: row.student })) : []}
        empty={translate(isChosen ? 'fees.fares.nobody' : 'fees.batch.choose')}
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
