import { Alert, Skeleton } from '@mui/material';
import type { AnyResource, ReportQuestion } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { useWords } from '../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useSentValues } from '../../engine/report/use-column-word.ts';
import type { ReportSort } from '../../engine/report/report-state.ts';
import type { ReportWords } from '../../engine/report/use-report-words.ts';
import { currentLanguage } from '../../i18n/current-language.ts';
import { reportOf, type OwnReportAnswer } from './own-report-answer.ts';
import { namesByKey, useColumnNames } from './use-column-names.ts';

const ReportChart = lazy(() => import('../../engine/report/ReportChart.tsx'));

/** Names of a query and its answer, on the screen and in files. */
export const useQuestionWords = (
  resource: AnyResource,
  question: ReportQuestion,
  title: string,
  answer?: OwnReportAnswer,
): ReportWords => {
  const translate = useTranslate();
  const sentValues = useSentValues();
  const names = namesByKey(question.columns, useColumnNames(resource));
  const column = (key: string): string => names[key] ?? key;
  const total = translate('engine.report.total');
  const sent = JSON.stringify({
    title,
    ...Object.fromEntries(Object.entries(names).map(([key, name]) => [`columns.${key}`, name])),
    ...sentValues(Object.values(answer?.report.columns ?? {})),
    total,
    yes: translate('engine.flag.yes', { _: 'Yes' }),
    no: translate('engine.flag.no', { _: 'No' }),
    page: translate('engine.page.of', { page: '{page}', pages: '{pages}' }),
    language: currentLanguage().tag,
  });
  return { title, column, parameter: column, help: () => undefined, total, sent };
};

interface OwnReportTableProps {
  readonly words: ReportWords;
  readonly answer: OwnReportAnswer | undefined;
  readonly offset: number;
  readonly sort?: ReportSort | undefined;
  readonly onSort: (column: string) => void;
  readonly busy: boolean;
}

/** One page of a custom report, its chart, and the parts the reader may not see. */
export const OwnReportTable = ({ words, answer, offset, sort, onSort, busy }: OwnReportTableProps) => {
  const translate = useTranslate();
  const say = useWords();
  const { catalogue } = useEnvironment();
  if (!answer) return <Skeleton variant="rounded" height={240} />;
  const report = reportOf(words.title, answer);
  const unseen = answer.unseen === undefined ? undefined : say.many(catalogue.resource(answer.unseen));
  const missing = answer.missing.map(({ path, label }) => label ?? path).join(', ');
  return (
    <>
      {unseen ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('reporting.unseen', { things: unseen })}
        </Alert>
      ) : null}
      {missing ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('reporting.missing', { smart_count: answer.missing.length, names: missing })}
        </Alert>
      ) : null}
      {report.chart && answer.chart.length > 1 ? (
        <Suspense fallback={<Skeleton variant="rounded" height={312} sx={{ mb: 2 }} />}>
          <ReportChart
            chart={report.chart}
            columns={report.columns}
            words={words}
            points={answer.chart}
            total={answer.chartTotal}
          />
        </Suspense>
      ) : null}
      <ReportTable
        report={report}
        words={words}
        answer={answer}
        asked={{}}
        offset={offset}
        sort={sort}
        onSort={onSort}
        busy={busy}
      />
    </>
  );
};
