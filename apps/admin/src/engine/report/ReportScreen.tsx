import { Skeleton, Typography } from '@mui/material';
import { withEach, type Report } from '@school/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStore, useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { Pager } from '../list/table/Pager.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportParameters } from './ReportParameters.tsx';
import { ReportTable } from './ReportTable.tsx';
import { pathParameters, readParameters, writeParameters } from './parameters.ts';
import type { ReportAnswer } from './report-answer.ts';
import { changed, pageIn, sizeIn, sortAfter, sortIn } from './report-state.ts';
import { useFirstRecord } from './use-first-record.ts';
import { useReportWords } from './use-report-words.ts';

/** Loaded only where a report has a chart. */
const ReportChart = lazy(() => import('./ReportChart.tsx'));

/** A report: asked for above, kept in the address and remembered, saved as a file, printed. */
export const ReportScreen = ({ report: defined }: { readonly report: Report }) => {
  const translate = useTranslate();
  const say = useWords();
  const { http, context } = useEnvironment();
  const [search, setSearch] = useSearchParams();
  const below = new URLSearchParams(pathParameters(defined, useParams())).toString();
  const [remembered, remember] = useStore(`report.${defined.key}`, '');
  const values = useMemo(() => readParameters(defined, search, context), [defined, search, context]);
  const missing = Object.entries(defined.parameters).flatMap(([key, field]) =>
    field.required && (values[key] === undefined || values[key] === '') ? [key] : [],
  );
  const ready = missing.length === 0;
  const first = useFirstRecord(defined, search.size === 0 && remembered === '' && below === '');
  useEffect(() => {
    // An address that says nothing becomes what was asked last time, so that it can be kept and sent.
    const start =
      below || remembered || new URLSearchParams(writeParameters({ ...values, ...first })).toString();
    if (search.size === 0 && first && start !== '') setSearch(new URLSearchParams(start), { replace: true });
  }, [below, remembered, search, setSearch, values, first]);
  const sort = sortIn(search);
  const [page, size] = [pageIn(search), sizeIn(search)];
  const offset = (page - 1) * size;
  const path = `/setup/v1/report/${defined.key}`;
  const asked = {
    ...writeParameters(values),
    ...(sort ? { sort: [sort.column, sort.order.toUpperCase()] } : {}),
  };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['report', defined.key, asked, offset, size],
    queryFn: async ({ signal }) => {
      const query = { ...asked, range: [offset, offset + size - 1], format: 'json' };
      return (await http<ReportAnswer>(path, { query, signal })).data;
    },
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const report = useMemo(() => withEach(defined, data?.each ?? {}), [defined, data?.each]);
  const words = useReportWords(report);
  usePageTitle(words.title);
  const move = (changes: Readonly<Record<string, string | undefined>>): void =>
    setSearch(changed(search, changes));
  return (
    <>
      <PageHeader
        title={words.title}
        under={
          report.description ? (
            <Typography color="textSecondary">
              {say.say(`reports.${report.key}.description`, report.description)}
            </Typography>
          ) : null
        }
        actions={
          <ReportActions
            path={path}
            query={{ ...asked, words: words.sent }}
            name={report.key}
            disabled={!ready || !data?.total}
          />
        }
      />
      {Object.keys(report.parameters).length > 0 ? (
        <ReportParameters
          key={JSON.stringify(values)}
          report={report}
          words={words}
          values={values}
          busy={isFetching}
          onShow={(next) => {
            const text = new URLSearchParams(writeParameters(next)).toString();
            remember(text);
            setSearch(new URLSearchParams(text));
          }}
        />
      ) : null}
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {ready ? null : (
        <Typography color="textSecondary">
          {translate('engine.report.ask', { fields: missing.map(words.parameter).join(', ') })}
        </Typography>
      )}
      {ready && !error ? (
        <>
          {report.chart && (data?.chart.length ?? 2) > 1 ? (
            <Suspense fallback={<Skeleton variant="rounded" height={312} sx={{ mb: 2 }} />}>
              <ReportChart
                chart={report.chart}
                columns={report.columns}
                words={words}
                points={data?.chart ?? []}
              />
            </Suspense>
          ) : null}
          <ReportTable
            report={report}
            words={words}
            answer={data}
            asked={values}
            offset={offset}
            sort={sort}
            onSort={(column) => move({ _sort: sortAfter(sort, column), _page: undefined })}
            busy={isFetching}
          />
          {data && data.total > Math.min(size, 100) ? (
            <Pager
              page={page}
              perPage={size}
              total={data.total}
              onPage={(next) => move({ _page: String(next) })}
              onPerPage={(next) => move({ _size: String(next), _page: undefined })}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
};
