import { Box, Pagination } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { PaperMark, type MarkedPaper } from './PaperMark.tsx';

interface ListProps {
  readonly exam: number;
  readonly question: number;
  readonly papers: readonly MarkedPaper[];
  readonly onlyLeft: boolean;
  readonly mayMark: boolean;
}

const perPage = 20;

/** Answers to one question, twenty per page. Those marked in the meantime stay where they are until the page is left. */
export const PaperList = ({ exam, question, papers, onlyLeft, mayMark }: ListProps) => {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [codes] = useState(
    () => new Set(papers.filter(({ score }) => !onlyLeft || score === null).map(({ code }) => code)),
  );
  const shown = papers.filter(({ code }) => codes.has(code));
  const pages = Math.ceil(shown.length / perPage);
  if (shown.length === 0) return <Empty text={translate('onlineExams.marking.allDone')} />;
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {shown.slice((page - 1) * perPage, page * perPage).map((paper) => (
          <PaperMark
            key={`${paper.code} ${paper.score} ${paper.comment}`}
            exam={exam}
            question={question}
            paper={paper}
            mayMark={mayMark}
          />
        ))}
      </Box>
      {pages > 1 ? (
        <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} sx={{ mx: 'auto' }} />
      ) : null}
    </>
  );
};
