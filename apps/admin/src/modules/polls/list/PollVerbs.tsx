import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { resultsPath, votingPath, type Poll } from '../poll.ts';
import { PollMenu } from './PollMenu.tsx';

/** What the user may do with a poll: vote, see results, and for poll authors the rest in a menu. */
export const PollVerbs = ({ poll }: { readonly poll: Poll }) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {poll.mayVote ? (
        <Button
          size="small"
          variant="contained"
          component={Link}
          to={votingPath(poll.id)}
          aria-label={translate('polls.voteOn', { title: poll.title })}
        >
          {translate(poll.hasVoted ? 'polls.changeVote' : 'polls.vote')}
        </Button>
      ) : null}
      {poll.resultsVisible || !poll.mayVote ? (
        <Button
          size="small"
          component={Link}
          to={resultsPath(poll.id)}
          aria-label={translate('polls.resultsOf', { title: poll.title })}
        >
          {translate(poll.resultsVisible ? 'polls.results' : 'polls.details')}
        </Button>
      ) : null}
      {poll.mayEdit ? <PollMenu poll={poll} /> : null}
    </Box>
  );
};
