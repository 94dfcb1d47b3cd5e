import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCall } from '../../../engine/environment/use-call.ts';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { failureText, wasAnswered } from '../../../engine/own-screen/failure-text.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import {
  editPath,
  isMissing,
  isPoll,
  pollBase,
  pollsPath,
  resultRowsOf,
  votingPath,
  type Poll,
} from '../poll.ts';
import { Loading } from '../../../engine/own-screen/Loading.tsx';
import { PollMissing } from '../PollMissing.tsx';
import { leaderText } from './leader-text.ts';
import { PollFacts } from './PollFacts.tsx';
import { ResultBars } from './ResultBars.tsx';
import { useLiveResults } from './use-live-results.ts';

const problemOf = (error: unknown, isBad: boolean): string | undefined => {
  if (isBad) return 'polls.toast.badFormat';
  if (!error) return undefined;
  return wasAnswered(error) ? failureText(error, 'polls.toast.resultsThrew') : 'polls.toast.resultsThrew';
};

/** The figures, reloaded whenever someone has voted. */
const Figures = ({ poll }: { readonly poll: Poll }) => {
  const translate = useTranslate();
  const toast = useToast();
  const { data, error, isPending } = useCall<unknown>(`${pollBase}/view/${poll.id}`);
  useLiveResults(poll.id, poll.status === 'Open');
  const rows = resultRowsOf(data);
  const problem = isPending ? undefined : problemOf(error, !error && rows === undefined);
  useEffect(() => {
    if (problem) toast.error(problem);
  }, [problem, toast]);
  if (isPending) return <Loading text="polls.form.loading" />;
  if (problem !== undefined || rows === undefined)
    return (
      <Alert severity="error" role="alert">
        {translate(problem ?? '', { _: problem ?? '' })}
      </Alert>
    );
  if (rows.length === 0) return <Alert severity="info">{translate('polls.noOptions')}</Alert>;
  const leader = leaderText(rows, translate);
  return (
    <Card variant="outlined">
      <CardContent>
        <ResultBars rows={rows} />
        <Typography aria-live="polite" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {leader ?? translate('polls.noVotes')}
        </Typography>
      </CardContent>
    </Card>
  );
};

const Results = ({ poll }: { readonly poll: Poll }) => {
  const translate = useTranslate();
  const isOpen = poll.status === 'Open';
  const hidden = poll.showResults === 'AFTER_CLOSE' ? 'polls.hidden.close' : 'polls.hidden.vote';
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={poll.title}
        beside={
          <ToneChip
            tone={isOpen ? 'success' : 'neutral'}
            label={translate(isOpen ? 'polls.open' : 'polls.closed')}
          />
        }
        actions={
          <>
            {poll.mayVote ? (
              <Button variant="contained" component={Link} to={votingPath(poll.id)}>
                {translate(poll.hasVoted ? 'polls.changeVote' : 'polls.vote')}
              </Button>
            ) : null}
            {poll.mayEdit ? (
              <Button component={Link} to={editPath(poll.id)}>
                {translate('polls.editTitle')}
              </Button>
            ) : null}
          </>
        }
      />
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 2 }}>
        {poll.description}
      </Typography>
      <PollFacts poll={poll} />
      {poll.hasVoted ? (
        <Alert severity="success" sx={{ mb: 2 }}>
          {poll.myAnswer === null
            ? translate('polls.votedNote')
            : translate('polls.yourAnswer', { answer: poll.myAnswer })}
        </Alert>
      ) : null}
      {poll.resultsVisible ? <Figures poll={poll} /> : <Alert severity="info">{translate(hidden)}</Alert>}
      <Box sx={{ mt: 2 }}>
        <BackLink to={pollsPath} label={translate('polls.back')} />
      </Box>
    </Box>
  );
};

/** The results of the poll in the address. */
export const PollResults = () => {
  const { pollId = '' } = useParams();
  const { data, error, isPending } = useCall<unknown>(`${pollBase}/${encodeURIComponent(pollId)}`);
  usePageTitle(isPoll(data) ? data.title : undefined);
  if (isPending) return <Loading text="polls.form.loading" />;
  if (error && !isMissing(error))
    return (
      <PollMissing text={failureText(error, 'polls.toast.detailsThrew') ?? 'polls.toast.detailsThrew'} />
    );
  return isPoll(data) ? <Results poll={data} /> : <PollMissing />;
};
