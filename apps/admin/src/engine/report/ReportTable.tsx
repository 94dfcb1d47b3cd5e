import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import type { AnyField, Report, ReportColumn } from '@school/kernel';
import { shownColumns } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { FieldCell } from '../field/FieldCell.tsx';
import { alignOf } from '../field/view-of.ts';
import { SkeletonRows } from '../list/table/SkeletonRows.tsx';
import { LinkedCell } from './LinkedCell.tsx';
import { linesOf, type ReportAnswer } from './report-answer.ts';
import type { ReportSort } from './report-state.ts';
import type { ReportWords } from './use-report-words.ts';

interface ReportTableProps {
  readonly report: Report;
  readonly words: ReportWords;
  readonly answer: ReportAnswer | undefined;
  /** What the report was asked, which cells hand on to other reports. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly offset: number;
  readonly sort: ReportSort | undefined;
  readonly onSort: (column: string) => void;
  readonly busy: boolean;
}

const strong = { fontWeight: 600, color: 'text.primary', fontSize: 14 } as const;

/** How the values of a column are written. */
const fieldFor = ({ as }: ReportColumn): AnyField =>
  ({ type: as, ...(as === 'money' ? { scale: 2 } : {}) }) as AnyField;

/** One page of a report with the sums of each group and of all, as the server gives them. */
export const ReportTable = ({
  report,
  words,
  answer,
  asked,
  offset,
  sort,
  onSort,
  busy,
}: ReportTableProps) => {
  const translate = useTranslate();
  const { groupBy } = report;
  const columns = shownColumns(report)
    .filter(([key]) => key !== groupBy)
    .map(([key, column]) => ({ key, column, label: words.column(key), field: fieldFor(column) }));
  const group = groupBy === undefined ? undefined : report.columns[groupBy];
  const totals = answer?.totals ?? {};
  const hasSums = columns.some(({ column }) => column.total);
  const sumCells = (figures: Readonly<Record<string, unknown>>, name: string) =>
    columns.map(({ key, field, column }, at) => (
      <TableCell key={key} align={alignOf(field)} sx={strong}>
        {column.total ? (
          <FieldCell field={field} name={key} value={figures[key]} row={{}} />
        ) : at === 0 ? (
          name
        ) : null}
      </TableCell>
    ));
  if (answer && answer.total === 0) {
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
      tabIndex={0}
      role="region"
      aria-label={words.title}
      sx={{ maxHeight: 'max(320px, calc(100dvh - 280px))', opacity: busy && answer ? 0.6 : 1 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, field }) => (
              <TableCell
                key={key}
                align={alignOf(field)}
                sortDirection={sort?.column === key ? sort.order : false}
                sx={{ whiteSpace: 'nowrap' }}
              >
                <TableSortLabel
                  active={sort?.column === key}
                  direction={sort?.column === key ? sort.order : 'asc'}
                  onClick={() => onSort(key)}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {answer ? null : <SkeletonRows rows={8} columns={columns.length} />}
          {answer
            ? linesOf(answer, groupBy, offset).map((line) => {
                if (line.kind === 'head') {
                  return (
                    <TableRow key={`head ${line.group.value ?? ''}`}>
                      <TableCell
                        component="th"
                        scope="rowgroup"
                        colSpan={columns.length}
                        sx={{ ...strong, bgcolor: 'action.hover' }}
                      >
                        {group && groupBy && line.group.value ? (
                          <FieldCell
                            field={fieldFor(group)}
                            name={groupBy}
                            value={line.group.value}
                            row={{}}
                          />
                        ) : (
                          translate('engine.report.none')
                        )}
                      </TableCell>
                    </TableRow>
                  );
                }
                if (line.kind === 'sum') {
                  return hasSums ? (
                    <TableRow key={`sum ${line.group.value ?? ''}`}>
                      {sumCells(line.group.totals, translate('engine.report.groupTotal'))}
                    </TableRow>
                  ) : null;
                }
                return (
                  <TableRow key={line.at} hover>
                    {columns.map(({ key, column, field }) => (
                      <TableCell key={key} align={alignOf(field)}>
                        <LinkedCell column={column} name={key} row={line.row} asked={asked}>
                          <FieldCell field={field} name={key} value={line.row[key]} row={line.row} />
                        </LinkedCell>
                      </TableCell>
                    ))}
                  </TableRow>
                );
              })
            : null}
        </TableBody>
        {hasSums && answer ? (
          <TableFooter sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
            <TableRow>{sumCells(totals, words.total)}</TableRow>
          </TableFooter>
        ) : null}
      </Table>
    </TableContainer>
  );
};
