import { Chip } from '@mui/material';
import { compareMoney } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsTableProps } from '../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { BillOfBatch } from './BillOfBatch.tsx';
import { ChooseBills, useChosenBills } from './ChooseBills.tsx';

/** A bill in the list of its batch. */
export interface BatchBill {
  readonly id: number;
  readonly student: number;
  readonly admissionNumber: string | null;
  readonly payable: string;
  readonly paid: string;
  readonly balance: string | null;
  readonly status: 'UNPAID' | 'PARTIAL' | 'PAID' | 'CANCELLED';
  readonly _labels?: Readonly<Record<string, string>>;
}

const tones = { UNPAID: 'warning', PARTIAL: 'info', PAID: 'success', CANCELLED: 'default' } as const;
const nameOf = ({ _labels, admissionNumber }: BatchBill): string =>
  _labels?.['student'] ?? admissionNumber ?? '';
const isOpen = ({ balance }: BatchBill): boolean => compareMoney(balance ?? '0.00', '0.00') > 0;

/** The next open bill after the given one, wrapping around the list; undefined if it was the last. */
const nextOpen = (bills: readonly BatchBill[], after: number): BatchBill | undefined => {
  const at = bills.findIndex(({ id }) => id === after);
  return [...bills.slice(at + 1), ...bills.slice(0, Math.max(at, 0))].find(isOpen);
};

const columnsOf = (translate: (key: string) => string): RowsTableProps<BatchBill>['columns'] => [
  { key: 'student', label: translate('fees.student'), role: 'title', text: nameOf },
  {
    key: 'number',
    label: translate('fees.number'),
    text: (row) => row.admissionNumber ?? '',
    render: (row) => row.admissionNumber,
  },
  {
    key: 'payable',
    label: translate('fees.payable'),
    align: 'right',
    figure: (row) => Number(row.payable),
    render: (row) => formatMoney(row.payable),
  },
  {
    key: 'balance',
    label: translate('fees.left'),
    align: 'right',
    figure: (row) => Number(row.balance),
    render: (row) => formatMoney(row.balance),
  },
  {
    key: 'status',
    label: translate('fees.state'),
    text: (row) => translate(`fees.status.${row.status}`),
    render: (row) => (
      <Chip
        size="small"
        variant="outlined"
        color={tones[row.status]}
        label={translate(`fees.status.${row.status}`)}
      />
    ),
  },
];

/** Fees of a batch, student by student: choose batch and collection, take a payment, go on to the next one. */
export const BatchPayments = () => {
  const translate = useTranslate();
  const chosen = useChosenBills();
  const [search] = useSearchParams();
  const [bill, setBill] = useParam('bill');
  const { batch, collection } = chosen;
  const isChosen = batch !== null && collection !== null;
  const { data, problem, retry } = useLoad<readonly BatchBill[]>(
    isChosen ? '/finance/v1/studentFee/getall' : undefined,
    'fees.fail.statement',
    {
      filter: { batch, collection, status_ne: 'CANCELLED' },
      sort: ['student', 'ASC'],
      fields: ['student', 'admissionNumber', 'payable', 'paid', 'balance', 'status'],
      labels: ['student'],
    },
  );
  const at = data?.find(({ id }) => String(id) === bill);
  const addressOf = (one: BatchBill | undefined): string => {
    const next = new URLSearchParams(search);
    if (one) next.set('bill', String(one.id));
    else next.delete('bill');
    return `/finance/fees_submission_batch?${next.toString()}`;
  };
  return (
    <>
      <PageHeader title={translate('fees.batch.title')} under={translate('fees.batch.hint')} />
      <ChooseBills {...chosen} />
      <LoadProblem text={problem} onRetry={retry} />
      {at && collection !== null ? (
        <BillOfBatch
          key={at.id}
          student={at.student}
          collection={String(collection)}
          next={addressOf(nextOpen(data ?? [], at.id))}
          back={addressOf(undefined)}
        />
      ) : null}
      <RowsTable<BatchBill>
        caption={translate('fees.batch.bills')}
        rows={isChosen ? data : []}
        empty={translate(isChosen ? 'fees.noBills' : 'fees.batch.choose')}
        onOpen={({ id }) => setBill(String(id))}
        columns={columnsOf(translate)}
      />
    </>
  );
};
