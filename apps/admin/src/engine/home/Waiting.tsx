import type { WaitingItem } from '@school/kernel';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCall } from '../environment/use-call.ts';
import { FailedHome } from './FailedHome.tsx';
import { PersonCards } from './PersonCards.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** The server's response for the first page. */
interface Home {
  readonly waiting: readonly WaitingItem[];
}

/** What awaits the signed-in user, each part with a link to act on it; a single line if nothing does. */
export default function Waiting() {
  const translate = useTranslate();
  const { data, error, refetch } = useCall<Home>('/setup/v1/page/home');
  if (error) return <FailedHome onRetry={() => void refetch()} />;
  if (!data) return <Box sx={{ minHeight: 120 }} aria-busy />;
  const cards = data.waiting.filter(({ shape }) => shape === 'cards');
  const items = data.waiting.filter(({ shape }) => shape !== 'cards');
  return (
    <>
      {cards.map((item) => (
        <PersonCards key={item.key} item={item} />
      ))}
      <Box component="section" aria-labelledby="waiting-title">
        <Typography id="waiting-title" component="h2" variant="h6" sx={{ fontWeight: 600, mb: 1.5 }}>
          {translate('engine.home.waiting')}
        </Typography>
        {items.length === 0 ? (
          <Typography color="textSecondary">{translate('engine.home.nothing')}</Typography>
        ) : (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
            }}
          >
            {items.map((item) => (
              <WaitingCard key={item.key} item={item} />
            ))}
          </Box>
        )}
      </Box>
    </>
  );
}
