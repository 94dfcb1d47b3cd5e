import { Paper, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { LeaveStanding } from '@school/domain';
import { useLocale, useTranslate } from 'react-admin';
import { languageOf } from '../../../i18n/languages.ts';
import { monthName } from '../../../engine/months/months.ts';

const figures = ['leave', 'absent', 'lop'] as const;

/** The months of the leave year in which someone was away, with the days that cost pay; nothing if there are none. */
export const MonthsAway = ({ standing }: { readonly standing: LeaveStanding | undefined }) => {
  const translate = useTranslate();
  const locale = languageOf(useLocale()).tag;
  if (!standing || standing.months.length === 0) return null;
  return (
    <Paper variant="outlined" sx={{ mb: 3, overflowX: 'auto', maxWidth: 720 }}>
      <Table size="small" aria-label={translate('leave.months.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('leave.months.title')}</TableCell>
            {figures.map((key) => (
              <TableCell key={key} align="right">
                {translate(`leave.months.${key}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {standing.months.map((row) => (
            <TableRow key={row.month}>
              <TableCell>{monthName(row.month, locale)}</TableCell>
              {figures.map((key) => (
                <TableCell key={key} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {row[key]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
};
