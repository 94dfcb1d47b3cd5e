import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isGiven, type PaperQuestion } from './paper.ts';
import type { Sitting } from './use-sitting.ts';

interface MapProps {
  readonly questions: readonly PaperQuestion[];
  readonly given: Sitting['given'];
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly allowBack: boolean;
}

/** All questions by number: which are answered, which are flagged, which one is open. */
export const QuestionMap = ({ questions, given, at, onGo, allowBack }: MapProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('onlineExams.map')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {questions.map(({ id }, place) => {
        const answer = given.get(id);
        const done = isGiven(answer?.value ?? null);
        const state = [
          translate(done ? 'onlineExams.answered' : 'onlineExams.open'),
          ...(answer?.flagged ? [translate('onlineExams.flagged')] : []),
        ].join(', ');
        return (
          <Button
            key={id}
            size="small"
            variant={done ? 'contained' : 'outlined'}
            color={answer?.flagged ? 'warning' : 'primary'}
            aria-current={place === at ? 'step' : undefined}
            aria-label={`${place + 1}: ${state}`}
            disabled={!allowBack && place < at}
            onClick={() => onGo(place)}
            sx={{ minWidth: 40, outline: place === at ? 2 : 0, outlineStyle: 'solid', outlineOffset: 2 }}
          >
            {place + 1}
            {answer?.flagged ? ' ⚑' : ''}
          </Button>
        );
      })}
    </Box>
  );
};
