import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { pollAnswerMax } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newKey } from '../../../engine/data/idempotency.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { serverSentence, wasAnswered } from '../../../engine/own-screen/failure-text.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { pollBase, pollsPath, resultsPath, type Poll } from '../poll.ts';
import { answerOf, firstChoice, voteBody, type Choice } from './ballot.ts';

const whyNot = ({ status, hasVoted }: Poll): string => {
  if (status !== 'Open') return 'polls.why.closed';
  return hasVoted ? 'polls.why.voted' : 'polls.why.notAsked';
};

/** Why the user cannot vote, and where to go next. */
const NoBallot = ({ poll }: { readonly poll: Poll }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity="info" sx={{ width: '100%' }}>
        {translate(whyNot(poll))}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BackLink to={pollsPath} label={translate('polls.back')} />
        <Button onClick={() => void navigate(resultsPath(poll.id))}>{translate('polls.results')}</Button>
      </Box>
    </Box>
  );
};

interface AnswersProps {
  readonly poll: Poll;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

const Answers = ({ poll, choice, onChoose }: AnswersProps) => {
  const translate = useTranslate();
  return (
    <RadioGroup
      aria-labelledby="poll-question"
      value={choice === null ? '' : String(choice)}
      onChange={(_, value) => onChoose(value === 'other' ? 'other' : Number(value))}
    >
      {poll.options.map((option, place) => (
        <FormControlLabel
          key={option}
          value={String(place)}
          control={<Radio />}
          label={option}
          sx={{ overflowWrap: 'anywhere' }}
        />
      ))}
      {poll.allowOtherAns ? (
        <FormControlLabel value="other" control={<Radio />} label={translate('polls.others')} />
      ) : null}
    </RadioGroup>
  );
};

/** The answers to choose from, and the button that casts the vote. */
export const BallotForm = ({ poll, title }: { readonly poll: Poll; readonly title: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const client = useQueryClient();
  const { http, actor } = useEnvironment();
  const [choice, setChoice] = useState<Choice>(() => firstChoice(poll));
  const [typed, setTyped] = useState(choice === 'other' ? (poll.myAnswer ?? '') : '');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const answer = answerOf(poll, choice, typed);
  const cast = async (): Promise<void> => {
    if (answer === undefined || busy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      await http(`${pollBase}/vote`, {
        method: 'POST',
        body: voteBody(poll.id, actor.id, answer),
        headers: { 'Idempotency-Key': newKey() },
      });
      toast.success('polls.toast.voted');
      await client.invalidateQueries({ queryKey: ['call'] });
      await navigate(resultsPath(poll.id));
    } catch (error) {
      toast.error(wasAnswered(error) ? 'polls.toast.voteFailed' : 'polls.toast.voteThrew');
      setRefused(serverSentence(error));
      setBusy(false);
    }
  };
  if (!poll.mayVote) return <NoBallot poll={poll} />;
  return (
    <Card variant="outlined">
      <CardContent
        component="form"
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          void cast();
        }}
      >
        <Typography id="poll-question" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {poll.description}
        </Typography>
        {refused ? (
          <Alert severity="error" role="alert">
            {refused}
          </Alert>
        ) : null}
        <Answers poll={poll} choice={choice} onChoose={setChoice} />
        {choice === 'other' ? (
          <TextField
            autoFocus
            required
            size="small"
            label={translate('polls.otherAnswer')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: pollAnswerMax } }}
          />
        ) : null}
        {poll.isAnonymous ? (
          <Typography variant="body2" color="textSecondary">
            {translate('polls.anonymousNote')}
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <BackLink to={pollsPath} label={translate('polls.back')} />
          <Button type="submit" variant="contained" loading={busy} disabled={answer === undefined}>
            {title}
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
};
