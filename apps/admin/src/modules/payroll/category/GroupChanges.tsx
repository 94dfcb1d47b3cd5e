import { Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { groupChanges, type GroupDraft } from '@school/domain';
import { useTranslate } from 'react-admin';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { sampleValues, valuesOf } from './trial-values.ts';
import { unpaidTimeOf } from './unpaid-time.ts';
import { useCategoryRules } from './use-category-rules.ts';

const draftOf = (values: Readonly<Record<string, unknown>>): GroupDraft => ({
  categoryIds: Array.isArray(values['categoryIds']) ? values['categoryIds'].map(Number) : [],
  ...unpaidTimeOf(values),
});
/** One unpaid day and a week of lateness, so that a different rule for unpaid time shows up in the figures. */
const sample = { ...valuesOf(sampleValues), LOPD: '1', lateMinutes: [30, 30, 30, 30, 30, 30] };

/** What saving the group as it is in the form would change, with the current revision next to the new one. */
export const GroupChanges = ({ record, values }: OwnSectionProps) => {
  const translate = useTranslate();
  const { data } = useCategoryRules();
  const say = (key: string, params: object = {}): string => translate(`payroll.groupChanges.${key}`, params);
  if (!record) return <Typography color="textSecondary">{say('isNew')}</Typography>;
  const changes = data && groupChanges(draftOf(record), draftOf(values), data.categories, sample);
  if (!changes) return <Typography color="textSecondary">{say('none')}</Typography>;
  const revision = Number(record['revision']);
  const members = data?.groups.find(({ id }) => id === Number(record.id))?.employeeCount ?? 0;
  const rows: readonly (readonly [string, string | undefined, string | undefined])[] = [
    ...changes.lines.map(({ label, before, after }) => [label, before, after] as const),
    [say('net'), ...changes.netPay],
  ];
  return (
    <>
      <Typography role="status">
        {say('next', { revision: revision + 1 })}{' '}
        {members > 0 ? say('members', { smart_count: members, revision }) : ''}
        {changes.isReordered ? ` ${say('reordered')}` : ''}
        {changes.isOtherLossOfPay ? ` ${say('lossOfPay')}` : ''}
      </Typography>
      <Paper variant="outlined" sx={{ mt: 1.5, overflowX: 'auto' }}>
        <Table size="small" aria-label={say('caption')}>
          <TableHead>
            <TableRow>
              <TableCell>{say('caption')}</TableCell>
              <TableCell align="right">{say('revision', { revision })}</TableCell>
              <TableCell align="right">{say('revision', { revision: revision + 1 })}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([label, before, after], at) => (
              <TableRow key={label} sx={at === rows.length - 1 ? { '& td': { fontWeight: 600 } } : undefined}>
                <TableCell>{label}</TableCell>
                {[before, after].map((amount, side) => (
                  <TableCell key={side === 0 ? 'before' : 'after'} align="right">
                    {amount === undefined ? '–' : <MoneyCell value={amount} />}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paper>
    </>
  );
};
