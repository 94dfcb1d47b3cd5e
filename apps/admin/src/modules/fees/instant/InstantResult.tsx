import CheckCircle from '@mui/icons-material/CheckCircle';
import Print from '@mui/icons-material/Print';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useReceipt } from '../use-receipt.ts';
import { payeeTypeOf } from './payee.ts';

interface PaidLine {
  readonly id: number;
  readonly name: string | null;
  readonly amount: string | null;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
}
interface PaidInstantFee {
  readonly id: number;
  readonly number: string | null;
  readonly date: string;
  readonly total: string;
  readonly status: string;
  readonly guestName: string | null;
  readonly lines: readonly PaidLine[];
  readonly _labels?: Readonly<Record<string, string | null>>;
}
interface Receipt {
  readonly id: number;
}

const newPayment = '/instant_fees/new_instant_fees';

const Lines = ({ fee }: { readonly fee: PaidInstantFee }) => {
  const translate = useTranslate();
  const money = (key: 'amount' | 'discount' | 'tax' | 'total', label: string) => ({
    key,
    label: translate(label),
    align: 'right' as const,
    figure: (line: PaidLine) => Number(line[key]),
    render: (line: PaidLine) => formatMoney(line[key] ?? '0.00'),
  });
  return (
    <RowsTable<PaidLine>
      caption={translate('fees.instant.lines')}
      rows={fee.lines}
      empty={translate('fees.noBills')}
      columns={[
        {
          key: 'name',
          label: translate('fees.instant.line'),
          role: 'title',
          text: (line) => line.name ?? '',
          render: (line) => line.name,
        },
        money('amount', 'fees.pay.amount'),
        money('discount', 'fees.instant.discount'),
        money('tax', 'fees.instant.tax'),
        money('total', 'fees.payable'),
      ]}
    />
  );
};

const PaidFee = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const print = useReceipt(undefined);
  const { data, problem, retry } = useLoad<PaidInstantFee>(
    `/finance/v1/instantFee/get/${id}`,
    'fees.fail.statement',
    { labels: ['category', 'student', 'employee'] },
  );
  const receipts = useLoad<readonly Receipt[]>(
    data ? '/finance/v1/receipts/getall' : undefined,
    'fees.fail.statement',
    { filter: { receiptNo: data?.number }, fields: ['id'], range: [0, 0] },
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const [receipt] = receipts.data ?? [];
  const payer = data._labels?.['student'] ?? data._labels?.['employee'] ?? data.guestName ?? '–';
  return (
    <>
      <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2 }}>
        <CheckCircle color={data.status === 'POSTED' ? 'success' : 'disabled'} />
        <Typography variant="h6" component="h2">
          {data.status === 'POSTED'
            ? translate('fees.pay.done', { amount: formatMoney(data.total) })
            : translate('fees.cancelled')}
        </Typography>
      </Box>
      <Facts
        facts={[
          { label: translate('fees.instant.payer'), value: payer },
          { label: translate('fees.instant.category'), value: data._labels?.['category'] ?? '–' },
          { label: translate('fees.instant.date'), value: formatDate(data.date) },
          { label: translate('fees.instant.receipt'), value: data.number },
        ]}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2, displayPrint: 'none' }}>
        <Button
          variant="contained"
          startIcon={<Print />}
          disabled={!receipt}
          onClick={() => receipt && print(receipt.id, data.number ?? '')}
        >
          {translate('fees.print', { number: data.number })}
        </Button>
        <Button component={Link} to={newPayment}>
          {translate('fees.instant.next')}
        </Button>
      </Box>
      <Lines fee={data} />
    </>
  );
};

/** The instant payment just made by the payer in the address, in its category: figures, lines and the receipt. */
export const InstantResult = () => {
  const translate = useTranslate();
  const { stuId = '', payee, categoryId = '' } = useParams();
  const payeeType = payeeTypeOf(payee);
  const payer =
    payeeType === 'GUEST' ? {} : { [payeeType === 'STUDENT' ? 'student' : 'employee']: Number(stuId) };
  const isKnown = /^\d{1,15}$/.test(stuId) && /^\d{1,15}$/.test(categoryId);
  const { data, problem, retry } = useLoad<readonly { readonly id: number }[]>(
    isKnown ? '/finance/v1/instantFee/getall' : undefined,
    'fees.fail.statement',
    {
      filter: { payeeType, category: Number(categoryId), ...payer },
      sort: ['id', 'DESC'],
      range: [0, 0],
      fields: ['id'],
    },
  );
  const [last] = data ?? [];
  return (
    <>
      <PageHeader title={translate('fees.instant.result')} />
      <LoadProblem text={problem} onRetry={retry} />
      {last ? <PaidFee key={last.id} id={last.id} /> : null}
      {(data && !last) || !isKnown ? <Empty text={translate('fees.instant.none')} /> : null}
    </>
  );
};
