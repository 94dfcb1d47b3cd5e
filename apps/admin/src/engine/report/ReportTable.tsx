import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material';
import type { AnyField, Report } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { alignOf } from '../field/view-of.ts';
import { SkeletonRows } from '../list/table/SkeletonRows.tsx';
import { groupsOf, totalColumns, totalsOf, type ReportAnswer } from './report-rows.ts';

interface ReportTableProps {
  readonly report: Report;
  readonly answer: ReportAnswer | undefined;
  readonly busy: boolean;
}

const strong = { fontWeight: 600, color: 'text.primary', fontSize: 14 } as const;

/** The rows of a report with the totals of each group and of all. */
export const ReportTable = ({ report, answer, busy }: ReportTableProps) => {
  const translate = useTranslate();
  const words = useWords();
  const columns = Object.entries(report.columns)
    .filter(([key]) => key !== report.groupBy)
    .map(([key, column]) => ({
      key,
      label: words.say(`reports.${report.key}.columns.${key}`, column.label),
      field: { type: column.as, ...(column.as === 'money' ? { scale: 2 } : {}) } as AnyField,
    }));
  const sums = totalColumns(report);
  const rows = answer?.rows ?? [];
  const totals = { ...totalsOf(sums, rows), ...answer?.totals };
  const group = report.groupBy === undefined ? undefined : report.columns[report.groupBy];
  const sumCells = (figures: Readonly<Record<string, unknown>>, name: string) =>
    columns.map(({ key, field }, at) => (
      <TableCell key={key} align={alignOf(field)} sx={strong}>
        {sums.includes(key) ? (
          <FieldCell field={field} name={key} value={figures[key]} row={{}} />
        ) : at === 0 ? (
          name
        ) : null}
      </TableCell>
    ));
  if (answer && rows.length === 0) {
    return (
      <Paper variant="outlined" sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
        {translate('engine.list.noData')}
      </Paper>
    );
  }
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      aria-busy={busy}
      sx={{ maxHeight: 'calc(100dvh - 280px)', '@media print': { maxHeight: 'none', overflow: 'visible' } }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, field }) => (
              <TableCell key={key} align={alignOf(field)}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {answer ? null : <SkeletonRows rows={8} columns={columns.length} />}
          {groupsOf(report, rows).map((part) => (
            <Fragment key={part.key}>
              {group && report.groupBy ? (
                <TableRow>
                  <TableCell colSpan={columns.length} sx={{ ...strong, bgcolor: 'action.hover' }}>
                    <FieldCell
                      field={{ type: group.as } as AnyField}
                      name={report.groupBy}
                      value={part.value}
                      row={{}}
                    />
                  </TableCell>
                </TableRow>
              ) : null}
              {part.rows.map((row, index) => (
                <TableRow key={String(row['id'] ?? index)} hover>
                  {columns.map(({ key, field }) => (
                    <TableCell key={key} align={alignOf(field)}>
                      <FieldCell field={field} name={key} value={row[key]} row={row} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              {group && sums.length > 0 ? (
                <TableRow>{sumCells(part.totals, translate('engine.report.groupTotal'))}</TableRow>
              ) : null}
            </Fragment>
          ))}
        </TableBody>
        {sums.length > 0 && rows.length > 0 ? (
          <TableFooter sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
            <TableRow>{sumCells(totals, translate('engine.report.total'))}</TableRow>
          </TableFooter>
        ) : null}
      </Table>
    </TableContainer>
  );
};
