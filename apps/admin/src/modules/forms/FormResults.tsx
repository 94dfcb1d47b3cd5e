import { Button } from '@mui/material';
import { formAnswersFile } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { withQuery } from '../../engine/data/http.ts';
import { operationCall } from '../../engine/data/operation-call.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { downloadFile } from '../../engine/files/download.ts';
import { ResultsOf } from './ResultsOf.tsx';

/** The names the answer file uses for its sheet and columns. */
const fileWords = ['title', 'respondent', 'ward', 'edition', 'submittedAt', 'question', 'answer', 'count'];

/** The results of a form on its page, with all answers available as a file. */
export const FormResults = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { fetcher } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const id = Number(record?.id ?? 0);
  const take = (format: 'csv' | 'xlsx'): void => {
    const words = JSON.stringify(
      Object.fromEntries(fileWords.map((key) => [key, translate(`forms.file.${key}`)])),
    );
    const { path, query = {} } = operationCall(formAnswersFile, { input: { id, format, words } });
    setBusy(true);
    downloadFile(fetcher, withQuery(path, query), `answers.${format}`)
      .catch(toast.failure)
      .finally(() => setBusy(false));
  };
  if (id === 0) return null;
  return (
    <ResultsOf form={id}>
      <Button variant="outlined" loading={busy} onClick={() => take('xlsx')}>
        {translate('forms.excel')}
      </Button>
      <Button disabled={busy} onClick={() => take('csv')}>
        {translate('forms.csv')}
      </Button>
    </ResultsOf>
  );
};
