import { Skeleton } from '@mui/material';
import type { Report, ReportAnswer } from '@school/kernel';
import { lazy, Suspense, useState } from 'react';
import { Pager } from '../list/table/Pager.tsx';
import type { RowId } from '../list/table/selection.ts';
import { ReportMarkBar } from './ReportMarkBar.tsx';
import { ReportTable } from './ReportTable.tsx';
import { sortAfter } from './report-state.ts';
import type { useAskedReport } from './use-asked-report.ts';
import type { ReportWords } from './use-report-words.ts';

/** Loaded only if a report has a chart. */
const ReportChart = lazy(() => import('./ReportChart.tsx'));

interface ReportBodyProps {
  readonly report: Report;
  readonly words: ReportWords;
  readonly answer: ReportAnswer | undefined;
  readonly asked: ReturnType<typeof useAskedReport>;
  readonly busy: boolean;
  readonly onChanged: () => void;
}

/** The content of a report: its chart, its rows, what can be done with selected ones, and its pages. */
export const ReportBody = ({ report, words, answer, asked, busy, onChanged }: ReportBodyProps) => {
  const [ids, set] = useState<readonly RowId[]>([]);
  const { page, size, sort, move, values } = asked;
  const selection = {
    ids,
    set,
    toggle: (id: RowId) => set((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
  };
  const { marks } = report;
  return (
    <>
      {report.chart && (answer?.chart.length ?? 2) > 1 ? (
        <Suspense fallback={<Skeleton variant="rounded" height={312} sx={{ mb: 2 }} />}>
          <ReportChart
            chart={report.chart}
            columns={report.columns}
            words={words}
            points={answer?.chart ?? []}
            total={answer?.chartTotal}
          />
        </Suspense>
      ) : null}
      {marks && answer && answer.total > 0 ? (
        <ReportMarkBar
          marks={marks}
          selection={selection}
          onDone={() => {
            set([]);
            onChanged();
          }}
        />
      ) : null}
      <ReportTable
        report={report}
        words={words}
        answer={answer}
        asked={values}
        offset={(page - 1) * size}
        sort={sort}
        onSort={(column) => move({ _sort: sortAfter(sort, column), _page: undefined })}
        busy={busy}
        marks={marks && { selection, idOf: (row) => Number(row[marks.id]) }}
      />
      {answer && answer.total > Math.min(size, 100) ? (
        <Pager
          page={page}
          perPage={size}
          total={answer.total}
          onPage={(next) => move({ _page: String(next) })}
          onPerPage={(next) => move({ _size: String(next), _page: undefined })}
        />
      ) : null}
    </>
  );
};
