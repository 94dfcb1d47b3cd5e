import { Box, Chip, Typography } from '@mui/material';
import type { AnswerFrom } from '@school/kernel';
import type { myOnlineExam } from '@school/resources';
import { useTranslate } from 'react-admin';
import { FormulaText } from './FormulaText.tsx';
import { keyedParts } from './keyed-parts.ts';

export type ShownAnswer = AnswerFrom<typeof myOnlineExam>['answers'][number];

const tones = { RIGHT: 'success', PARTLY: 'warning', WRONG: 'error' } as const;
const toneOf = (verdict: string | null): 'success' | 'warning' | 'error' | 'default' =>
  verdict === 'RIGHT' || verdict === 'PARTLY' || verdict === 'WRONG' ? tones[verdict] : 'default';

const Line = ({ label, texts }: { readonly label: string; readonly texts: readonly string[] }) => (
  <Box>
    <Typography variant="body2" color="textSecondary" component="span">
      {label}{' '}
    </Typography>
    {texts.length === 0
      ? '–'
      : keyedParts(texts, String).map(({ key, part }) => (
          <Box key={key} component="span" sx={{ mr: 1.5 }}>
            <FormulaText text={part} />
          </Box>
        ))}
  </Box>
);

/** The answers of an attempt in a list, with the correct ones and the marks they earned. */
export const AnswerRows = ({ answers }: { readonly answers: readonly ShownAnswer[] }) => {
  const translate = useTranslate();
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 2 }}>
      {answers.map((answer) => (
        <Box component="li" key={answer.question}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <Box sx={{ flexGrow: 1, fontWeight: 600 }}>
              <FormulaText text={answer.text} />
            </Box>
            <Chip
              size="small"
              color={toneOf(answer.verdict)}
              label={`${answer.score === null ? '–' : Number(answer.score)} / ${Number(answer.marks)}`}
            />
          </Box>
          <Line label={translate('onlineExams.given')} texts={answer.given} />
          {answer.right.length > 0 && answer.verdict !== 'RIGHT' ? (
            <Line label={translate('onlineExams.right')} texts={answer.right} />
          ) : null}
          {answer.explanation ? (
            <Typography variant="body2">
              <FormulaText text={answer.explanation} />
            </Typography>
          ) : null}
          {answer.comment ? (
            <Typography variant="body2" sx={{ fontStyle: 'italic' }}>
              {answer.comment}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Box>
  );
};
