import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import type { Poll } from '../poll.ts';

const turnout = ({ votes, electors = 0 }: Poll): string =>
  electors === 0 ? '–' : `${((votes * 100) / electors).toFixed(1)} %`;

/** Figures of a poll next to its results. */
export const PollFacts = ({ poll }: { readonly poll: Poll }) => {
  const translate = useTranslate();
  return (
    <Facts
      facts={[
        { label: translate('polls.votes'), value: String(poll.votes) },
        { label: translate('polls.electors'), value: String(poll.electors ?? '–') },
        { label: translate('polls.turnout'), value: turnout(poll) },
        { label: translate('polls.creator'), value: poll.creator },
        {
          label: translate('polls.closes'),
          value: poll.closesAt ? formatMoment(poll.closesAt) : translate('polls.never'),
        },
        {
          label: translate('polls.audience'),
          value:
            poll.audience.length === 0 ? (
              translate('polls.everybody')
            ) : (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                {poll.audience.map((name) => (
                  <Chip key={name} size="small" label={name} />
                ))}
              </Box>
            ),
        },
      ]}
    />
  );
};
