import { Alert, Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { ExamPaper } from './ExamPaper.tsx';
import { detailPath, examBase, type Paper } from './paper.ts';

/** The exam in the address, while it is being taken. */
export const WriteExam = () => {
  const translate = useTranslate();
  const { examId = '0' } = useParams();
  const { data, problem } = useLoad<Paper>(
    `${examBase(encodeURIComponent(examId))}/paper`,
    'onlineExams.notOpen',
  );
  if (problem) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity="info" sx={{ width: '100%' }}>
          {translate('onlineExams.notOpen')}
        </Alert>
        <BackLink to={detailPath(examId)} label={translate('onlineExams.toExam')} />
      </Box>
    );
  }
  return data ? <ExamPaper key={data.attempt} paper={data} /> : <Skeleton variant="rounded" height={360} />;
};
