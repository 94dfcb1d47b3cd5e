import Download from '@mui/icons-material/Download';
import { Button, Typography } from '@mui/material';
import type { Report } from '@school/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../catalogue/use-words.ts';
import { withQuery } from '../data/http.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { dateStyleOf } from '../field/date/date-format.ts';
import { DateStyleContext } from '../field/frame/date-style-context.ts';
import { downloadFile } from '../files/download.ts';
import { downloadPdf } from '../files/download-pdf.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { ReportParameters } from './ReportParameters.tsx';
import { ReportTable } from './ReportTable.tsx';
import { readParameters, writeParameters } from './parameters.ts';
import type { ReportAnswer, ReportRow } from './report-rows.ts';

/** Answers come as `{rows, totals}` or as the rows alone. */
const asAnswer = (data: unknown): ReportAnswer =>
  Array.isArray(data) ? { rows: data as ReportRow[] } : { rows: [], ...(data as object) };

/** A report: asked for above, kept in the address, saved as a file. */
export const ReportScreen = ({ report }: { readonly report: Report }) => {
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  const { http, fetcher, context } = useEnvironment();
  const [search, setSearch] = useSearchParams();
  const [saving, setSaving] = useState<string>();
  const values = useMemo(() => readParameters(report.parameters, search, context), [report, search, context]);
  const ready = Object.entries(report.parameters).every(
    ([key, field]) => !field.required || (values[key] !== undefined && values[key] !== ''),
  );
  const path = `/setup/v1/report/${report.key}`;
  const query = writeParameters(values);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['report', report.key, query],
    queryFn: async ({ signal }) =>
      asAnswer((await http(path, { query: { ...query, format: 'json' }, signal })).data),
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const label = words.say(`reports.${report.key}.label`, report.label);
  usePageTitle(label);
  const save = async (format: 'csv' | 'xlsx' | 'pdf'): Promise<void> => {
    const address = withQuery(path, { ...query, format });
    setSaving(format);
    try {
      await (format === 'pdf' ? downloadPdf : downloadFile)(fetcher, address, `${report.key}.${format}`);
    } catch (problem) {
      toast.failure(problem);
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <DateStyleContext.Provider value={dateStyleOf(report.module)}>
      <PageHeader
        title={label}
        under={
          report.description ? (
            <Typography color="textSecondary">
              {words.say(`reports.${report.key}.description`, report.description)}
            </Typography>
          ) : null
        }
        actions={(['xlsx', 'csv', 'pdf'] as const).map((format) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<Download />}
            disabled={!ready || !data?.rows.length}
            loading={saving === format}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      />
      {Object.keys(report.parameters).length > 0 ? (
        <ReportParameters
          key={search.toString()}
          report={report}
          values={values}
          busy={isFetching}
          onShow={(next) => setSearch(writeParameters(next))}
        />
      ) : null}
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {ready ? null : <Typography color="textSecondary">{translate('engine.report.ask')}</Typography>}
      {ready && !error ? <ReportTable report={report} answer={data} busy={isFetching} /> : null}
    </DateStyleContext.Provider>
  );
};
