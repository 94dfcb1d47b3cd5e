import { Typography } from '@mui/material';
import { inColumnOrder, withEach, withoutColumns, type Report, type ReportAnswer } from '@school/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportParameters } from './ReportParameters.tsx';
import { writeParameters } from './parameters.ts';
import { useAskedReport } from './use-asked-report.ts';
import { useReportWords } from './use-report-words.ts';

/** A report: its parameters on top, held in the address and remembered, saved as a file, printed. */
export const ReportScreen = ({ report: defined }: { readonly report: Report }) => {
  const translate = useTranslate();
  const say = useWords();
  const { http } = useEnvironment();
  const asking = useAskedReport(defined);
  const { values, missing, sort, page, size } = asking;
  const ready = missing.length === 0;
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
  const report = useMemo(
    () =>
      withoutColumns(
        inColumnOrder(withEach(defined, data?.each ?? {}), data?.order ?? []),
        data?.leftOut ?? [],
      ),
    [defined, data?.each, data?.order, data?.leftOut],
  );
  const words = useReportWords(report);
  usePageTitle(words.title);
  const about = report.description ? (
    <Typography color="textSecondary">
      {say.say(`reports.${report.key}.description`, report.description)}
    </Typography>
  ) : null;
  const actions = (
    <ReportActions
      path={path}
      query={{ ...asked, words: words.sent }}
      name={report.key}
      disabled={!ready || !data?.total}
    />
  );
  return (
    <>
      <PageHeader title={words.title} under={about} actions={actions} />
      {Object.keys(report.parameters).length > 0 ? (
        <ReportParameters
          key={JSON.stringify(values)}
          report={report}
          words={words}
          values={values}
          busy={isFetching}
          onShow={asking.show}
        />
      ) : null}
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {ready || asking.isBeginning ? null : (
        <Typography color="textSecondary">
          {translate('engine.report.ask', { fields: missing.map(words.parameter).join(', ') })}
        </Typography>
      )}
      {ready && !error ? (
        <ReportBody
          key={`rows ${JSON.stringify(values)}`}
          report={report}
          words={words}
          answer={data}
          asked={asking}
          busy={isFetching}
          onChanged={() => void refetch()}
        />
      ) : null}
    </>
  );
};
