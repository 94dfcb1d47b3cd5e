import { Box, Typography } from '@mui/material';
import type { AnyResource, ReportQuestion } from '@school/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useWords } from '../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { failureText } from '../../engine/own-screen/failure-text.ts';
import type { OwnReportAnswer } from './own-report-answer.ts';
import { OwnReportTable, useQuestionWords } from './OwnReportTable.tsx';

const firstRows = 20;
const pauseMs = 400;

interface PreviewProps {
  readonly resource: AnyResource;
  readonly question: ReportQuestion;
  readonly onSort: (column: string) => void;
}

/** A value that updates once it has been stable for a moment. */
const useSettled = <T,>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** The first rows of a report while it is being built. */
export const Preview = ({ resource, question, onSort }: PreviewProps) => {
  const translate = useTranslate();
  const names = useWords();
  const { http } = useEnvironment();
  const words = useQuestionWords(resource, question, names.many(resource));
  const asked = useSettled(JSON.stringify(question));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['ownReport', 'preview', asked],
    queryFn: async ({ signal }) => {
      const query = { question: asked, range: [0, firstRows - 1] };
      return (await http<OwnReportAnswer>('/setup/v1/report/own', { query, signal })).data;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) {
    const text = failureText(error, translate('reporting.fail.read'));
    return <LoadProblem text={text} onRetry={() => void refetch()} />;
  }
  const sort = question.sort;
  return (
    <Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {data ? translate('reporting.preview', { smart_count: data.total, first: firstRows }) : ' '}
      </Typography>
      <OwnReportTable
        words={words}
        answer={data}
        offset={0}
        sort={
          sort ? { column: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'desc' : 'asc' } : undefined
        }
        onSort={onSort}
        busy={isFetching}
      />
    </Box>
  );
};
