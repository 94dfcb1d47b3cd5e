import { Alert, Box, Button, Typography } from '@mui/material';
import { compareMoney, sumMoney, type BillPreview } from '@school/domain';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';

interface PreviewTableProps {
  readonly preview: readonly BillPreview[];
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onSave: () => void;
}
type PreviewRow = BillPreview & { readonly id: number };

const signed = (amount: string): string =>
  compareMoney(amount, '0.00') > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);

/** The effect of changes, bill by bill, before they are made. */
export const PreviewTable = ({ preview, busy, onBack, onSave }: PreviewTableProps) => {
  const translate = useTranslate();
  const total = sumMoney(preview.map(({ difference }) => difference));
  return (
    <Box component="section" aria-labelledby="bill-preview">
      <Typography id="bill-preview" variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('fees.parts.preview', { smart_count: preview.length })}
      </Typography>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('fees.parts.ledger', { amount: signed(total) })}
      </Alert>
      <RowsTable<PreviewRow>
        caption={translate('fees.parts.changed')}
        rows={preview.map((row) => ({ ...row, id: row.bill }))}
        empty={translate('fees.parts.none')}
        columns={[
          { key: 'student', label: translate('fees.student'), role: 'title', text: (row) => row.student },
          { key: 'number', label: translate('fees.number'), text: (row) => row.admissionNumber },
          {
            key: 'before',
            label: translate('fees.parts.before'),
            align: 'right',
            figure: (row) => Number(row.before),
            render: (row) => formatMoney(row.before),
          },
          {
            key: 'after',
            label: translate('fees.parts.after'),
            align: 'right',
            figure: (row) => Number(row.after),
            render: (row) => formatMoney(row.after),
          },
          {
            key: 'difference',
            label: translate('fees.parts.difference'),
            align: 'right',
            figure: (row) => Number(row.difference),
            render: (row) => signed(row.difference),
          },
        ]}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={busy} onClick={onSave} autoFocus>
          {translate('fees.parts.save', { smart_count: preview.length })}
        </Button>
        <Button onClick={onBack}>{translate('fees.parts.back')}</Button>
      </Box>
    </Box>
  );
};
