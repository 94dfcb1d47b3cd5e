import { Box, Typography } from '@mui/material';
import { readQuestion, type ReportQuestion } from '@school/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { Pager } from '../../engine/list/table/Pager.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { failureText } from '../../engine/own-screen/failure-text.ts';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { ReportActions } from '../../engine/report/ReportActions.tsx';
import { sortAfter, type ReportSort } from '../../engine/report/report-state.ts';
import type { OwnReportAnswer } from './own-report-answer.ts';
import { OwnReportTable, useQuestionWords } from './OwnReportTable.tsx';

const firstSize = 100;

const sortOf = (text: string | undefined): ReportSort | undefined =>
  text === undefined
    ? undefined
    : { column: text.replace(/^-/, ''), order: text.startsWith('-') ? 'desc' : 'asc' };

interface AnswerProps {
  readonly id: number;
  readonly name: string;
  readonly question: ReportQuestion;
}

const Answer = ({ id, name, question }: AnswerProps) => {
  const translate = useTranslate();
  const { http, catalogue } = useEnvironment();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(firstSize);
  const [sorted, setSorted] = useState<string>();
  const sort = sortOf(sorted);
  const path = `/setup/v1/report/own-${id}`;
  const asked = sort ? { sort: [sort.column, sort.order.toUpperCase()] } : {};
  const offset = (page - 1) * size;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['ownReport', id, question, asked, offset, size],
    queryFn: async ({ signal }) => {
      const query = { ...asked, range: [offset, offset + size - 1] };
      return (await http<OwnReportAnswer>(path, { query, signal })).data;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const words = useQuestionWords(catalogue.resource(question.of), question, name, data);
  if (error) {
    const text = failureText(error, translate('reporting.fail.read'));
    return <LoadProblem text={text} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center', displayPrint: 'none' }}
      >
        <Typography color="textSecondary" sx={{ mr: 'auto' }}>
          {data ? translate('engine.list.count', { smart_count: data.total }) : ''}
        </Typography>
        <ReportActions
          path={path}
          query={{ ...asked, words: words.sent }}
          name={name}
          disabled={!data?.total}
        />
      </Box>
      <OwnReportTable
        words={words}
        answer={data}
        offset={offset}
        sort={sort}
        onSort={(column) => {
          setSorted(sortAfter(sort, column));
          setPage(1);
        }}
        busy={isFetching}
      />
      {data && data.total > Math.min(size, firstSize) ? (
        <Pager
          page={page}
          perPage={size}
          total={data.total}
          onPage={setPage}
          onPerPage={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
      ) : null}
    </>
  );
};

/** The rows of a report on its page, subject to the viewer's privileges. */
export const OwnReport = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const question = readQuestion(record?.['question']);
  if (!record || !question || !catalogue.has(question.of))
    return <Typography color="textSecondary">{translate('reporting.none')}</Typography>;
  return <Answer id={Number(record['id'])} name={String(record['name'])} question={question} />;
};
