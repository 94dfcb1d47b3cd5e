import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Question } from '../feedback/dialogs-context.ts';
import { useDismissal } from '../feedback/use-dismissal.ts';

/** Rarely shown, so loaded separately. */
const TrialFacts = lazy(() => import('./TrialFacts.tsx').then((module) => ({ default: module.TrialFacts })));

/**
 * Within this time, in milliseconds, a click outside the question is the second click of the double click that opened it.
 */
const doubleClick = 600;

interface StayButtonProps {
  readonly question: Question;
  readonly autoFocus: boolean;
  readonly onStay: () => void;
}

/** Leaves everything as it is; what only tells something is not left. */
const StayButton = ({ question, autoFocus, onStay }: StayButtonProps) => {
  const dismissal = useDismissal(question.verb);
  if (question.isTold) return null;
  return (
    <Button autoFocus={autoFocus} onClick={onStay}>
      {question.stay ?? dismissal}
    </Button>
  );
};

/** Asks before something is done; if it cannot be undone, a word has to be typed. */
export const ConfirmDialog = ({
  question,
  onAnswer,
}: {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [openedAt] = useState(() => performance.now());
  // Enter must not accidentally do what cannot be undone.
  const careful = question.tone === 'error' || question.tone === 'warning';
  const ready = !question.word || typed.trim().toLowerCase() === question.word.toLowerCase();
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' || performance.now() - openedAt > doubleClick) onAnswer(false);
      }}
      maxWidth={question.facts?.lists ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle>{question.title}</DialogTitle>
      <DialogContent>
        {question.text ? (
          <DialogContentText sx={{ whiteSpace: 'pre-line' }}>{question.text}</DialogContentText>
        ) : null}
        {question.facts ? (
          <Suspense fallback={null}>
            <TrialFacts facts={question.facts} />
          </Suspense>
        ) : null}
        {question.word ? (
          <TextField
            autoFocus
            fullWidth
            sx={{ mt: 2 }}
            label={translate('engine.confirm.word', { word: question.word })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <StayButton
          question={question}
          autoFocus={careful && !question.word}
          onStay={() => onAnswer(false)}
        />
        <Button
          autoFocus={!careful && !question.word}
          variant="contained"
          color={question.tone === 'error' ? 'error' : question.tone === 'warning' ? 'warning' : 'primary'}
          disabled={!ready}
          onClick={() => onAnswer(true)}
        >
          {question.verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
