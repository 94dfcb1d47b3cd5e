import { Box, Button, Card, CardContent, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormulaText } from '../FormulaText.tsx';
import { isGiven, type PaperQuestion } from './paper.ts';
import { QuestionInput } from './QuestionInput.tsx';
import { QuestionPicture } from './QuestionPicture.tsx';
import type { Sitting } from './use-sitting.ts';

interface CardProps {
  readonly question: PaperQuestion;
  readonly number: number;
  readonly exam: number;
  readonly sitting: Sitting;
}

/** One question with its number, marks, picture and the place to answer. */
export const QuestionCard = ({ question, number, exam, sitting }: CardProps) => {
  const translate = useTranslate();
  const { value, flagged } = sitting.given.get(question.id) ?? { value: null, flagged: false };
  const disabled = sitting.stopped !== undefined;
  return (
    <Card variant="outlined" component="section" aria-label={translate('onlineExams.question', { number })}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flexGrow: 1 }}>
            {translate('onlineExams.question', { number })}
          </Typography>
          <Chip size="small" label={translate('onlineExams.marks', { marks: Number(question.marks) })} />
        </Box>
        <Box id={`question-${question.id}`}>
          {question.type === 'CLOZE' ? (
            translate('onlineExams.fillGaps')
          ) : (
            <FormulaText text={question.text} />
          )}
        </Box>
        {question.hasPicture ? (
          <QuestionPicture exam={exam} question={question.id} alt={question.pictureAlt ?? ''} />
        ) : null}
        <QuestionInput
          question={question}
          value={value}
          disabled={disabled}
          onChange={(next, typed) => sitting.give(question.id, { value: next }, typed)}
        />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            color={flagged ? 'warning' : 'inherit'}
            variant={flagged ? 'contained' : 'outlined'}
            aria-pressed={flagged}
            disabled={disabled}
            onClick={() => sitting.give(question.id, { flagged: !flagged })}
          >
            {translate('onlineExams.flag')}
          </Button>
          <Button
            size="small"
            disabled={disabled || !isGiven(value)}
            onClick={() => sitting.give(question.id, { value: null })}
          >
            {translate('onlineExams.clear')}
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
};
