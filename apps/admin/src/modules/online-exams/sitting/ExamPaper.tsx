import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { detailPath, isGiven, type Paper } from './paper.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useSitting, type Sitting } from './use-sitting.ts';

/** Whether every answer given has reached the server. */
const SendState = ({ sitting }: { readonly sitting: Sitting }) => {
  const translate = useTranslate();
  if (sitting.stopped !== undefined) return <Alert severity="error">{sitting.stopped}</Alert>;
  if (sitting.offline) {
    return (
      <Alert severity="warning">{translate('onlineExams.offline', { smart_count: sitting.unsent })}</Alert>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {translate(sitting.unsent > 0 ? 'onlineExams.saving' : 'onlineExams.saved')}
    </Typography>
  );
};

const SectionHead = ({ paper, at }: { readonly paper: Paper; readonly at: number }) => {
  const section = paper.sections.find(({ name }) => name === paper.questions[at]?.section);
  if (!section) return null;
  return (
    <Box>
      <Typography variant="overline">{section.name}</Typography>
      {section.intro ? <Typography color="textSecondary">{section.intro}</Typography> : null}
    </Box>
  );
};

interface FootProps {
  readonly paper: Paper;
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly busy: boolean;
  readonly onHandIn: () => void;
}

/** Navigation to the next question, and out. */
const Foot = ({ paper, at, onGo, busy, onHandIn }: FootProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
      {paper.oneQuestionPerPage ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" disabled={at === 0 || !paper.allowBack} onClick={() => onGo(at - 1)}>
            {translate('onlineExams.previous')}
          </Button>
          <Button variant="outlined" disabled={at >= paper.questions.length - 1} onClick={() => onGo(at + 1)}>
            {translate('onlineExams.next')}
          </Button>
        </Box>
      ) : null}
      <Button variant="contained" loading={busy} onClick={onHandIn}>
        {translate('onlineExams.submit')}
      </Button>
    </Box>
  );
};

/** Submits: after confirmation when the pupil does it, immediately when the time is up. */
const useHandIn = (paper: Paper, sitting: Sitting): { readonly handIn: (asks: boolean) => Promise<void> } => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { confirm } = useDialogs();
  const open = paper.questions.filter(({ id }) => !isGiven(sitting.given.get(id)?.value ?? null)).length;
  const handIn = async (asks: boolean): Promise<void> => {
    if (sitting.submitting) return;
    const isSure =
      !asks ||
      (await confirm({
        title: translate('onlineExams.submitTitle'),
        text: translate('onlineExams.submitText', { smart_count: open }),
        verb: translate('onlineExams.submit'),
      }));
    if (!isSure || !(await sitting.submit())) return;
    await client.invalidateQueries({ queryKey: ['call'] });
    await navigate(detailPath(paper.exam));
  };
  return { handIn };
};

/** A paper with its clock, its questions one at a time or all in a list, and the way to submit it. */
export const ExamPaper = ({ paper }: { readonly paper: Paper }) => {
  const sitting = useSitting(paper);
  const [at, setAt] = useState(0);
  const { handIn } = useHandIn(paper, sitting);
  usePageTitle(paper.name);
  const { questions, oneQuestionPerPage: single } = paper;
  const shown = single ? questions.slice(at, at + 1) : questions;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader
        title={paper.name}
        beside={<TimeLeft left={sitting.left} onUp={() => void handIn(false)} />}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SendState sitting={sitting} />
        {paper.showQuestionMap ? (
          <QuestionMap
            questions={questions}
            given={sitting.given}
            at={single ? at : -1}
            allowBack={paper.allowBack}
            onGo={(place) =>
              single
                ? setAt(place)
                : document
                    .getElementById(`question-${questions[place]?.id}`)
                    ?.scrollIntoView({ block: 'center' })
            }
          />
        ) : null}
        <SectionHead paper={paper} at={single ? at : 0} />
        {shown.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={questions.indexOf(question) + 1}
            exam={paper.exam}
            sitting={sitting}
          />
        ))}
        <Foot
          paper={paper}
          at={at}
          onGo={setAt}
          busy={sitting.submitting}
          onHandIn={() => void handIn(true)}
        />
      </Box>
    </Box>
  );
};
