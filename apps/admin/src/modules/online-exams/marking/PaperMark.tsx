import { Box, Button, Card, CardContent, Chip, TextField, Typography } from '@mui/material';
import type { AnswerFrom } from '@school/kernel';
import { markOnlineExam, type onlineExamMarking } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useOperation } from '../../../engine/own-screen/use-operation.ts';
import { wordsIn } from '../sitting/paper.ts';

export type MarkedPaper = AnswerFrom<typeof onlineExamMarking>['papers'][number];

interface MarkProps {
  readonly exam: number;
  readonly question: number;
  readonly paper: MarkedPaper;
  readonly mayMark: boolean;
}

/** Marks as typed, with a comma or a point. Undefined if not a number, or too high. */
const marksIn = (typed: string, maximum: number): string | null | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) <= maximum ? text : undefined;
};

const MarkForm = ({ exam, question, paper, mayMark }: MarkProps) => {
  const translate = useTranslate();
  const hint = useId();
  const { operate, busy } = useOperation(markOnlineExam, 'onlineExams.fail.mark');
  const kept = {
    score: paper.score === null ? '' : String(Number(paper.score)),
    comment: paper.comment ?? '',
  };
  const [score, setScore] = useState(kept.score);
  const [comment, setComment] = useState(kept.comment);
  const maximum = Number(paper.maximum);
  const marks = marksIn(score, maximum);
  const isChanged = score !== kept.score || comment !== kept.comment;
  const save = async (): Promise<void> => {
    if (marks === undefined || !isChanged) return;
    await operate({
      exam,
      question,
      code: paper.code,
      before: paper.score,
      score: marks,
      comment: comment.trim() === '' ? null : comment,
    });
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        size="small"
        label={translate('onlineExams.marking.marks', { maximum })}
        value={score}
        disabled={!mayMark}
        error={marks === undefined}
        helperText={marks === undefined ? translate('onlineExams.marking.range', { maximum }) : undefined}
        onChange={({ target }) => setScore(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 9 } }}
      />
      <TextField
        size="small"
        multiline
        minRows={2}
        label={translate('onlineExams.marking.comment')}
        value={comment}
        disabled={!mayMark}
        onChange={({ target }) => setComment(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000, 'aria-describedby': hint } }}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          disabled={!mayMark || !isChanged || marks === undefined}
        >
          {translate('onlineExams.marking.save')}
        </Button>
        <Typography id={hint} variant="body2" color="textSecondary">
          {paper.markedBy ? translate('onlineExams.marking.by', { name: paper.markedBy }) : ''}
        </Typography>
      </Box>
    </Box>
  );
};

/** One answer with its marks field next to it; Enter in the field saves the marks. */
export const PaperMark = (props: MarkProps) => {
  const translate = useTranslate();
  const { code, name, given, score } = props.paper;
  const title = name ?? translate('onlineExams.marking.paper', { code });
  return (
    <Card variant="outlined" component="li" aria-label={title}>
      <CardContent
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 280px' } }}
      >
        <Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1, flexWrap: 'wrap' }}>
            <Typography component="h2" variant="subtitle2">
              {title}
            </Typography>
            <Chip
              size="small"
              color={score === null ? 'warning' : 'success'}
              variant="outlined"
              label={translate(score === null ? 'onlineExams.marking.open' : 'onlineExams.marking.done')}
            />
            <Typography variant="body2" color="textSecondary">
              {translate('onlineExams.words', { smart_count: wordsIn(given) })}
            </Typography>
          </Box>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{given}</Typography>
        </Box>
        <MarkForm {...props} />
      </CardContent>
    </Card>
  );
};
