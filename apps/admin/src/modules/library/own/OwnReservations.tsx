import { Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnReservation } from '@school/domain';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';

const box = { display: 'flex', gap: 2, p: 1.5, alignItems: 'center', flexWrap: 'wrap' } as const;

/** Places in queues, which can be given up. */
export const OwnReservations = ({ rows = [] }: { readonly rows?: readonly OwnReservation[] | undefined }) => {
  const translate = useTranslate();
  const toast = useToast();
  const { actor } = useEnvironment();
  const { write, busy } = useWrite();
  if (rows.length === 0) return null;
  const cancel = async ({ id, version }: OwnReservation): Promise<void> => {
    const path = `/setup/v1/BookReservations/transition/cancel/${id}`;
    const done = await write({ path, body: { version }, fallback: 'library.fail.cancel' });
    if (done) toast.success('library.mine.cancelled');
  };
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('library.mine.reservations')}
      </Typography>
      {rows.map((row) => (
        <Paper key={row.id} variant="outlined" sx={{ ...box, mb: 1 }}>
          <Box sx={{ flex: 1, minWidth: 180 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{row.title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {row.status === 'READY'
                ? translate('library.mine.keptUntil', { date: formatDate(row.expiresOn) })
                : translate('library.mine.position', { position: row.position })}
            </Typography>
          </Box>
          {actor.role === 'PARENT' ? null : (
            <Button disabled={busy} onClick={() => void cancel(row)}>
              {translate('library.mine.cancel')}
            </Button>
          )}
        </Paper>
      ))}
    </Box>
  );
};
