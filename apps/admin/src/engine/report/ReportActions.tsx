import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { withQuery } from '../data/http.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { downloadPdf } from '../files/fetch-pdf.ts';
import { downloadFile } from '../files/download.ts';
import { printPdf } from '../files/print-pdf.ts';

interface ReportActionsProps {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly disabled: boolean;
}

const formats = ['xlsx', 'csv', 'pdf'] as const;

/** The report as a file and in print. */
export const ReportActions = ({ path, query, name, disabled }: ReportActionsProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { fetcher } = useEnvironment();
  const [busy, setBusy] = useState<string>();
  const run = async (format: 'print' | (typeof formats)[number]): Promise<void> => {
    const address = withQuery(path, { ...query, format: format === 'print' ? 'pdf' : format });
    setBusy(format);
    try {
      if (format === 'print') await printPdf(fetcher, address);
      else await (format === 'pdf' ? downloadPdf : downloadFile)(fetcher, address, `${name}.${format}`);
    } catch (problem) {
      toast.failure(problem);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Print />}
        disabled={disabled}
        loading={busy === 'print'}
        onClick={() => void run('print')}
      >
        {translate('engine.verb.print')}
      </Button>
      {formats.map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<Download />}
          disabled={disabled}
          loading={busy === format}
          onClick={() => void run(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </>
  );
};
