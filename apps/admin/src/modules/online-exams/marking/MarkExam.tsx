import { Alert, Box, Card, CardContent, FormControlLabel, Skeleton, Switch, Typography } from '@mui/material';
import { onlineExamMarking } from '@school/resources';
import type { AnswerFrom } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useAnswer } from '../../../engine/own-screen/use-operation.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { FormulaText } from '../FormulaText.tsx';
import { detailPath } from '../sitting/paper.ts';
import { PaperList } from './PaperList.tsx';

type Marking = AnswerFrom<typeof onlineExamMarking>;

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The question, next to the expected answer. */
const Asked = ({ question }: { readonly question: Marking['questions'][number] }) => {
  const translate = useTranslate();
  return (
    <Card variant="outlined">
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Box>
          <Typography variant="overline">{translate('onlineExams.marking.question')}</Typography>
          <Typography component="div">
            <FormulaText text={question.text} />
          </Typography>
        </Box>
        {question.explanation ? (
          <Box>
            <Typography variant="overline">{translate('onlineExams.marking.expected')}</Typography>
            <Typography component="div">
              <FormulaText text={question.explanation} />
            </Typography>
          </Box>
        ) : null}
      </CardContent>
    </Card>
  );
};

interface ChosenProps {
  readonly marking: Marking;
  readonly exam: number;
  readonly onQuestion: (question: string) => void;
}

const Chosen = ({ marking, exam, onQuestion }: ChosenProps) => {
  const translate = useTranslate();
  const [left, setLeft] = useParam('left');
  const question = marking.questions.find(({ id }) => id === marking.question);
  if (!question) return <Empty text={translate('onlineExams.marking.none')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {marking.mayMark ? null : <Alert severity="info">{translate('onlineExams.marking.published')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {marking.questions.length > 1 ? (
          <Choose
            label={translate('onlineExams.marking.question')}
            value={String(question.id)}
            choices={marking.questions.map(({ id, text, toMark }) => ({
              id,
              name: `${shortened(text)} (${toMark})`,
            }))}
            onChange={onQuestion}
          />
        ) : null}
        <FormControlLabel
          control={<Switch checked={left === 'yes'} onChange={(_, on) => setLeft(on ? 'yes' : '')} />}
          label={translate('onlineExams.marking.onlyLeft')}
        />
        <Typography role="status" color="textSecondary">
          {translate('onlineExams.marking.state', {
            smart_count: question.toMark,
            answers: question.answers,
          })}
        </Typography>
      </Box>
      <Asked question={question} />
      <PaperList
        key={`${question.id} ${left}`}
        exam={exam}
        question={question.id}
        papers={marking.papers}
        onlyLeft={left === 'yes'}
        mayMark={marking.mayMark}
      />
    </Box>
  );
};

/** Long answers of an exam, question by question: the answers in a list, each next to its marks. */
export const MarkExam = () => {
  const translate = useTranslate();
  const { examId = '0' } = useParams();
  const exam = Number(examId);
  const [question, setQuestion] = useParam('question');
  const asked = Number(question) > 0 ? { question: Number(question) } : {};
  const { data, problem, retry } = useAnswer(onlineExamMarking, { exam, ...asked }, 'onlineExams.fail.load');
  const title = translate('onlineExams.marking.title', { name: data?.name ?? '' });
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        under={data?.isAnonymous ? translate('onlineExams.marking.anonymous') : undefined}
        actions={<BackLink to={detailPath(exam)} label={translate('onlineExams.toExam')} />}
      />
      {problem ? <LoadProblem text={problem} onRetry={retry} /> : null}
      {data ? (
        <Chosen marking={data} exam={exam} onQuestion={setQuestion} />
      ) : problem ? null : (
        <Skeleton variant="rounded" height={360} />
      )}
    </>
  );
};
