import {
  Checkbox,
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
import type { AnyReport, ReportAnswer } from '@school/kernel';
import { shownColumns } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { alignOf } from '../field/view-of.ts';
import { SkeletonRows } from '../list/table/SkeletonRows.tsx';
import { markOfPage, togglePage } from '../list/table/selection.ts';
import { linesOf } from './report-answer.ts';
import { headWidth, namingColumn, reportField } from './report-field.ts';
import { ReportRows, SumRow, type ReportMarks, type ShownColumn } from './ReportRows.tsx';
import type { ReportSort } from './report-state.ts';
import type { ReportWords } from './use-report-words.ts';

interface ReportTableProps {
  readonly report: AnyReport;
  readonly words: ReportWords;
  readonly answer: ReportAnswer | undefined;
  /** The parameters of the report, which cells pass on to other reports. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly offset: number;
  readonly sort: ReportSort | undefined;
  readonly onSort: (column: string) => void;
  readonly busy: boolean;
  /** Rows that can be selected. */
  readonly marks?: ReportMarks | undefined;
}

/** Rows pass under the totals, which a line separates from them. */
const ruled = { '& td': { borderTop: 2, borderColor: 'divider' } } as const;

interface HeadProps extends Pick<ReportTableProps, 'answer' | 'sort' | 'onSort' | 'marks'> {
  readonly columns: readonly ShownColumn[];
}

const Heads = ({ columns, answer, sort, onSort, marks }: HeadProps) => {
  const translate = useTranslate();
  const naming = namingColumn(columns);
  const ids = (answer?.rows ?? []).map((row) => marks?.idOf(row) ?? 0);
  return (
    <TableRow>
      {marks ? (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            {...markOfPage(marks.selection, ids)}
            onChange={() => marks.selection.set(togglePage(marks.selection, ids))}
            slotProps={{ input: { 'aria-label': translate('engine.report.markAll') } }}
          />
        </TableCell>
      ) : null}
      {columns.map(({ key, label, field }) => (
        <TableCell
          key={key}
          align={alignOf(field)}
          sortDirection={sort?.column === key ? sort.order : false}
          sx={{ ...headWidth(label), ...(key === naming ? { left: 0, zIndex: 4 } : {}) }}
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
  );
};

/** One page of a report with the totals of each group and overall, as returned by the server. */
export const ReportTable = ({
  report,
  words,
  answer,
  asked,
  offset,
  busy,
  marks,
  ...order
}: ReportTableProps) => {
  const translate = useTranslate();
  const { groupBy } = report;
  const columns = shownColumns(report)
    .filter(([key]) => key !== groupBy)
    .map(([key, column]) => ({
      key,
      column,
      label: words.column(key),
      field: reportField(column, key, answer?.rows),
    }));
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
      <Table size="small" stickyHeader sx={{ '& th, & td': { px: 1.25 } }}>
        <TableHead>
          <Heads columns={columns} answer={answer} marks={marks} {...order} />
        </TableHead>
        <TableBody>
          {answer ? (
            <ReportRows
              report={report}
              asked={asked}
              columns={columns}
              lines={linesOf(answer, groupBy, offset)}
              marks={marks}
            />
          ) : (
            <SkeletonRows rows={8} columns={columns.length} />
          )}
        </TableBody>
        {columns.some(({ column }) => column.total) && answer ? (
          <TableFooter
            sx={{ position: 'sticky', bottom: 0, zIndex: 2, bgcolor: 'background.paper', ...ruled }}
          >
            <SumRow
              columns={columns}
              figures={answer.totals}
              name={words.total}
              isMarked={marks !== undefined}
            />
          </TableFooter>
        ) : null}
      </Table>
    </TableContainer>
  );
};
